import { countsIn, type PlacedInSeason, type Season } from './season.ts';

/** The entries that count in the tables of a season. Apart from what every page has. */
export function playedIn<Entry extends PlacedInSeason>(
  entries: readonly Entry[],
  season: Season,
  seasons: readonly Season[],
): Entry[] {
  return entries.filter((entry) => countsIn(entry, season.slug, seasons));
}
