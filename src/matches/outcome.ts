import type { MatchOutcome } from './countResult.ts';

/** A match as one of its pairs sees it. */
export type Outcome = Exclude<MatchOutcome, 'unplayed'>;

/** As tables of form mark it. */
export const outcomeLetters: Readonly<Record<Outcome, string>> = {
  won: 'G',
  drawn: 'E',
  lost: 'P',
};
