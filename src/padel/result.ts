import type { Side } from './setScore.ts';
import type { CivilDate, CivilTime, Instant } from './time.ts';

/** What may be known of a played match apart from who played, when, and how it ended. */
export type ResultDetails = {
  /** When it began; kept from the announced match. */
  time: CivilTime | null;
  location: string | null;
};

export const noDetails: ResultDetails = { time: null, location: null };

/** A match that was played, as the league enters it. */
export type Result = ResultDetails & {
  /** A uuid, made by the client that saved it or by the database. */
  id: string;
  team1: string;
  team2: string;
  /** As typed by the organiser, e.g. `6-4, 6-3`; `parseScore` reads it. */
  score: string;
  /** Who won where the score does not say it: a W.O. or a retirement. */
  winner: Side | null;
  date: CivilDate;
  category: string;
  /** The pairs of `team1` and `team2`; the database finds them by name. */
  pair1Id: string | null;
  pair2Id: string | null;
  /** When the database stored it. */
  createdAt: Instant;
  /** When what it says was last changed, if that was more than ten minutes after it was stored. */
  correctedAt: Instant | null;
};

/** What the administrator enters to add a result. */
export type NewResult = Pick<
  Result,
  'team1' | 'team2' | 'score' | 'winner' | 'date' | 'category' | keyof ResultDetails
>;
