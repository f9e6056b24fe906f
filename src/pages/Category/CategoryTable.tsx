import { useMemo } from 'react';
import { StandingsTable } from '../../components/StandingsTable/StandingsTable.tsx';
import { TableSkeleton } from '../../components/TableSkeleton/TableSkeleton.tsx';
import type { Category } from '../../domain/category.ts';
import { nameKey } from '../../domain/nameKey.ts';
import { seasonTable } from '../../domain/seasonTable.ts';
import { useCurrentSeason } from '../shared/useNow.ts';
import { useOwnKeys } from '../shared/useOwnKeys.ts';
import { usePlayedSeason } from '../shared/useSeason.ts';

/** How many of the table the page of a category shows. */
const shown = 4;

/** The head of a category's table, and one's own pairs. */
export function CategoryTable({ category }: { category: Category }) {
  const season = useCurrentSeason();
  const ownKeys = useOwnKeys(category);
  const { state } = usePlayedSeason(season.slug, category.name);
  const table = useMemo(
    () => (state.kind === 'loaded' ? seasonTable({ ...season, ...state }) : null),
    [season, state],
  );
  // As many rows as the room that is reserved: one's own pair among the first makes place for another.
  const rows = table?.rows ?? [];
  const ownRows = rows.filter(({ name }) => ownKeys.has(nameKey(name)));
  const size = shown + ownRows.length;
  const head = rows.slice(0, size - ownRows.filter((row) => rows.indexOf(row) >= shown).length);
  if (state.kind === 'loading') {
    return (
      <div aria-busy="true">
        <TableSkeleton rows={shown} />
      </div>
    );
  }
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
