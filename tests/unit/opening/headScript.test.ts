import { runInNewContext } from 'node:vm';
import { afterEach, expect, test, vi } from 'vitest';
import type { Opening } from '../../../src/live/earlyRows.ts';
import { firstPageQuery } from '../../../src/live/loadRows.ts';
import { sessionKey } from '../../../src/live/sources.ts';
import { upcomingMatchesTable } from '../../../src/matches/tables.ts';
import { civilMomentAt, type LeagueClock } from '../../../src/padel/time.ts';
import { myPairsKey } from '../../../src/pairs/myPairStorage.ts';
import {
  fetchPrefetched,
  headScript,
  repeatTaps,
  timePlaceholder,
} from '../../../src/opening/headScript.ts';

const clock: LeagueClock = [
  { from: 0, minutes: -180 },
  { from: Date.UTC(2027, 0, 1), minutes: -120 },
];
const list = { order: 'soonest', category: 'Sexta Libre' } as const;

/** A page whose head's script ran at a moment, and what a browser without a network makes of its requests. */
function openPage(now: number, stored: Record<string, string> | null = null, base = '/') {
  const query = firstPageQuery(upcomingMatchesTable, list, timePlaceholder);
  const reads = `/rest/v1/${query}`;
  const requests: { address: string; signal: AbortSignal }[] = [];
  const clickListeners: ((event: object) => void)[] = [];
  const marks: Record<string, string> = {};
  class TappedElement {
    button = {};
    closest = () => this.button;
  }
  const page: { opening?: Opening } = {};
  const context = Object.assign(page, {
    document: {
      currentScript: { dataset: { reads, key: 'key', clock: JSON.stringify(clock) } },
      documentElement: { dataset: marks, style: {} },
      addEventListener: (type: string, listener: (event: object) => void) => {
        if (type === 'click') clickListeners.push(listener);
      },
    },
    matchMedia: () => ({ matches: false }),
    location: { href: 'http://league.example/' },
    Date: class extends Date {
      static override now = () => now;
    },
    URL,
    AbortController,
    Element: TappedElement,
    ...(stored === null ? {} : { localStorage: { getItem: (key: string) => stored[key] ?? null } }),
    fetch: (address: string, { signal }: { signal: AbortSignal }) => {
      requests.push({ address, signal });
      return Promise.reject(new TypeError('Failed to fetch'));
    },
  });
  runInNewContext(headScript(base), context);
  vi.stubGlobal('opening', page.opening);
  const tap = (button: object) => {
    const target = Object.assign(new TappedElement(), { button });
    for (const listener of clickListeners) listener({ target });
  };
  return { requests, marks, tap };
}

afterEach(() => vi.unstubAllGlobals());

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
  const addresses = openPage(now).requests.map(({ address }) => address);
  expect(addresses).toEqual([`http://league.example/rest/v1/${asked}`]);
});

test('a prefetched request fails, and is aborted, as the one that takes it', async () => {
  const { requests } = openPage(0);
  const controller = new AbortController();
  const taken = fetchPrefetched(requests[0]?.address ?? '', { signal: controller.signal });
  controller.abort();
  expect(requests[0]?.signal.aborted).toBe(true);
  await expect(taken).rejects.toThrow('Failed to fetch');
});

test('a button that was tapped before React listens is clicked once, if it is still there', () => {
  const { tap } = openPage(0);
  const buttons = [true, false].map((isConnected) => ({ isConnected, click: vi.fn<() => void>() }));
  for (const button of buttons) tap(button);
  repeatTaps();
  repeatTaps();
  expect(buttons.map(({ click }) => click.mock.calls.length)).toEqual([1, 0]);
});

test.each([
  [{}, []],
  [{ [sessionKey]: '{}' }, ['session']],
  [{ [myPairsKey]: '[]' }, ['myPairs']],
])('a page with %o stored leaves room for what React will add', (stored, marks) => {
  expect(Object.keys(openPage(0, stored).marks)).toEqual(marks);
});

test('a page below a path reads what is stored for it, and nothing of the site at /', () => {
  const stored = { [sessionKey]: '{}', [`/liga/${myPairsKey}`]: '[]' };
  expect(Object.keys(openPage(0, stored, '/liga/').marks)).toEqual(['myPairs']);
});
