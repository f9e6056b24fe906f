import { createElement, useMemo, useSyncExternalStore } from 'react';
import { loadCode } from '../live/loadCode.ts';
import { TableSkeleton } from '../ui/skeletons/TableSkeleton.tsx';
import type { Category } from '../league/category.ts';
import { seasonIn } from '../league/season.ts';
import { KeptHtml } from './KeptHtml.tsx';
import { useCurrentSeason } from '../league/useNow.ts';
import { usePlayedSeason } from '../standings/useSeason.ts';
import type { CategoryTable } from './CategoryTable.tsx';

/** Stands in if the table's code cannot be loaded: the page still has its results and a link. */
const Nothing: typeof CategoryTable = () => null;
let Loaded: typeof CategoryTable | null = null;
// The table's code is requested with the page's own, which does not wait for it.
let loading = loadTable();

async function loadTable() {
  const module = await loadCode(() => import('./CategoryTable.tsx')).catch(() => null);
  Loaded = module?.CategoryTable ?? Nothing;
}

function watchCode(listener: () => void) {
  if (Loaded === Nothing) loading = loadTable();
  void loading.finally(listener);
  return () => {};
}

/** The head of a category's table. Until code and rows are there, what the early script has shown. */
export function LazyCategoryTable({ category }: { category: Category }) {
  const current = useCurrentSeason();
  const season = useMemo(() => seasonIn(current, category.name), [current, category.name]);
  // The lists are read from the first render on, to be confirmed with those of the page.
  const { state } = usePlayedSeason(season.slug, category.name);
  const Table = useSyncExternalStore(
    watchCode,
    () => Loaded,
    () => null,
  );
  if (Table !== null && state.kind !== 'loading') {
    return createElement(Table, { category, season, state });
  }
  return (
    <KeptHtml>
      <div aria-busy="true">
        <TableSkeleton rows={4} />
      </div>
    </KeptHtml>
  );
}
