import type { LeagueSettings } from './league.ts';
import { seasonOf, type PlacedInSeason } from './season.ts';
import { seasonAt } from './seasonLists.ts';
import type { StandingsRule } from './standingsRule.ts';

/** The rule of a match's season. Apart from the lists of seasons, which every page has. */
export function ruleOfMatch(
  match: PlacedInSeason,
  league: Pick<LeagueSettings, 'seasons'>,
): StandingsRule {
  return (seasonOf(match, league.seasons) ?? seasonAt(match.date, league)).rule;
}
