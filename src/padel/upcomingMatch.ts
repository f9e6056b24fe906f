import type { CountsFor } from './result.ts';
import type { CivilDate, CivilTime, Instant } from './time.ts';

/** A match that is still to be played, as the league announces it. */
export type UpcomingMatch = CountsFor & {
  /** A uuid, made by the client that saved it or by the database. */
  id: string;
  team1: string;
  team2: string;
  date: CivilDate;
  time: CivilTime;
  location: string;
  category: string;
  /** The pairs of `team1` and `team2`; the database finds them by name. */
  pair1Id: string | null;
  pair2Id: string | null;
  /** The moment at which the database stored it. */
  createdAt: Instant;
  /** The moment at which it was put off: it has no other day yet; `null`: it is played as announced. */
  postponedAt: Instant | null;
  /** The moment at which it last changed, in whole seconds, later with each change; `null` in a history from before it was kept. */
  changedAt: Instant | null;
};

/** The values that the administrator enters to add an announced match. */
export type NewUpcomingMatch = Pick<
  UpcomingMatch,
  'team1' | 'team2' | 'date' | 'time' | 'location' | 'category' | keyof CountsFor
>;
