import { QueryClient, type QueryKey } from '@tanstack/react-query';
import { categories, type CategoryName } from '../domain/category.ts';
import type { Instant } from '../domain/time.ts';
import { createChangeLog, type ChangeLog } from './changeLog.ts';
import type { LeagueRow, LeagueTable } from './leagueTable.ts';
import {
  appendPage,
  applyChange,
  pageSize,
  type ListWindow,
  type RowChange,
} from './listWindow.ts';
import { loadWindow, type ReadClient } from './loadWindow.ts';

/** How long a list is taken as fresh while nothing tells otherwise, ms. */
export const cacheLifetime = 5 * 60 * 1000;

/** A query client whose lists live for the cache's lifetime; what is live decides when to reload. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: cacheLifetime,
        gcTime: cacheLifetime,
        // One owner of reloading: the live connection, which knows when it was really interrupted.
        refetchOnReconnect: false,
        refetchOnWindowFocus: false,
        networkMode: 'always',
        retry: 1,
        retryDelay: 1000,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}

/** One table's cached lists, kept right by loads and by live changes. */
export type LeagueCache<Item extends LeagueRow> = {
  keyOf(category: CategoryName | undefined): QueryKey;
  /** Loads as many rows as are on screen, and applies what changed while they were under way. */
  load(category: CategoryName | undefined, signal: AbortSignal): Promise<ListWindow<Item>>;
  /** Appends the page below the rows on screen. */
  loadMore(category: CategoryName | undefined, signal: AbortSignal): Promise<void>;
  /**
   * Applies a change to every cached list.
   * @returns whether it was news
   */
  apply(change: RowChange<Item>, committedAt: Instant | null): boolean;
  /** Whether some cached list shows the row. */
  has(id: string): boolean;
  /** Loads again what is on screen, and forgets the rest. */
  reload(): Promise<void>;
};

export function createLeagueCache<Item extends LeagueRow, NewItem>(
  queryClient: QueryClient,
  read: ReadClient,
  table: LeagueTable<Item, NewItem>,
): LeagueCache<Item> {
  const log: ChangeLog<Item> = createChangeLog();
  const keyOf = (category: CategoryName | undefined) => [table.name, category ?? null];
  const windowOf = (category: CategoryName | undefined) =>
    queryClient.getQueryData<ListWindow<Item>>(keyOf(category));

  const load: LeagueCache<Item>['load'] = async (category, signal) => {
    const mark = log.mark();
    const size = Math.max(pageSize, windowOf(category)?.items.length ?? 0);
    const loaded = await loadWindow(read, table, { category, size, signal });
    const since = log.since(mark);
    if (since === null) return load(category, signal);
    return since.reduce((window, change) => applyChange(window, change, category), loaded);
  };

  return {
    keyOf,
    load,
    async loadMore(category, signal) {
      const before = windowOf(category)?.items.at(-1);
      const mark = log.mark();
      const page = await loadWindow(read, table, { category, size: pageSize, before, signal });
      queryClient.setQueryData<ListWindow<Item>>(keyOf(category), (window) => {
        if (window === undefined) return window;
        return (log.since(mark) ?? []).reduce(
          (patched, change) => applyChange(patched, change, category),
          appendPage(window, page),
        );
      });
    },
    apply(change, committedAt) {
      if (!log.record(change, committedAt)) return false;
      for (const category of [undefined, ...categories.map(({ name }) => name)]) {
        queryClient.setQueryData<ListWindow<Item>>(
          keyOf(category),
          (window) => window && applyChange(window, change, category),
        );
      }
      return true;
    },
    has: (id) =>
      queryClient
        .getQueriesData<ListWindow<Item>>({ queryKey: [table.name] })
        .some(([, window]) => window?.items.some((item) => item.id === id) === true),
    reload: () => queryClient.invalidateQueries({ queryKey: [table.name] }),
  };
}
