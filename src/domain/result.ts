import type { CategoryName } from './category.ts';
import type { CivilDate, Instant } from './time.ts';

/** A match that was played, as the league enters it. */
export type Result = {
  /** A uuid, made by the client that saved it or by the database. */
  id: string;
  team1: string;
  team2: string;
  /** As typed by the organiser, e.g. `6-4, 6-3`; `parseScore` reads it. */
  score: string;
  date: CivilDate;
  category: CategoryName;
  /** When the database stored it. */
  createdAt: Instant;
};

/** What the administrator types to add a result. */
export type NewResult = Omit<Result, 'id' | 'createdAt'>;
