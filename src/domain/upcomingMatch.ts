import type { CategoryName } from './category.ts';
import type { CivilDate, CivilTime, Instant } from './time.ts';

/** A match that is still to be played, as the league announces it. */
export type UpcomingMatch = {
  /** A uuid, made by the client that saved it or by the database. */
  id: string;
  team1: string;
  team2: string;
  date: CivilDate;
  time: CivilTime;
  location: string;
  category: CategoryName;
  /** When the database stored it. */
  createdAt: Instant;
};

/** What the administrator types to add an upcoming match. */
export type NewUpcomingMatch = Omit<UpcomingMatch, 'id' | 'createdAt'>;
