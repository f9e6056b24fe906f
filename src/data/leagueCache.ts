import { QueryCache, QueryClient, type QueryKey } from '@tanstack/react-query';
import { categories, type CategoryName } from '../domain/category.ts';
import type { Instant } from '../domain/time.ts';
import { createChangeLog, type ChangeLog } from './changeLog.ts';
import type { LeagueRow, LeagueTableName } from './leagueTable.ts';
import {
  appendPage,
  applyChange,
  pageSize,
  type ListWindow,
  type RowChange,
} from './listWindow.ts';
import type { WindowRequest } from './loadWindow.ts';

/** How long a list is taken as fresh while nothing tells otherwise, ms. */
export const cacheLifetime = 5 * 60 * 1000;

/** A query client whose lists live for the cache's lifetime; what is live decides when to reload. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error) => console.warn('No se pudieron leer los datos:', error),
    }),
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

/**
 * @param name the table's, under which its lists are cached
 * @param loadRows asks the database, see `loadWindow`
 */
export function createLeagueCache<Item extends LeagueRow>(
  queryClient: QueryClient,
  name: LeagueTableName,
  loadRows: (request: WindowRequest<Item>) => Promise<ListWindow<Item>>,
): LeagueCache<Item> {
  const log: ChangeLog<Item> = createChangeLog();
  const keyOf = (category: CategoryName | undefined) => [name, category ?? null];
  const windowOf = (category: CategoryName | undefined) =>
    queryClient.getQueryData<ListWindow<Item>>(keyOf(category));

  // How often a load was begun and a page was appended: each must notice the other.
  let loads = 0;
  let appends = 0;

  const load: LeagueCache<Item>['load'] = async (category, signal) => {
    loads += 1;
    const mark = log.mark();
    const appendsBefore = appends;
    const size = Math.max(pageSize, windowOf(category)?.items.length ?? 0);
    const loaded = await loadRows({ category, size, signal });
    const since = log.since(mark);
    // More was asked for meanwhile, or more happened than is remembered: this answer is too little.
    if (since === null || appends !== appendsBefore) return load(category, signal);
    return since.reduce((window, change) => applyChange(window, change, category), loaded);
  };

  const loadMore: LeagueCache<Item>['loadMore'] = async (category, signal) => {
    const loadsBefore = loads;
    const mark = log.mark();
    const before = windowOf(category)?.items.at(-1);
    const page = await loadRows({ category, size: pageSize, before, signal });
    const window = windowOf(category);
    // The list was left meanwhile.
    if (window === undefined) return;
    const since = log.since(mark);
    // The page fits below the rows that it was asked for, as they were then.
    const fits = loads === loadsBefore && window.items.at(-1)?.id === before?.id;
    if (since === null || !fits) {
      await loadMore(category, signal);
      return;
    }
    const longer = since.reduce(
      (patched, change) => applyChange(patched, change, category),
      appendPage(window, page),
    );
    appends += 1;
    queryClient.setQueryData(keyOf(category), longer);
  };

  return {
    keyOf,
    load,
    loadMore,
    apply(change, committedAt) {
      if (!log.record(change, committedAt)) return false;
      for (const category of [undefined, ...categories.map((each) => each.name)]) {
        queryClient.setQueryData<ListWindow<Item>>(
          keyOf(category),
          (window) => window && applyChange(window, change, category),
        );
      }
      return true;
    },
    has: (id) =>
      queryClient
        .getQueriesData<ListWindow<Item>>({ queryKey: [name] })
        .some(([, window]) => window?.items.some((item) => item.id === id) === true),
    async reload() {
      // A first load that is under way may have read before the change: invalidating alone would
      // be content with it.
      await queryClient.cancelQueries({ queryKey: [name] });
      // What is off screen is forgotten: the next live change would make it look fresh again.
      queryClient.removeQueries({ queryKey: [name], type: 'inactive' });
      await queryClient.invalidateQueries({ queryKey: [name] });
    },
  };
}
