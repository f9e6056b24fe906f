import type { Span } from './coverage.ts';
import type { Side } from '../../padel/setScore.ts';
import type { ResultDetails } from '../../padel/result.ts';
import type { CivilDate } from '../../padel/time.ts';

/** A result, as far as it is known; `null`: not known. */
export type ReadOutcome = {
  category: string | null;
  team1: string | null;
  team2: string | null;
  score: string | null;
  winner: Side | null;
};

/** A whole result; `winner`: `null` where nobody won. */
type WholeOutcome = {
  category: string;
  team1: string;
  team2: string;
  score: string;
  winner: Side | null;
};

/** A way in which words can be meant: somebody won. */
export type Meaning = WholeOutcome & { winner: Side };

/** Why a result is asked about. */
export const reasons = [
  'winner',
  'numbers',
  'doubt',
  'pair',
  'opponent',
  'author',
  'category',
  'score',
  'unfinished',
  'conflict',
  'several',
  'joined',
] as const;

/** Why a result is asked about; `words`: what it is about, as it was written. */
export type Asked = { why: (typeof reasons)[number]; words: string | null };

/**
 * Which pair is named first, which one is ahead if the numbers follow that order, and which one won as
 * the words say, apart from the numbers.
 */
export type Order = { first: Side; ahead: Side | null; said: Side | null };

/** A message, or a part of one, that is no result. */
export type Unread = { isResult: false; isCertain: false; words: string };

type Said = Partial<ResultDetails> & {
  isResult: true;
  /** What it counts for, where a sheet says it. */
  seasonId?: string;
  stage?: string;
  /** The words that it was read from. */
  words: string;
  /** The day on which it was played: not after the words, and on the day for which it was announced. */
  date: CivilDate | null;
  /** The day that the words say, or on which they were written. */
  said: CivilDate | null;
  /** The announced match whose code the words name. */
  matchId: string | null;
  /** The days that it can be of where that is not certain; empty: any. */
  dayOptions?: readonly CivilDate[];
  /** What nobody understood in the words, by its positions. */
  leftovers?: readonly Span[];
  /** What nobody understood beside it: in its line, or in a line of its message without a result. */
  around?: readonly string[];
  /** The messages after it that can be about it. */
  later?: readonly string[];
};

/** The questions that a statement leaves open, and the ways in which it can be meant. */
export type Open = {
  /** Why it is asked, the first question first; empty: only something is missing, or a later message says otherwise. */
  asked: readonly Asked[];
  /** The ways in which it can be meant, where it is not just open which of the two pairs won. */
  options: readonly Meaning[];
  order: Order | null;
};

/**
 * One statement as it was read: teams and score in the order of the announced match, else as they were named.
 * Certain is what can be saved unasked: who won, the numbers and the pairs agree, and nobody corrects it.
 */
export type Statement =
  | (Said & WholeOutcome & { isCertain: true })
  | (Said &
      ReadOutcome &
      Open & {
        isCertain: false;
      });

export type ReadResult = Unread | Statement;

export function unread(words: string): Unread {
  return { isResult: false, isCertain: false, words };
}

/** A statement is certain where nothing of it is asked or missing. */
export function statementOf<Rest extends Said>(rest: Rest, outcome: ReadOutcome, open: Open) {
  const { category, team1, team2, score, winner } = outcome;
  const isWhole = category !== null && team1 !== null && team2 !== null && score !== null;
  const isUnderstood = (rest.leftovers ?? []).length === 0;
  return isWhole && isUnderstood && open.asked.length === 0
    ? { ...rest, category, team1, team2, score, winner, isCertain: true as const }
    : { ...rest, ...outcome, ...open, isCertain: false as const };
}
