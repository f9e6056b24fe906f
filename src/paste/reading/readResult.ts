import type { Side } from '../../padel/setScore.ts';
import type { ResultDetails } from '../../padel/result.ts';
import type { CivilDate } from '../../padel/time.ts';

/** Who played whom, the score of team 1 and team 2, and who won; `null`: not known. */
export type ReadOutcome = {
  category: string | null;
  team1: string | null;
  team2: string | null;
  score: string | null;
  winner: Side | null;
};

const reasons = [
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
  'practice',
  'several',
  'joined',
] as const;

type Reason = (typeof reasons)[number];

export function isReason(value: unknown): value is Reason {
  return reasons.some((reason) => reason === value);
}

/** Why a result is asked about; `words`: what it is about, as it was written. */
export type Asked = { why: Reason; words: string | null };

/**
 * Which pair is named first, which one is ahead if the numbers follow that order, and which one won as
 * the words say, apart from the numbers.
 */
export type Order = { first: Side; ahead: Side | null; said?: Side | null };

/** A message, or a part of one, that is no result. */
export type Unread = { isResult: false; isCertain: false; words: string };

/** What was read from one statement: teams and score in the order of the announced match, else as they were named. */
export type Statement = ReadOutcome &
  Partial<ResultDetails> & {
    isResult: true;
    /** The words that it was read from. */
    words: string;
    /** The day on which it was played: not after the words, and on the day for which it was announced. */
    date: CivilDate | null;
    /** The day that the words say, or on which they were written. */
    said: CivilDate | null;
    /** The announced match whose code the words name. */
    matchId: string | null;
    /** Who won, the numbers and the pairs agree, and nobody corrects it: nothing has to be asked. */
    isCertain: boolean;
    /** Why it is asked, the first question first; empty: the words leave nothing open. */
    asked: readonly Asked[];
    /** The ways in which it can be meant, where it is not just open which of the two pairs won. */
    options: readonly ReadOutcome[];
    /** What later messages say about it: it is asked until that is answered. */
    correction: string | null;
    order: Order | null;
  };

export type ReadResult = Unread | Statement;

export function unread(words: string): Unread {
  return { isResult: false, isCertain: false, words };
}
