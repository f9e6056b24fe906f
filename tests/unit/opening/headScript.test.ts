import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { firstPageQuery } from '../../../src/live/loadRows.ts';
import { upcomingMatchesTable } from '../../../src/matches/tables.ts';
import { civilMomentAt, type LeagueClock } from '../../../src/padel/time.ts';
import { headScript, timePlaceholder } from '../../../src/opening/headScript.ts';

const clock: LeagueClock = [
  { from: 0, minutes: -180 },
  { from: Date.UTC(2027, 0, 1), minutes: -120 },
];
const list = { order: 'soonest', category: 'Sexta Libre' } as const;

/** The addresses that the page's head requests at a moment. */
function prefetchedAt(now: number): string[] {
  const query = firstPageQuery(upcomingMatchesTable, list, timePlaceholder);
  const reads = `/rest/v1/${query}`;
  const requested: string[] = [];
  runInNewContext(headScript(), {
    document: {
      currentScript: { dataset: { reads, key: 'key', clock: JSON.stringify(clock) } },
      documentElement: { dataset: {} },
      addEventListener() {},
    },
    matchMedia: () => ({ matches: false }),
    location: { href: 'http://league.example/' },
    Date: class extends Date {
      static override now = () => now;
    },
    URL,
    AbortController,
    fetch: (address: string) => {
      requested.push(address);
      return Promise.resolve();
    },
  });
  return requested;
}

test.each([
  // 23:30 on the league's clock, and half past midnight, two hours after which counts.
  Date.UTC(2026, 10, 21, 2, 30),
  Date.UTC(2026, 10, 21, 3, 30),
  Date.UTC(2026, 10, 21, 5, 0),
  // After the clock was changed.
  Date.UTC(2027, 0, 1, 1, 59),
  Date.UTC(2027, 0, 1, 2, 0),
])('a page built on any day prefetches what it will ask for at %i', (now) => {
  const asked = firstPageQuery(upcomingMatchesTable, list, (hoursAgo) =>
    civilMomentAt(now - hoursAgo * 3_600_000, clock),
  );
  expect(prefetchedAt(now)).toEqual([`http://league.example/rest/v1/${asked}`]);
});
