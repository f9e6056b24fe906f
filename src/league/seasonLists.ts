import type { CategoryName } from './category.ts';
import type { LeagueSettings } from './league.ts';
import { seasonOn, type SeasonSettings } from './season.ts';
import type { CivilDate } from '../padel/time.ts';

/** The lists of which a table is made. A page that prefetches them asks for the same ones. */
export const seasonLists = {
  results: (season: string | undefined, category?: CategoryName) =>
    ({ order: 'day', category, season, isWhole: true }) as const,
  pairs: (category?: CategoryName) => ({ order: 'name', category, isWhole: true }) as const,
};

type Seasons = Pick<LeagueSettings, 'seasons'>;

/** The season that is being played on a day; before the first, that one. */
export function seasonAt(date: CivilDate, { seasons }: Seasons): SeasonSettings {
  const [earliest] = [...seasons].sort((one, other) => (one.firstDay < other.firstDay ? -1 : 1));
  const current = seasonOn(date, seasons) ?? earliest;
  if (current === undefined) throw new Error('The league has no season.');
  return current;
}

/** The seasons that have begun, the latest first. */
export function seasonsUntil(date: CivilDate, league: Seasons): readonly SeasonSettings[] {
  const current = seasonAt(date, league);
  return league.seasons
    .filter(({ firstDay }) => firstDay <= current.firstDay)
    .sort((one, other) => (one.firstDay < other.firstDay ? 1 : -1));
}
