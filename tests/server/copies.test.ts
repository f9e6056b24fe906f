import { expect, test } from 'vitest';
import { keptCopies } from '../../supabase/backup/copies.ts';
import { isCopyDue } from '../../supabase/backup/dueCopies.ts';
import { randomSource } from '../support/random.ts';
import { scale } from '../support/scale.ts';

const hour = 3_600_000;
const day = 24 * hour;
const start = Date.UTC(2026, 10, 1);
const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);
const copy = (at: number, results: number) => ({
  at,
  contents: { results, matches: 0, pairs: 0, pictures: 0 },
});
type Made = ReturnType<typeof copy>;
const sizeOf = ({ contents }: Made) => contents.results;

const seed = Date.now() % 1_000_000;
const random = randomSource(seed);
console.log(`Copies of the seed ${seed}.`);

test('after each copy of any weeks the newest, the last of seven days and the largest of thirty are there', () => {
  for (let round = 0; round < scale(400, 8); round += 1) {
    let now = start;
    let kept: Made[] = [];
    const all: Made[] = [];
    for (let step = 0; step < 120; step += 1) {
      // Hours of one evening, days of a season, weeks of a summer.
      now += Math.ceil(random.pick([hour, 5 * hour, day, 20 * day]) * (0.1 + random.next()));
      // Grows, or is emptied by mistake.
      const before = kept.at(-1)?.contents.results ?? 0;
      const made = copy(now, random.chance(0.15) ? 0 : before + random.below(5));
      all.push(made);
      kept = keptCopies([...kept, made], now, dayOf).toSorted((a, b) => a.at - b.at);

      expect(kept.at(-1)).toBe(made);
      const full = all.filter((each) => sizeOf(each) > 0);
      const days = [...new Set(full.map(({ at }) => dayOf(at)))].slice(-7);
      const lost = days
        .map((each) => full.findLast(({ at }) => dayOf(at) === each))
        .filter((each) => each === undefined || !kept.includes(each));
      expect(lost).toEqual([]);
      const largestOf = (copies: readonly Made[]) =>
        Math.max(0, ...copies.filter(({ at }) => now - at <= 30 * day).map(sizeOf));
      expect(largestOf(kept)).toBe(largestOf(full));
    }
  }
});

test('a copy that a wrong clock dates years ahead or back takes no other’s place', () => {
  const days = Array.from({ length: 7 }, (_, index) => copy(start + index * day, 20 + index));
  const now = start + 6 * day + hour;
  for (const at of [now + 4_000 * day, 0]) {
    const kept = keptCopies([...days, copy(at, 3)], now, dayOf);
    expect(kept).toEqual(expect.arrayContaining(days.slice(1)));
  }
});

test('of copies of a league that grows, nine at most are kept', () => {
  let kept: Made[] = [];
  for (let hours = 0; hours < 24 * 60; hours += 1) {
    const now = start + hours * hour;
    kept = keptCopies([...kept, copy(now, hours)], now, dayOf);
    expect(kept.length).toBeLessThanOrEqual(9);
  }
});

test('a copy is due when the league has changed and an hour is over, or the league ends', () => {
  const now = start;
  const due = (isChanged: boolean, copied: number | null, isEnding = false) =>
    isCopyDue({ isChanged, copied, now, isEnding });
  expect(due(true, now - hour)).toBe(true);
  expect(due(true, now - hour / 2)).toBe(false);
  expect(due(true, now - hour / 2, true)).toBe(true);
  expect(due(true, null)).toBe(true);
  // A clock that was put back.
  expect(due(true, now + day)).toBe(true);
  for (const copied of [null, now - 10 * hour]) {
    expect([due(false, copied), due(false, copied, true)]).toEqual([false, false]);
  }
});

test('whatever the moments of changes and looks, no change waits an hour for its copy', () => {
  for (let round = 0; round < scale(200, 10); round += 1) {
    let now = start;
    let copied: number | null = null;
    let changed: number | null = null;
    let oldest = 0;
    for (let look = 0; look < 500; look += 1) {
      now += 60_000;
      if (random.chance(random.pick([0, 0.02, 0.5]))) changed ??= now - random.below(60_000);
      if (isCopyDue({ isChanged: changed !== null, copied, now, isEnding: false })) {
        copied = now;
        changed = null;
      }
      oldest = Math.max(oldest, now - (changed ?? now));
    }
    expect(oldest).toBeLessThan(hour);
  }
});
