import type { CivilDate, Instant } from './time.ts';

/** A pair of a category. */
export type Pair = {
  /** A uuid. */
  id: string;
  category: string;
  /** As it is written everywhere; unique in its category by `nameKey`. */
  name: string;
  /** The two players in one line, where the league knows them. */
  players: string | null;
  /** Its players through time, of which `players` is the last; none: always the same. */
  lines?: readonly PairLine[];
  /** The moment at which the database stored it. */
  createdAt: Instant;
};

/** The players of a pair from a day on; the first ones from the beginning: `null`. */
export type PairLine = { from: CivilDate | null; players: string };

/** Who played for a pair on a day. */
export function playersOn(
  { players, lines = [] }: Pick<Pair, 'players' | 'lines'>,
  day: CivilDate,
): string | null {
  const known = lines.filter(({ from }) => from === null || from <= day);
  return known.at(-1)?.players ?? players;
}

export type NewPair = Pick<Pair, 'category' | 'name' | 'players'>;
