import type { CategoryName } from './category.ts';
import { daysBefore } from './review/daysBefore.ts';
import type { CivilDate, CivilTime } from './time.ts';
import type { NewUpcomingMatch } from './upcomingMatch.ts';

/** Two pairs who meet. */
export type Meeting = readonly [team1: string, team2: string];

/**
 * The rounds in which every pair meets every other, by the circle method: nobody plays twice in a round.
 * With an odd number one pair rests in each. The order of names alternates; a second leg turns it around.
 * @param legs how often two pairs meet
 */
export function roundRobin(pairs: readonly string[], legs: 1 | 2): Meeting[][] {
  if (pairs.length < 2) return [];
  const circle: (string | null)[] = pairs.length % 2 === 0 ? [...pairs] : [...pairs, null];
  const [fixed = null, ...others] = circle;
  const rounds = others.map((_, round) => {
    const turned = [fixed, ...others.slice(round), ...others.slice(0, round)];
    const half = turned.slice(0, turned.length / 2);
    return half.flatMap((one, index): Meeting[] => {
      const other = turned.at(-1 - index) ?? null;
      if (one === null || other === null) return [];
      const isTurned = index === 0 ? round % 2 === 1 : index % 2 === 1;
      return [isTurned ? [other, one] : [one, other]];
    });
  });
  if (legs === 1) return rounds;
  return [...rounds, ...rounds.map((round) => round.map(([one, other]): Meeting => [other, one]))];
}

/** When and where a fixture is played. */
export type FixturePlan = {
  category: CategoryName;
  firstDay: CivilDate;
  /** From one round to the next, days. */
  interval: number;
  /** Of a day, one match after the other at each place. */
  times: readonly CivilTime[];
  places: readonly string[];
};

/**
 * The matches of a fixture: a round each so many days, its matches spread over the times and places of
 * that day, the earliest first. What finds no room is played the next day, and the next round after it.
 */
export function planFixture(
  rounds: readonly (readonly Meeting[])[],
  { category, firstDay, interval, times, places }: FixturePlan,
): NewUpcomingMatch[] {
  const slots = times.flatMap((time) => places.map((location) => ({ time, location })));
  if (slots.length === 0) return [];
  let free = 0;
  return rounds.flatMap((round, number) => {
    const start = Math.max(number * interval, free);
    free = start + Math.ceil(round.length / slots.length);
    return round.flatMap(([team1, team2], index) => {
      const slot = slots[index % slots.length];
      if (slot === undefined) return [];
      const day = start + Math.floor(index / slots.length);
      return [{ team1, team2, date: daysBefore(firstDay, -day), ...slot, category }];
    });
  });
}
