import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { ListCache } from '../data/listCache.ts';
import type { TableRow } from '../data/table.ts';
import type { ListRequest } from '../domain/listRequest.ts';
import type { ListState } from '../domain/listState.ts';
import type { Arrival } from './arrivalStore.ts';
import { useArrivals, useReleaseArrivals } from './LiveProvider.tsx';

export type List<Item> = {
  state: ListState<Item>;
  /** How many rows have arrived and are withheld. */
  pendingCount: number;
  /** Shows them. */
  showPending(): void;
  loadMore(): void;
  retry(): void;
};

const nothing: ReadonlySet<string> = new Set();

/**
 * A live list of a table.
 * @param withholds whether rows that would move what is being read wait; not where nothing is inserted
 */
export function useList<Item extends TableRow, OrderName extends string>(
  cache: ListCache<Item, OrderName>,
  { category, pair, season, date, order, isWhole }: ListRequest<OrderName>,
  withholds = true,
): List<Item> {
  const list = useMemo(
    () =>
      ({ category, pair, season, date, order, isWhole }) satisfies Record<
        keyof ListRequest,
        unknown
      >,
    [category, pair, season, date, order, isWhole],
  );
  const { window, hasFailed, isLoadingMore } = useSyncExternalStore(
    useCallback((listener: () => void) => cache.watch(list, listener), [cache, list]),
    () => cache.snapshot(list),
    () => cache.firstSnapshot(list),
  );
  const arrivals = useArrivals();
  const arrivedIds = useMemo(() => idsOf(arrivals, false), [arrivals]);
  const pendingIds = useMemo(
    () => (withholds ? idsOf(arrivals, true) : nothing),
    [arrivals, withholds],
  );
  const showPending = useReleaseArrivals();
  const rows = window?.items;
  const shown = useMemo(
    () => (pendingIds.size === 0 ? rows : rows?.filter(({ id }) => !pendingIds.has(id))),
    [rows, pendingIds],
  );

  return {
    state: stateOf(),
    pendingCount: (rows?.length ?? 0) - (shown?.length ?? 0),
    showPending,
    loadMore: () => void cache.loadMore(list),
    retry: () => cache.retry(list),
  };

  function stateOf(): ListState<Item> {
    // Rows stay on screen, whatever fails afterwards; a list that was empty may not be any more.
    const isDoubtful = hasFailed && rows?.length === 0;
    if (window !== undefined && shown !== undefined && !isDoubtful) {
      return {
        kind: 'loaded',
        items: shown,
        hasMore: !window.isComplete,
        isLoadingMore,
        arrivedIds,
      };
    }
    return hasFailed ? { kind: 'error' } : { kind: 'loading' };
  }
}

type FailingList = Pick<List<unknown>, 'state' | 'retry'>;

/** Whether any of these lists could not be loaded. */
export function haveFailed(lists: readonly FailingList[]): boolean {
  return lists.some(({ state }) => state.kind === 'error');
}

/** Loads those that have failed again. */
export function retryFailed(lists: readonly FailingList[]) {
  for (const { state, retry } of lists) if (state.kind === 'error') retry();
}

function idsOf(arrivals: readonly Arrival[], arePending: boolean): ReadonlySet<string> {
  return new Set(arrivals.filter(({ isPending }) => isPending === arePending).map(({ id }) => id));
}
