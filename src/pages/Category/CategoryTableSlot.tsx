import { createElement, useSyncExternalStore } from 'react';
import { TableSkeleton } from '../../components/TableSkeleton/TableSkeleton.tsx';
import type { Category } from '../../domain/category.ts';
import { KeptHtml } from '../../utils/KeptHtml.tsx';
import type { CategoryTable } from './CategoryTable.tsx';

let Loaded: typeof CategoryTable | null = null;
// Requested with the page's own code, which does not wait for it.
const code = loadTable();

async function loadTable() {
  // Without it the page still has its results, and the link to the whole table.
  const module = await import('./CategoryTable.tsx').catch(() => null);
  Loaded = module?.CategoryTable ?? null;
}

function watchCode(listener: () => void) {
  void code.finally(listener);
  return () => {};
}

/** The head of a category's table. Until its code is there, the one that the early script has shown. */
export function CategoryTableSlot({ category }: { category: Category }) {
  const Table = useSyncExternalStore(
    watchCode,
    () => Loaded,
    () => null,
  );
  if (Table !== null) return createElement(Table, { category });
  return (
    <KeptHtml>
      <TableSkeleton rows={4} />
    </KeptHtml>
  );
}
