import { earlyList, openedAt } from '../../live/earlyRows.ts';
import type { ListRequest } from '../../live/listRequest.ts';
import type { LoadedList } from '../../live/listState.ts';
import type { Table, TableRow } from '../../live/table.ts';
import type { CategoryName } from '../../league/category.ts';
import { leagueClock } from '../../league/leagueClock.ts';
import { seasonAt, seasonLists } from '../../league/seasonLists.ts';
import type * as Lists from '../../matches/list/useListSection.ts';
import {
  pairsTable,
  resultsTable,
  upcomingMatchesTable,
  type MatchFilter,
} from '../../matches/tables.ts';
import { civilMomentAt, readClockAt } from '../../padel/time.ts';
import { playedState, withMatches } from '../../standings/seasonState.ts';
import type * as Season from '../../standings/useSeason.ts';

// Replaces in the early scripts the hooks that need a running site (`src/build/earlyScripts.ts`): they
// return what React will first show, to a visitor. They throw where the rows are not there: then React
// shows the page.

const nothing = () => {};
const handlers = { onLoadMore: nothing, onRetry: nothing, onShowWithheld: nothing };
const none: ReadonlySet<string> = new Set();

// `src/session/authContext.ts`: the session is known once React is there.

export const useAuth = () => ({ isAdmin: false });

// `react-router-dom`

export const useHref = (to: string) => to;
export const useLinkClickHandler = () => nothing;
export const useLocation = () => ({ pathname: location.pathname, hash: location.hash, key: '' });
export const useSearchParams = () => [new URLSearchParams(), nothing] as const;

// `src/matches/list/useListSection.ts`

export const useResults: typeof Lists.useResults = (list) => editableList(resultsTable, list);

export const useUpcomingMatches: typeof Lists.useUpcomingMatches = (category) =>
  editableList(upcomingMatchesTable, { order: 'soonest', category });

/** Pending matches are not prefetched. */
export const usePendingMatches: typeof Lists.usePendingMatches = () => ({
  state: { kind: 'loading' },
  ...handlers,
});

function editableList<Item extends TableRow, NewItem>(
  table: Table<Item, NewItem, string, MatchFilter>,
  list: ListRequest<string, MatchFilter>,
): Lists.EditableList<Item> {
  return {
    state: stateOf(table, list),
    ...handlers,
    isAdmin: false,
    deletingIds: none,
    onEdit: nothing,
    onDelete: nothing,
  };
}

// `src/standings/useSeason.ts`

export const usePlayedSeason: typeof Season.usePlayedSeason = (slug, category) => ({
  state: playedOf(slug, category),
  onRetry: nothing,
});

export const useSeason: typeof Season.useSeason = (slug, category) => ({
  state: withMatches(
    playedOf(slug, category),
    stateOf(upcomingMatchesTable, seasonLists.pending(slug, category)).items,
    stateOf(upcomingMatchesTable, seasonLists.matches(slug, category)).items,
  ),
  onRetry: nothing,
});

/** @throws Error if another season has begun since the site was built, or without the rows */
function playedOf(slug: string, category: CategoryName) {
  if (slug !== seasonAt(civilMomentAt(openedAt(), leagueClock).date).slug) {
    throw new Error('A season has begun.');
  }
  return playedState(
    stateOf(resultsTable, seasonLists.results(slug, category)).items,
    stateOf(pairsTable, seasonLists.pairs(category)).items,
  );
}

/**
 * A list as React will first show it.
 * @throws Error if the rows are not there
 */
function stateOf<Item extends TableRow, NewItem>(
  table: Table<Item, NewItem>,
  list: ListRequest,
): LoadedList<Item> {
  const early = earlyList(table, list, readClockAt(openedAt(), leagueClock));
  if (early === undefined) throw new Error(`No rows of ${table.name} have been fetched.`);
  const { items, hasMore } = early.visible;
  return {
    kind: 'loaded',
    items,
    allItems: items,
    hasMore,
    isLoadingMore: false,
    arrivedIds: none,
  };
}
