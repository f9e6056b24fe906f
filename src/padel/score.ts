import { ahead, readSets, type SetScore, type Side } from './setScore.ts';

/**
 * The meaning of a score's text. Nothing is added to it: a walkover has no side and a retirement no
 * winner, because the text names none. What is not understood stays the text that was typed.
 */
export type Score =
  | {
      kind: 'sets';
      sets: readonly SetScore[];
      winner: Side | null;
      /** `timed`: the hour was over. `undecided`: the sets do not add up to a match that somebody has won. */
      ending: 'complete' | 'retired' | 'timed' | 'undecided';
    }
  /** Somebody did not come, neither pair did, or the match will not be played. */
  | { kind: 'walkover' | 'doubleWalkover' | 'unplayed' }
  | { kind: 'text'; text: string };

/** The words in the place of sets where nothing was played, as they are stored. */
export const absenceWords = {
  walkover: 'W.O.',
  doubleWalkover: 'W.O. doble',
  unplayed: 'No se jugó',
} as const;

/** Longer than any score that is only numbers; beyond it there is no sense in looking. */
const longestScore = 80;

const dashes = /[‐‑‒–—−]/gu;
const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const superscript = /[⁰¹²³⁴⁵⁶⁷⁸⁹]+/gu;
/** Accents; ñ is a letter. */
const marks = /([nN]\u0303)|[\u0300-\u036f]/gu;
const absence = String.raw`(?:w\.? ?o\.?|w\/o|walk[ -]?over)`;
const absenceOfOne = new RegExp(String.raw`^(?:${absence}|no se present(?:o|aron)\.?)$`, 'iu');
// The database has these two again, in `private.is_played`.
const absenceOfBoth = new RegExp(
  String.raw`^(?:doble ${absence}|${absence}[ ,]*(?:doble|\(doble\)))$`,
  'iu',
);
const noMatch = /^no se jugo\.?$/iu;
const setsOfAbsence = /^[\d\s,;:/-]+(?=[(\s][a-z])|[\s,;:(]+[\d\s,;:/-]+\)?$/iu;
const retirement =
  /(?:^|[\s,;(]+)(?:ret|retiro|retirad[oa]s?|ab|aband|(?:por )?(?:abandono|lesion))\.?\)?$/iu;
const timeout = /(?:^|[\s,;(]+)(?:por )?tiempo\.?\)?$/iu;
/** One long set by time: `12-9`. */
const longSet = /^(\d{1,2})\s*(?:[-/:]|a)\s*(\d{1,2})$/iu;

/**
 * Reads a score as administrators write it: `6-4, 6-3`, `6/4 3/6 10/8`, `7-6(5) 6-7(9) 6-2`,
 * `6-4 4-6 [10-7]`, `W.O.`, `6-2 3-1 ret.`, `6-4 3-2 tiempo`, `No se jugó`. Never throws and never refuses.
 */
export function parseScore(text: string): Score {
  const asTyped: Score = { kind: 'text', text };
  if (text.length > longestScore) return asTyped;
  const plain = plainText(text);
  const hasWord = /[a-z]/iu.test(plain);
  const absent = hasWord ? absenceIn(plain) : null;
  if (absent !== null) return { kind: absent };

  if (hasWord && /\d\D*[a-z]/iu.test(plain)) {
    const broken = plain.replace(retirement, '');
    if (broken !== plain) return brokenOff(broken, 'retired') ?? asTyped;
    const timed = plain.replace(timeout, '');
    if (timed !== plain) return brokenOff(timed, 'timed') ?? asTyped;
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

/** How a match ended other than by its last point. */
export type MatchEnding = 'retired' | 'timed' | keyof typeof absenceWords;

/** The ending that the words of a text say, and the text before them; `null`: it says none. */
export function splitEnding(text: string): { before: string; ending: MatchEnding } | null {
  const plain = plainText(text);
  if (!/[a-z]/iu.test(plain) || plain.length > longestScore) return null;
  const absent = absenceIn(plain);
  if (absent !== null) return { before: setsBesideAbsence(plain), ending: absent };
  const retired = plain.replace(retirement, '');
  const before = retired === plain ? plain.replace(timeout, '') : retired;
  if (before === plain || !/\d/u.test(before)) return null;
  return { before: before.normalize('NFC'), ending: retired === plain ? 'timed' : 'retired' };
}

function plainText(text: string): string {
  return text
    .normalize('NFD')
    .replace(marks, '$1')
    .replace(dashes, '-')
    .replace(superscript, inBrackets)
    .trim();
}

/** Whether somebody came. The database says it of a row in `is_played`. */
export function isPlayed({ kind }: Score): boolean {
  return kind !== 'unplayed' && kind !== 'doubleWalkover';
}

/** The side that won: as the sets say, or where they cannot say it as the result's `winner` does. */
export function sideThatWon(score: Score, winner: Side | null): Side | null {
  if (leavesWinnerOpen(score)) return winner;
  return score.kind === 'sets' ? score.winner : null;
}

/** Whether the score does not say who won a match that somebody has won, or after an hour may have. */
export function leavesWinnerOpen(score: Score): boolean {
  if (score.kind !== 'sets') return score.kind === 'walkover';
  return score.ending === 'retired' || (score.ending === 'timed' && score.winner === null);
}

/** Whether each side has won one set and no other was begun: a draw, where a league has draws. */
export function isOneSetEach(score: Score): boolean {
  if (score.kind !== 'sets' || score.ending !== 'undecided' || score.sets.length !== 2)
    return false;
  return setsWonBy(1, score.sets) === 1 && setsWonBy(2, score.sets) === 1;
}

/** Whether nobody is ahead where nobody has to be: a draw, in a league with draws. */
export function isLevel(score: Score): boolean {
  if (score.kind !== 'sets') return false;
  return score.ending === 'timed' ? score.winner === null : isOneSetEach(score);
}

export function setsWonBy(side: Side, sets: readonly SetScore[]): number {
  return sets.reduce((count, { winner }) => (winner === side ? count + 1 : count), 0);
}

/** The outcome of a match for one side; `undefined`: nobody won. */
export function outcomeOf(side: Side, winner: Side | null): 'won' | 'lost' | undefined {
  if (winner === null) return undefined;
  return winner === side ? 'won' : 'lost';
}

/** The word beside the sets of a match that was not played to its end. */
export function endingOf(score: Score): 'Ret.' | 'Tiempo' | undefined {
  if (score.kind !== 'sets') return undefined;
  if (score.ending === 'retired') return 'Ret.';
  return score.ending === 'timed' ? 'Tiempo' : undefined;
}

/** The words below the names in the place of numbers: a score as typed, or why there is none; `null`: numbers. */
export function scoreInWords(score: Score): string | null {
  if (score.kind === 'text') return score.text;
  return score.kind === 'unplayed' ? absenceWords.unplayed : null;
}

/** The kind of absence that a text names; the sets that stand beside a W.O. count nothing. */
function absenceIn(plain: string): 'walkover' | 'doubleWalkover' | 'unplayed' | null {
  const text = plain.replaceAll(/\s+/gu, ' ');
  if (noMatch.test(text)) return 'unplayed';
  if (absenceOfBoth.test(text)) return 'doubleWalkover';
  const sets = setsOfAbsence.exec(text)?.[0] ?? '';
  const numbers = setsBesideAbsence(text);
  if (numbers !== '' && readSets(numbers, false) === null) return null;
  const words = text
    .replace(sets, '')
    .trim()
    .replace(/^\((.*)\)$/u, '$1');
  return absenceOfOne.test(words) ? 'walkover' : null;
}

function setsBesideAbsence(text: string): string {
  return (setsOfAbsence.exec(text)?.[0] ?? '').replace(/^[\s,;:(]+|[\s,;:)]+$/gu, '');
}

/**
 * The sets of a match that was not played to its end. A set that another follows is that of whoever leads in it;
 * by time the last one is, too. A super tie-break that nobody stayed for is never finished.
 */
function brokenOff(
  numbers: string,
  ending: 'retired' | 'timed',
): Extract<Score, { kind: 'sets' }> | null {
  const long = ending === 'timed' ? longSet.exec(numbers) : null;
  const read =
    readSets(numbers, false) ??
    readSets(numbers, true) ??
    (long === null ? null : [unfinishedSet(Number(long[1]), Number(long[2]))]);
  if (read === null) return null;
  const sets = read.map((set, index): SetScore => {
    const leader = ahead(set.team1, set.team2);
    if (ending === 'timed' || index < read.length - 1) return { ...set, winner: leader };
    return set.kind === 'superTieBreak' ? { ...set, winner: null } : set;
  });
  const winner = ending === 'timed' ? ahead(setsWonBy(1, sets), setsWonBy(2, sets)) : null;
  return { kind: 'sets', sets, winner, ending };
}

function unfinishedSet(team1: number, team2: number): SetScore {
  return { kind: 'set', team1, team2, tieBreak: null, winner: null };
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
