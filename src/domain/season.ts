import type { CivilDate } from './time.ts';

/** A season runs from its first day until the next one's. */
export type Season = { name: string; slug: string; firstDay: CivilDate };

/** The season that a day belongs to: the latest that has started; `undefined` before the first. */
export function seasonOn<Each extends Season>(
  date: CivilDate,
  seasons: readonly Each[],
): Each | undefined {
  return seasons
    .filter(({ firstDay }) => firstDay <= date)
    .toSorted((one, other) => (one.firstDay < other.firstDay ? 1 : -1))[0];
}

/** What was played within a season. */
export function playedIn<Entry extends { date: CivilDate }>(
  entries: readonly Entry[],
  season: Season,
  seasons: readonly Season[],
): Entry[] {
  return entries.filter(({ date }) => seasonOn(date, seasons)?.slug === season.slug);
}
