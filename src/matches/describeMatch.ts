import { categoryTitle } from '../league/category.ts';
import type { LeagueSettings } from '../league/league.ts';
import { isAnnulled, isFriendly, type PlacedInSeason } from '../league/season.ts';
import { assertNever } from '../padel/assertNever.ts';
import { detailsShownIn, type Result } from '../padel/result.ts';
import { leavesWinnerOpen } from '../padel/score.ts';
import type { SetScore, Side } from '../padel/setScore.ts';
import { formatLongDate, formatTime } from '../padel/spanishDate.ts';
import type { UpcomingMatch } from '../padel/upcomingMatch.ts';
import { shownResult } from './shownResult.ts';

/**
 * A result as a sentence, for screen readers: *Victoria de Los Smash ante Doble
 * Pared por 6 a 4, 3 a 6 y 10 a 8 en el súper tie-break. Sexta Damas, sábado 14 de noviembre de
 * 2026.* "Victoria de … ante …" fits teams in the singular and in the plural alike.
 */
export function describeResult(result: Result, league: LeagueSettings): string {
  const when = [
    countsFor(result, league),
    formatLongDate(result.date),
    ...detailsShownIn('sentence', result),
  ].join(', ');
  const outcome = describeOutcome(result, league);
  return `${outcome}${outcome.endsWith('.') ? '' : '.'} ${when}.`;
}

/** The score as typed, and who won where it does not say so: *W.O., ganó Doble Pared*. */
export function describeScore(
  result: Pick<Result, 'team1' | 'team2' | 'score' | 'winner'> & PlacedInSeason,
  league: Pick<LeagueSettings, 'seasons'>,
): string {
  const name = unsaidWinner(result, league);
  return name === null ? result.score : `${result.score}, ganó ${name}`;
}

/** The side that won a match whose score does not say it; `null`: it does, or nobody can tell. */
export function unsaidWinner(...[result, league]: Parameters<typeof describeScore>): string | null {
  const { score, winner } = shownResult(result, league);
  if (winner === null || !leavesWinnerOpen(score)) return null;
  return winner === 1 ? result.team1 : result.team2;
}

/** An upcoming match as one would announce it. */
export function describeUpcomingMatch(match: UpcomingMatch, league: LeagueSettings): string {
  const when =
    match.postponedAt === null
      ? `${formatLongDate(match.date)} a las ${formatTime(match.time)}, ${match.location}`
      : `a reprogramar: era el ${formatLongDate(match.date)}`;
  return `${match.team1} contra ${match.team2}. ${countsFor(match, league)}, ${when}.`;
}

/** *Sexta Damas*, *Sexta Damas, amistoso* */
function countsFor(match: Result | UpcomingMatch, league: LeagueSettings): string {
  const isGone = 'score' in match && isAnnulled(match, league.seasons);
  const mark = isFriendly(match) ? ', amistoso' : isGone ? ', anulado por baja' : '';
  return categoryTitle(match.category, league) + mark;
}

function describeOutcome(result: Result, league: LeagueSettings): string {
  const teams = `${result.team1} contra ${result.team2}`;
  const { score, winner, isDraw } = shownResult(result, league);
  const [first, second] =
    winner === 2 ? [result.team2, result.team1] : [result.team1, result.team2];
  const victory = `Victoria de ${first} ante ${second} por`;
  switch (score.kind) {
    case 'walkover':
      return winner === null ? `${teams}: W.O., no se jugó` : `${victory} W.O.`;
    case 'doubleWalkover':
      return `${teams}: W.O. doble, no se presentó ninguna`;
    case 'unplayed':
      return `${teams}: no se jugó`;
    case 'text':
      return `${teams}: ${score.text}`;
    case 'sets': {
      const { sets, ending } = score;
      const by = ending === 'retired' ? 'abandono' : ending === 'timed' ? 'tiempo' : '';
      if (isDraw) {
        const draw = by === '' ? 'Empate' : `Empate por ${by}`;
        return `${draw} entre ${result.team1} y ${result.team2}: ${listSets(sets, 1)}`;
      }
      if (winner !== null) {
        return `${victory} ${by === '' ? '' : `${by}: `}${listSets(sets, winner)}`;
      }
      const played = `${teams}: ${listSets(sets, 1)}`;
      return by === '' ? played : `${played}, terminado por ${by}`;
    }
    default:
      return assertNever(score);
  }
}

/** The sets from one side: its games come first. */
function listSets(sets: readonly SetScore[], side: Side): string {
  const parts = sets.map((set) => {
    const games = side === 1 ? `${set.team1} a ${set.team2}` : `${set.team2} a ${set.team1}`;
    if (set.kind === 'superTieBreak') {
      const points = set.tieBreak === null ? '' : ` (${set.tieBreak} puntos)`;
      return `${games}${points} en el súper tie-break`;
    }
    return set.tieBreak === null ? games : `${games} con tie-break (${set.tieBreak})`;
  });
  const last = parts.pop() ?? '';
  return parts.length === 0 ? last : `${parts.join(', ')} y ${last}`;
}
