import { useMemo } from 'react';
import { StandingsTable } from '../../components/StandingsTable/StandingsTable.tsx';
import type { Category } from '../../domain/category.ts';
import { nameKey } from '../../domain/nameKey.ts';
import type { SeasonSettings } from '../../domain/season.ts';
import { seasonTable } from '../../domain/seasonTable.ts';
import type { PlayedState } from '../shared/seasonState.ts';
import { useOwnKeys } from '../shared/useOwnKeys.ts';

/** How many of the table the page of a category shows. */
const shown = 4;

type CategoryTableProps = { category: Category; season: SeasonSettings; state: PlayedState };

/** The head of a category's table, and one's own pairs. */
export function CategoryTable({ category, season, state }: CategoryTableProps) {
  const ownKeys = useOwnKeys(category);
  const table = useMemo(
    () => (state.kind === 'loaded' ? seasonTable({ ...season, ...state }) : null),
    [season, state],
  );
  // As many rows as the room that is reserved: one's own pair among the first makes place for another.
  const rows = table?.rows ?? [];
  const ownRows = rows.filter(({ name }) => ownKeys.has(nameKey(name)));
  const size = shown + ownRows.length;
  const head = rows.slice(0, size - ownRows.filter((row) => rows.indexOf(row) >= shown).length);
  if (table === null) return null;
  return (
    <StandingsTable
      caption={`Tabla de posiciones - ${category.name}, ${season.name}`}
      category={category.slug}
      rows={[...head, ...ownRows.filter((row) => !head.includes(row))]}
      hasBegun={table.hasBegun}
      own={ownKeys}
    />
  );
}
