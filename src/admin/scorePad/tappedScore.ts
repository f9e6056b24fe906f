import { assertNever } from '../../padel/assertNever.ts';
import { formatScore } from '../../padel/formatScore.ts';
import { absenceWords, type MatchEnding, type Score } from '../../padel/score.ts';
import { ahead, otherSide, type SetScore, type Side } from '../../padel/setScore.ts';

/** A score as it is entered by tapping: the winner of each set, and the loser's games. */
export type TappedScore = {
  ending: 'played' | MatchEnding;
  sets: readonly TappedSet[];
};

/** An ending without sets. */
type Absence = keyof typeof absenceWords;

export type TappedSet =
  /** @property loser games of the set's loser: 0 to 4 for 6-n, 5 for 7-5, 6 for 7-6 */
  | { kind: 'set'; winner: Side; loser: number; tieBreak: number | null }
  /** @property loser points of the loser: the winner has 10, or two more */
  | { kind: 'superTieBreak'; winner: Side; loser: number }
  /** The set in which somebody retired, or the hour was over. */
  | { kind: 'unfinished'; team1: number; team2: number }
  /** A set that no keys are for, such as 9-7: it stays as it was typed. */
  | { kind: 'asTyped'; set: SetScore };

const notBegun: SetScore = { kind: 'set', team1: 0, team2: 0, tieBreak: null, winner: null };

/** Whether a match that ended so has no sets. */
export function isAbsence(ending: TappedScore['ending']): ending is Absence {
  return Object.hasOwn(absenceWords, ending);
}

export const emptyScore: TappedScore = { ending: 'played', sets: [] };

/** The score as it is tapped; `null` for a text that has no sets. */
export function toTappedScore(score: Score): TappedScore | null {
  switch (score.kind) {
    case 'walkover':
    case 'doubleWalkover':
    case 'unplayed':
      return { ending: score.kind, sets: [] };
    case 'text':
      return score.text.trim() === '' ? emptyScore : null;
    case 'sets': {
      const { ending } = score;
      const isBroken = ending === 'retired' || ending === 'timed';
      const sets = score.sets.map((set, index) => {
        const isLast = index === score.sets.length - 1;
        return padSetOf(set, isLast && (isBroken || set.winner === null));
      });
      return { ending: isBroken ? ending : 'played', sets };
    }
    default:
      return assertNever(score);
  }
}

/** The text of a pad, in the form of `formatScore`; empty for an empty pad. */
export function formatTappedScore(pad: TappedScore): string {
  if (isAbsence(pad.ending)) return absenceWords[pad.ending];
  const ending = pad.ending === 'played' ? 'complete' : pad.ending;
  if (pad.sets.length === 0 && ending === 'complete') return '';
  const sets = pad.sets.length === 0 ? [notBegun] : pad.sets.map(setScoreOf);
  return formatScore({ kind: 'sets', sets, winner: null, ending });
}

/** The side that has won two sets; `null` while nobody has. */
export function winnerOf(sets: readonly TappedSet[]): Side | null {
  const won = (side: Side) => sets.filter((set) => setWinnerOf(set) === side).length;
  if (won(1) >= 2) return 1;
  return won(2) >= 2 ? 2 : null;
}

/** The side that won a set; `null` where nobody has. */
export function setWinnerOf(set: TappedSet): Side | null {
  if (set.kind === 'unfinished') return null;
  return set.kind === 'asTyped' ? set.set.winner : set.winner;
}

/** The number of sets that can be entered: the next one appears when those before it decide nothing. */
export function openSets({ ending, sets }: TappedScore): number {
  if (isAbsence(ending)) return 0;
  const finished = sets.filter((set) => set.kind !== 'unfinished');
  return winnerOf(finished) === null ? Math.min(finished.length + 1, 3) : finished.length;
}

/**
 * The sets with another one at an index.
 * @returns those up to the match's end, and those that would come after it
 */
export function withSet(
  all: readonly TappedSet[],
  index: number,
  set: TappedSet,
): { sets: readonly TappedSet[]; beyond: readonly TappedSet[] } {
  const sets = [...all];
  sets.splice(index, 1, set);
  const end = sets.findIndex((_, last) => winnerOf(sets.slice(0, last + 1)) !== null);
  const count = end === -1 ? sets.length : end + 1;
  return { sets: sets.slice(0, count), beyond: sets.slice(count) };
}

/** Swaps the sides of sets, for a winner that was picked wrongly. */
export function swapSides(sets: readonly TappedSet[]): TappedSet[] {
  return sets.map((set) => {
    if (set.kind === 'unfinished') return { ...set, team1: set.team2, team2: set.team1 };
    if (set.kind !== 'asTyped') return { ...set, winner: otherSide(set.winner) };
    const { team1, team2, winner } = set.set;
    return {
      ...set,
      set: { ...set.set, team1: team2, team2: team1, winner: otherSide(winner) },
    };
  });
}

function padSetOf(set: SetScore, mayBeUnfinished: boolean): TappedSet {
  const { team1, team2, tieBreak } = set;
  const winner = set.winner ?? ahead(team1, team2);
  const [high, low] = [Math.max(team1, team2), Math.min(team1, team2)];
  if (set.kind === 'superTieBreak') {
    const loser = tieBreak ?? low;
    const isTapped = tieBreak === null ? high === winnersPoints(low) : high === 1;
    return winner !== null && isTapped
      ? { kind: 'superTieBreak', winner, loser }
      : { kind: 'asTyped', set };
  }
  if (winner !== null && low <= 6 && high === winnersGames(low)) {
    return { kind: 'set', winner, loser: low, tieBreak };
  }
  const isPossible = high <= 6 && tieBreak === null;
  return mayBeUnfinished && isPossible
    ? { kind: 'unfinished', team1, team2 }
    : { kind: 'asTyped', set };
}

function setScoreOf(set: TappedSet): SetScore {
  if (set.kind === 'unfinished') {
    const { team1, team2 } = set;
    return { kind: 'set', team1, team2, tieBreak: null, winner: null };
  }
  if (set.kind === 'asTyped') return set.set;
  const { kind, winner, loser } = set;
  const most = kind === 'set' ? winnersGames(loser) : winnersPoints(loser);
  const [team1, team2] = winner === 1 ? [most, loser] : [loser, most];
  const tieBreak = kind === 'set' && loser === 6 ? set.tieBreak : null;
  return { kind, team1, team2, tieBreak, winner };
}

/** The games of a set's winner, by those of its loser. */
export function winnersGames(loser: number): number {
  return loser < 5 ? 6 : 7;
}

/** The points of a super tie-break's winner, by those of its loser. */
export function winnersPoints(loser: number): number {
  return Math.max(10, loser + 2);
}
