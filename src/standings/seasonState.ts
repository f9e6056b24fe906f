import type { Pair } from '../padel/pair.ts';
import type { Result } from '../padel/result.ts';
import type { UpcomingMatch } from '../padel/upcomingMatch.ts';

/** The states of something that is loaded. */
type StateOf<Loaded> = { kind: 'loading' } | { kind: 'error' } | ({ kind: 'loaded' } & Loaded);

type PlayedSeason = {
  /** Newest day first. */
  results: readonly Result[];
  /** The registered pairs' names. */
  pairs: readonly string[];
  /** Their ids, by their names. */
  ids?: ReadonlyMap<string, string> | undefined;
};

export type PlayedState = StateOf<PlayedSeason>;

/** A played season, and what could still happen in it. */
export type SeasonState = StateOf<
  PlayedSeason & {
    /** Announced matches that have no result yet, the next one first. */
    matches: readonly UpcomingMatch[];
  }
>;

type Loaded<State> = Extract<State, { kind: 'loaded' }>;

/** The season of these rows: in an open page, and before React has started. */
export function playedState(
  results: readonly Result[],
  pairs: readonly Pick<Pair, 'id' | 'name'>[],
): Loaded<PlayedState> {
  const ids = new Map(pairs.map(({ id, name }) => [name, id]));
  return { kind: 'loaded', results, pairs: [...ids.keys()], ids };
}

/** @param due matches whose time has passed, and those that were put off */
export function withMatches(
  played: Loaded<PlayedState>,
  due: readonly UpcomingMatch[],
  announced: readonly UpcomingMatch[],
): Loaded<SeasonState> {
  return { ...played, matches: [...due, ...announced] };
}
