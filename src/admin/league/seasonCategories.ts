import type { CategoryName } from '../../league/category.ts';
import type { SeasonCategory } from '../../league/season.ts';
import type { NewSeasonCategory, StoredSeasonCategory } from './settingTables.ts';
import type { Table } from '../../live/table.ts';
import { newId } from '../../live/newId.ts';
import type { Write } from '../../session/write.ts';
import { changeOfRows, correctedRow, nothing, refusalTo } from '../../session/writeRows.ts';

/** The categories of a season, by name; one that does not play is missing. */
export type SeasonCategories = Readonly<Record<CategoryName, SeasonCategory>>;

/** A category in a season that says nothing of it. */
export const usualCategory: SeasonCategory = { legs: null, qualified: 0, relegated: 0 };

/**
 * The write that stores how the categories play in a season, from the rows that there are.
 * @param season its id
 * @returns `null`: nothing differs
 */
export function seasonCategoriesChange(
  { table }: { table: Table<StoredSeasonCategory, NewSeasonCategory> },
  season: string,
  rows: readonly StoredSeasonCategory[],
  categories: SeasonCategories,
): Write<void> | null {
  const changes = [
    ...Object.entries(categories)
      .filter(([category]) => rows.every((row) => row.category !== category))
      .map(([category, values]) => ({
        id: newId(),
        before: null,
        after: table.toRow({ ...values, season, category }),
      })),
    ...rows.flatMap((row) => {
      const values = categories[row.category];
      if (values === undefined) return [{ id: row.id, after: null }];
      return isAlike(values, row) ? [] : [correctedRow(table, row.id, { ...row, ...values }, row)];
    }),
  ];
  if (changes.length === 0) return null;
  return changeOfRows(table, refusalTo('editar', table), changes, nothing);
}

function isAlike(one: SeasonCategory, other: SeasonCategory): boolean {
  return (
    one.legs === other.legs &&
    one.qualified === other.qualified &&
    one.relegated === other.relegated
  );
}
