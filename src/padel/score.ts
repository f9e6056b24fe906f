import { ahead, readSets, type SetScore, type Side } from './setScore.ts';

/**
 * What the text of a score says. Nothing is added to it: a walkover has no side and a retirement no
 * winner, because the text names none. What is not understood stays the text that was typed.
 */
export type Score =
  | {
      kind: 'sets';
      sets: readonly SetScore[];
      winner: Side | null;
      /** `undecided`: the sets do not add up to a match that somebody has won. */
      ending: 'complete' | 'retired' | 'undecided';
    }
  | { kind: 'walkover' }
  | { kind: 'text'; text: string };

/** Longer than any score that is only numbers; beyond it there is no sense in looking. */
const longestScore = 80;

const dashes = /[‐‑‒–—−]/gu;
const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const superscript = /[⁰¹²³⁴⁵⁶⁷⁸⁹]+/gu;
const walkover = /^(?:w\.?\s?o\.?|w\/o|walk[\s-]?over|no se present(?:ó|o|aron))$/iu;
const retirement =
  /(?:^|[\s,;(]+)(?:ret|retiro|retirad[oa]s?|ab|aband|(?:por )?(?:abandono|lesi[óo]n))\.?\)?$/iu;

/**
 * Reads a score as organisers write it: `6-4, 6-3`, `6/4 3/6 10/8`, `7-6(5) 6-7(9) 6-2`,
 * `6-4 4-6 [10-7]`, `W.O.`, `6-2 3-1 ret.` Never throws and never refuses.
 */
export function parseScore(text: string): Score {
  const asTyped: Score = { kind: 'text', text };
  if (text.length > longestScore) return asTyped;
  const plain = text.replace(dashes, '-').replace(superscript, inBrackets).trim();
  if (walkover.test(plain)) return { kind: 'walkover' };

  const played = /\d\D*[a-z]/iu.test(plain) ? plain.replace(retirement, '') : plain;
  if (played !== plain) {
    const sets = readSets(played, false) ?? readSets(played, true);
    return sets === null ? asTyped : { kind: 'sets', sets, winner: null, ending: 'retired' };
  }
  // In `6-4 6-7 (10-8)` the brackets hold a tie-break or the third set: the set, if only so
  // somebody has won.
  const numbers = plain.replace(/\.$/u, '');
  const first = readSets(numbers, false);
  const score = first === null ? null : validateSets(first);
  if (score?.winner != null || !/[([]/u.test(numbers)) return score ?? asTyped;
  const second = readSets(numbers, true);
  const otherScore = second === null ? null : validateSets(second);
  return otherScore?.winner != null ? otherScore : (score ?? otherScore ?? asTyped);
}

/** Who won: as the sets say, or where they cannot say it as the result's `winner` does. */
export function sideThatWon(score: Score, winner: Side | null): Side | null {
  if (leavesWinnerOpen(score)) return winner;
  return score.kind === 'sets' ? score.winner : null;
}

/** Whether the score does not say who won a match that somebody has won. */
export function leavesWinnerOpen(score: Score): boolean {
  return score.kind === 'walkover' || (score.kind === 'sets' && score.ending === 'retired');
}

/** What a match was for one side; `undefined`: nobody won. */
export function outcomeOf(side: Side, winner: Side | null): 'won' | 'lost' | undefined {
  if (winner === null) return undefined;
  return winner === side ? 'won' : 'lost';
}

/** What stands beside the sets of a match that was not played to its end. */
export function endingOf(score: Score): 'Ret.' | undefined {
  return score.kind === 'sets' && score.ending === 'retired' ? 'Ret.' : undefined;
}

function validateSets(sets: readonly SetScore[]): Extract<Score, { kind: 'sets' }> {
  const validated = isInShortSets(sets) ? sets.map(shortSet) : sets;
  const winner = matchWinner(validated);
  return {
    kind: 'sets',
    sets: validated,
    winner,
    ending: winner === null ? 'undecided' : 'complete',
  };
}

/** The side with at least two sets and more than the other; nobody while one set is unclear. */
function matchWinner(sets: readonly SetScore[]): Side | null {
  if (sets.length < 2 || sets.some((set) => set.winner === null)) return null;
  const won = sets.filter((set) => set.winner === 1).length;
  return ahead(won, sets.length - won);
}

/** Sets to four games (4-0 … 4-2, 5-3, 5-4) are played by a whole match, or not at all. */
function isInShortSets(sets: readonly SetScore[]): boolean {
  const full = sets.filter((set) => set.kind === 'set');
  return full.length >= 2 && full.every((set) => shortSet(set).winner !== null);
}

function shortSet(set: SetScore): SetScore {
  const [high, low] = [Math.max(set.team1, set.team2), Math.min(set.team1, set.team2)];
  const isFinished = (high === 4 && low <= 2) || (high === 5 && (low === 3 || low === 4));
  if (set.kind === 'superTieBreak') return set;
  return { ...set, winner: isFinished ? ahead(set.team1, set.team2) : null };
}

function inBrackets(points: string): string {
  return `(${Array.from(points, (point) => superscripts.indexOf(point)).join('')})`;
}
