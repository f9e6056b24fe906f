import type { Side } from '../../padel/setScore.ts';
import type { ResultDetails } from '../../padel/result.ts';
import type { CivilDate } from '../../padel/time.ts';

/** Who played whom, the score of team 1 and team 2, and who won; `null`: not known. */
export type Outcome = {
  category: string | null;
  team1: string | null;
  team2: string | null;
  score: string | null;
  winner: Side | null;
};

/** Why a result is asked about; `words`: what it is about, as it was written. */
export type Asked = {
  why:
    | 'winner'
    | 'numbers'
    | 'doubt'
    | 'pair'
    | 'opponent'
    | 'author'
    | 'category'
    | 'score'
    | 'unfinished'
    | 'conflict'
    | 'practice'
    | 'several'
    | 'joined';
  words: string | null;
};

/** What later messages say instead of a statement. */
export type CorrectionRead = {
  words: string;
  /** Readings of the corrected statement; none: the words cannot be read. */
  options: readonly Outcome[];
  /** The words say that it is no result. */
  isRetraction: boolean;
};

/**
 * Which pair is named first, which one is ahead if the numbers follow that order, and which one won as
 * the words say, apart from the numbers.
 */
export type Order = { first: Side; ahead: Side | null; said?: Side | null };

/** What was read from one statement, or a message that is no result. */
export type ReadResult = Outcome &
  Partial<ResultDetails> & {
    /** The words that it was read from. */
    words: string;
    isResult: boolean;
    /** In the order of the announced match, else as they were named. */
    team1: string | null;
    team2: string | null;
    /** Score of team 1 and team 2, in the order of this outcome. */
    score: string | null;
    /** When it was played: not after the words, and on the day for which it was announced. */
    date: CivilDate | null;
    /** The day that the words say, or on which they were written. */
    said: CivilDate | null;
    /** The announced match whose code the words name. */
    matchId: string | null;
    /** Who won, the numbers and the pairs agree: nothing has to be asked. */
    isCertain: boolean;
    /** Why it is asked, where it is. */
    asked?: Asked | null;
    /** What else is open; that is asked once the first question is answered. */
    alsoAsked?: readonly Asked[];
    /** The ways in which it can be meant, where it is not just open which of the two pairs won. */
    options?: readonly Outcome[];
    /** What a later message says instead: it is asked until that is answered. */
    correction?: CorrectionRead | null;
    order?: Order | null;
  };
