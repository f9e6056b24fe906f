import type { Pair } from '../../domain/pair.ts';
import type { Result } from '../../domain/result.ts';
import type { UpcomingMatch } from '../../domain/upcomingMatch.ts';

/** What the table of a category is made of. */
export type SeasonState =
  | { kind: 'loading' }
  | { kind: 'error' }
  | {
      kind: 'loaded';
      /** Newest day first. */
      results: readonly Result[];
      /** The registered pairs' names. */
      pairs: readonly string[];
      /** Announced matches that have no result yet, the next one first. */
      matches: readonly UpcomingMatch[];
    };

type SeasonRows = {
  results: readonly Result[];
  pairs: readonly Pick<Pair, 'name'>[];
  /** Matches whose time has passed. */
  due: readonly UpcomingMatch[];
  announced: readonly UpcomingMatch[];
};

/** The season of these rows: in an open page, and before React has started. */
export function loadedSeason({ results, pairs, due, announced }: SeasonRows): SeasonState {
  return {
    kind: 'loaded',
    results,
    pairs: pairs.map(({ name }) => name),
    matches: [...due, ...announced],
  };
}
