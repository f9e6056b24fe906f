import type { Season } from '../league/season.ts';
import type { CivilDate } from '../padel/time.ts';

/**
 * Whether a day is more likely a typing error: before the first season, or more than a year ahead.
 * @param seasons in any order; without one no day is too early
 */
export function isFarDay(
  date: CivilDate,
  today: CivilDate,
  seasons: readonly Pick<Season, 'firstDay'>[],
): boolean {
  const inAYear = `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`;
  const isEarly = seasons.length > 0 && seasons.every(({ firstDay }) => date < firstDay);
  return isEarly || date > inAYear;
}
