import type { Instant } from './time.ts';

/** A pair of a category. */
export type Pair = {
  /** A uuid. */
  id: string;
  category: string;
  /** As it is written everywhere; unique in its category by `nameKey`. */
  name: string;
  /** The two players in one line, where the league knows them. */
  players: string | null;
  /** The moment at which the database stored it. */
  createdAt: Instant;
};

export type NewPair = Pick<Pair, 'category' | 'name' | 'players'>;
