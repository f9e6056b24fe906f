import { useMemo } from 'react';
import { StandingsTable } from '../standings/table/StandingsTable.tsx';
import type { Category } from '../league/category.ts';
import { nameKey } from '../padel/nameKey.ts';
import type { CategorySeason } from '../league/season.ts';
import { seasonTable } from '../standings/seasonTable.ts';
import type { PlayedState } from '../standings/seasonState.ts';
import { useOwnKeys } from '../standings/useOwnKeys.ts';

/** The number of rows that the page of a category shows. */
const shown = 4;

type CategoryTableProps = { category: Category; season: CategorySeason; state: PlayedState };

/** The head of a category's table, and one's own pairs. */
export function CategoryTable({ category, season, state }: CategoryTableProps) {
  const ownKeys = useOwnKeys(category);
  const table = useMemo(
    () => (state.kind === 'loaded' ? seasonTable({ ...season, ...state }) : null),
    [season, state],
  );
  // Height is reserved for so many rows: one's own pair among the first makes place for another.
  const rows = table?.rows ?? [];
  const ownRows = rows.filter(({ name }) => ownKeys.has(nameKey(name)));
  const size = shown + ownRows.length;
  const head = rows.slice(0, size - ownRows.filter((row) => rows.indexOf(row) >= shown).length);
  if (table === null) return null;
  return (
    <StandingsTable
      caption={`Tabla de posiciones - ${category.title}, ${season.name}`}
      category={category.slug}
      rows={[...head, ...ownRows.filter((row) => !head.includes(row))]}
      excerptOf={rows}
      hasBegun={table.hasBegun}
      own={ownKeys}
    />
  );
}
