import { assertNever } from './assertNever.ts';
import { absenceWords, type Score } from './score.ts';
import type { SetScore } from './setScore.ts';

/** The score in the one way in which we write it; parsing that gives the same score again. */
export function formatScore(score: Score): string {
  switch (score.kind) {
    case 'sets': {
      const sets = score.sets.map(formatSet).join(', ');
      if (score.ending === 'timed') return `${sets} tiempo`;
      return score.ending === 'retired' ? `${sets} ret.` : sets;
    }
    case 'walkover':
    case 'doubleWalkover':
    case 'unplayed':
      return absenceWords[score.kind];
    case 'text':
      return score.text;
    default:
      return assertNever(score);
  }
}

function formatSet({ kind, team1, team2, tieBreak }: SetScore): string {
  const games = `${team1}-${team2}`;
  if (tieBreak !== null) return `${games}(${tieBreak})`;
  return kind === 'superTieBreak' && Math.max(team1, team2) < 10 ? `[${games}]` : games;
}
