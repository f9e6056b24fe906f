import type { LeagueSettings } from '../league/league.ts';
import { ruleOfMatch } from '../league/ruleOfMatch.ts';
import type { ListState } from '../live/listState.ts';
import type { MyPair } from '../matches/myPairsContext.ts';
import { outcomeFor, rivalOf, scoreFor } from '../matches/pairMatches.ts';
import { eveningOf, formatEvening } from '../padel/evening.ts';
import type { Result } from '../padel/result.ts';
import { isPlayed, parseScore } from '../padel/score.ts';
import { formatDay, formatTime, isPast } from '../padel/spanishDate.ts';
import type { CivilMoment } from '../padel/time.ts';
import type { UpcomingMatch } from '../padel/upcomingMatch.ts';

// A pair in a line each: its next match, its last one, one that waits for its result.

/** The match of a pair that is played next; else the one that is being played. */
export function nextMatchIn(
  state: ListState<UpcomingMatch>,
  now: CivilMoment,
): UpcomingMatch | undefined {
  if (state.kind !== 'loaded') return undefined;
  return state.items.find((match) => !isPast(match, now)) ?? state.items[0];
}

/** *Hoy 20:30 · contra Los Smash*. */
export function nextLine(match: UpcomingMatch, pair: MyPair, now: CivilMoment): string {
  const day = formatEvening(match, now);
  const rival = `contra ${rivalOf(match, pair)}`;
  return `${day} ${formatTime(match.time)} · ${rival}${isPast(match, now) ? ', ya empezó' : ''}`;
}

/** *contra Los Smash, ayer: sin resultado todavía*. */
export function waitingLine(match: UpcomingMatch, pair: MyPair, now: CivilMoment): string {
  const day = formatDay(eveningOf(match), eveningOf(now)).toLocaleLowerCase('es');
  return `contra ${rivalOf(match, pair)}, ${day}: sin resultado todavía`;
}

/** The last result that was played. */
export function lastResultIn(state: ListState<Result>): Result | undefined {
  if (state.kind !== 'loaded') return undefined;
  return state.items.find(({ score }) => isPlayed(parseScore(score)));
}

/** *Ganó 6-4 6-3 contra Los Smash, ayer*. */
export function lastLine(
  result: Result,
  pair: MyPair,
  now: CivilMoment,
  league: Pick<LeagueSettings, 'seasons'>,
): string {
  const outcome = outcomeFor(result, pair, ruleOfMatch(result, league));
  const verb = outcome === null ? '' : { won: 'Ganó ', drawn: 'Empató ', lost: 'Perdió ' }[outcome];
  const day = formatDay(eveningOf(result), eveningOf(now)).toLocaleLowerCase('es');
  return `${verb}${scoreFor(result, pair)} contra ${rivalOf(result, pair)}, ${day}`;
}

/** What is said in the place of a line that is not there. */
export function noneOf(state: ListState<unknown>, none: string): string {
  if (state.kind === 'error') return 'no se pudo cargar';
  return state.kind === 'loading' ? 'cargando…' : `${none} por ahora`;
}
