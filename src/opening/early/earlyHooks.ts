import { pathBelowOrigin, pathOfSite } from '../../live/base.ts';
import { earlyList, openedAt } from '../../live/earlyRows.ts';
import type { ListRequest } from '../../live/listRequest.ts';
import type { ListState } from '../../live/listState.ts';
import type { Table, TableRow } from '../../live/table.ts';
import { seasonAt } from '../../league/seasonLists.ts';
import {
  pairsTable,
  resultsTable,
  upcomingMatchesTable,
  type MatchFilter,
} from '../../matches/tables.ts';
import type * as Deleting from '../../matches/useDeleting.ts';
import { civilMomentAt, readClockAt } from '../../padel/time.ts';
import { settings } from '../../league/settings.ts';

// Replaces in the early scripts the hooks that need a running site (`src/build/earlyScripts.ts`): they
// return what React will first show, to a visitor. They throw where the rows are not there: then React
// shows the page.

const nothing = () => {};
const none: ReadonlySet<string> = new Set();

// `src/session/authContext.ts`: the session is known once React is there.

export const useAuth = () => ({ isAdmin: false });

// `react-router-dom`

export const useHref = (to: string) => (to.startsWith('/') ? pathBelowOrigin(to) : to);
export const useLinkClickHandler = () => nothing;
export const useLocation = () => ({
  pathname: pathOfSite(location.pathname),
  hash: location.hash,
  key: '',
});
export const useSearchParams = () => [new URLSearchParams(), nothing] as const;

// `src/matches/useDeleting.ts`

export const useDeleting: typeof Deleting.useDeleting = () => ({ ids: none, ask: nothing });

// `src/matches/DataProvider.tsx`

const tables = {
  results: earlyTable(resultsTable),
  upcomingMatches: earlyTable(upcomingMatchesTable),
  pairs: earlyTable(pairsTable),
};

export const useData = () => ({ tables });

/** A table with as much of its lists as `src/live/useList.ts` reads. */
function earlyTable<Item extends TableRow, NewItem>(table: Table<Item, NewItem>) {
  const list = (request: MatchesRequest) => ({
    firstState: () => stateOf(table, request),
    loadMore: nothing,
    retry: nothing,
  });
  return { lists: { list, showWithheld: nothing } };
}

type MatchesRequest = ListRequest<string, MatchFilter>;

/**
 * A list as React will first show it.
 * @throws Error if the rows are not there, or if another season has begun since the site was built
 */
function stateOf<Item extends TableRow, NewItem>(
  table: Table<Item, NewItem>,
  request: MatchesRequest,
): ListState<Item> {
  const { date } = civilMomentAt(openedAt(), settings().clock);
  if (request.season !== undefined && request.season !== seasonAt(date, settings()).slug) {
    throw new Error('Another season has begun.');
  }
  const early = earlyList(table, request, readClockAt(openedAt(), settings().clock));
  if (early === undefined) {
    // Matches without a day are prefetched for a season's table only.
    const hasDay = request.order !== 'pending' && request.order !== 'postponed';
    if (!hasDay && request.season === undefined) return { kind: 'loading' };
    throw new Error(`No rows of ${table.name} have been fetched.`);
  }
  const { items, hasMore } = early.visible;
  return {
    kind: 'loaded',
    items,
    allItems: items,
    hasMore,
    isLoadingMore: false,
    arrivedIds: none,
    withheldCount: 0,
  };
}
