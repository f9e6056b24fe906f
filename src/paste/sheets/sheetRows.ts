import { categoryByName } from '../../league/category.ts';
import {
  dateProblem,
  isBlank,
  limits,
  nameProblem,
  onePairProblem,
  textProblem,
  timeProblem,
} from '../../padel/fieldRules.ts';
import type { NewPair } from '../../padel/pair.ts';
import { keyOf } from '../../admin/pairList/newPairs.ts';
import { isSameMatch, type MatchIdentity } from '../../padel/sameMatch.ts';
import type { NewUpcomingMatch } from '../../padel/upcomingMatch.ts';
import type { SheetMatch, SheetPair } from './importSheet.ts';
import { settings } from '../../league/settings.ts';

/** A row that can be edited before it is saved; the id is made once. */
export type SheetRow<Values> = { id: string; values: Values };

/** The problem that keeps a match from being saved, in Spanish; `null`: none. */
export function matchProblem(
  match: SheetMatch,
  announced: readonly MatchIdentity[],
): string | null {
  const values = newMatchOf(match);
  if (values === null) return firstProblem(match);
  return announced.some((other) => isSameMatch(other, values)) ? 'Ya está en la liga.' : null;
}

function firstProblem({ team1, team2, date, time, location, category }: SheetMatch): string | null {
  if (categoryByName(category, settings()) === undefined) return 'Falta la categoría.';
  return (
    missingOr('Falta una pareja.', team1, 'Pareja 1: ', nameProblem(team1)) ??
    missingOr('Falta una pareja.', team2, 'Pareja 2: ', nameProblem(team2)) ??
    onePairProblem(team1, team2) ??
    missingOr('Falta la fecha.', date, '', dateProblem(date)) ??
    missingOr('Falta la hora.', time, '', timeProblem(time)) ??
    missingOr('Falta el lugar.', location, 'Lugar: ', textProblem(location, limits.location))
  );
}

/** A text that is there and cannot be stored is not missing: what is wrong with it is said. */
function missingOr(missing: string, text: string, label: string, problem: string | null) {
  if (problem === null) return null;
  return isBlank(text) ? missing : label + problem;
}

/** The match as it is stored; `null` while it cannot be. */
export function newMatchOf(match: SheetMatch): NewUpcomingMatch | null {
  const category = categoryByName(match.category, settings())?.name;
  if (category === undefined || firstProblem(match) !== null) return null;
  return {
    category,
    team1: match.team1.trim(),
    team2: match.team2.trim(),
    date: match.date,
    time: match.time,
    location: match.location.trim(),
    seasonId: match.seasonId || null,
    stage: match.stage || null,
  };
}

/** Whether something of a match is missing; one that the league has is no such match. */
export function isIncomplete({ values }: SheetRow<SheetMatch>): boolean {
  return newMatchOf(values) === null;
}

/** A sentence about the matches that are not announced yet, in Spanish; empty: there are none. */
export function describeIncomplete(count: number): string {
  if (count === 0) return '';
  return count === 1
    ? 'Falta completar 1 partido: no se anuncia.'
    : `Falta completar ${count} partidos: no se anuncian.`;
}

/** The pairs of a table that the league does not have, each once. */
export function newPairsOf(
  pairs: readonly SheetPair[],
  known: readonly { name: string; category: string }[],
): NewPair[] {
  const keys = new Set(known.map(keyOf));
  return pairs.flatMap((pair) => {
    const key = keyOf(pair);
    if (keys.has(key)) return [];
    keys.add(key);
    return [pair];
  });
}
