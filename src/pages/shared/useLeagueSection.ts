import { useAuth } from '../../auth/authContext.ts';
import { useLeagueWrites, type LeagueWrites } from '../../auth/useLeagueWrites.ts';
import type { LeagueCache } from '../../data/leagueCache.ts';
import { useLeagueData } from '../../data/LeagueDataProvider.tsx';
import {
  resultsTable,
  upcomingMatchesTable,
  type LeagueRow,
  type LeagueTable,
} from '../../data/leagueTable.ts';
import type { CategoryName } from '../../domain/category.ts';
import type { ListState } from '../../domain/listState.ts';
import type { NewResult, Result } from '../../domain/result.ts';
import type { NewUpcomingMatch, UpcomingMatch } from '../../domain/upcomingMatch.ts';
import { useLeagueList } from '../../live/useLeagueList.ts';
import { useDeleting } from './useDeleting.ts';

/** What a list component on a page is given: its rows, and what may be done with them. */
export type SectionView<Item> = {
  state: ListState<Item>;
  canDelete: boolean;
  deletingIds: ReadonlySet<string>;
  onDelete: (item: Item) => void;
  onLoadMore: () => void;
  onRetry: () => void;
};

/** Rows that have arrived and wait to be shown, so that what is being read stays where it is. */
export type Held = { count: number; onShow: () => void };

/** The rows of a section that are loaded; none while they are not. */
export function loadedItems<Item>({ state }: SectionView<Item>): readonly Item[] {
  return state.kind === 'loaded' ? state.items : [];
}

export type LeagueSection<Item, NewItem> = {
  view: SectionView<Item>;
  held: Held;
  writes: LeagueWrites<NewItem>;
};

/** The results on a page, of all categories or of one. */
export function useResults(category?: CategoryName): LeagueSection<Result, NewResult> {
  return useSection(resultsTable, useLeagueData().results, category);
}

/** The upcoming matches on a page, of all categories or of one. */
export function useUpcomingMatches(
  category?: CategoryName,
): LeagueSection<UpcomingMatch, NewUpcomingMatch> {
  return useSection(upcomingMatchesTable, useLeagueData().upcomingMatches, category);
}

function useSection<Item extends LeagueRow & { team1: string; team2: string }, NewItem>(
  table: LeagueTable<Item, NewItem>,
  cache: LeagueCache<Item>,
  category: CategoryName | undefined,
): LeagueSection<Item, NewItem> {
  const { isAdmin } = useAuth();
  const list = useLeagueList(cache, category);
  const writes = useLeagueWrites(table, cache);
  const deleting = useDeleting(table, writes.remove);
  return {
    writes,
    held: { count: list.heldCount, onShow: list.releaseHeld },
    view: {
      state: list.state,
      canDelete: isAdmin,
      deletingIds: deleting.ids,
      onDelete: deleting.ask,
      onLoadMore: list.loadMore,
      onRetry: list.retry,
    },
  };
}
