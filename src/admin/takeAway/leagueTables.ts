import type { LeagueSettings } from '../../league/league.ts';
import { playedIn } from '../../league/playedIn.ts';
import { playsIn, seasonIn, seasonOn } from '../../league/season.ts';
import type { Pair } from '../../padel/pair.ts';
import type { Result } from '../../padel/result.ts';
import type { CivilDate } from '../../padel/time.ts';
import { decidedStandings, nameDecisions } from '../../standings/decisions.ts';
import type { NamedDecisions, NamedTable } from './exportSheets.ts';

/** The tables of all seasons, with what was decided of their pairs, the latest first; pairs without a result are in that of today alone. */
export function leagueTables(
  { results, pairs }: { results: readonly Result[]; pairs: readonly Pair[] },
  { categories, seasons }: Pick<LeagueSettings, 'categories' | 'seasons'>,
  today: CivilDate,
): (NamedTable & NamedDecisions)[] {
  const current = seasonOn(today, seasons);
  return [...seasons]
    .sort((one, other) => (one.firstDay < other.firstDay ? 1 : -1))
    .flatMap((season) =>
      categories.map(({ name: category }) => {
        const isOwn = (row: { category: string }) => row.category === category;
        const isListed = season === current && playsIn(season, category);
        const names = isListed ? pairs.filter(isOwn).map(({ name }) => name) : [];
        const played = playedIn(results.filter(isOwn), season, seasons);
        const own = seasonIn(season, category);
        const decisions = nameDecisions(own, pairs, played);
        const rows = decidedStandings(played, names, own.rule, decisions);
        return { season: season.name, category, rows, ...decisions };
      }),
    );
}
