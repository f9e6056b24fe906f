import type { CategoryName } from '../../league/category.ts';
import type { SeasonCategory } from '../../league/season.ts';
import type { NewSeasonCategory, StoredSeasonCategory } from './settingTables.ts';
import type { OpenTable } from '../../live/openTable.ts';
import type { Client } from '../../live/sources.ts';
import { newId } from '../../live/newId.ts';
import type { Write } from '../../session/write.ts';
import { additions, correction, deletion, refusalTo } from '../../session/writeRows.ts';

/** The categories of a season, by name; one that does not play is missing. */
export type SeasonCategories = Readonly<Record<CategoryName, SeasonCategory>>;

/** A category in a season that says nothing of it. */
export const usualCategory: SeasonCategory = { legs: null, qualified: 0, relegated: 0 };

type OpenSeasonCategories = OpenTable<
  StoredSeasonCategory,
  NewSeasonCategory,
  'category',
  { season?: string | undefined }
>;

/**
 * The write that stores how the categories play in a season, from the rows that there are.
 * @param season its id
 * @returns `null`: nothing differs
 */
export function seasonCategoriesChange(
  open: OpenSeasonCategories,
  season: string,
  rows: readonly StoredSeasonCategory[],
  categories: SeasonCategories,
): Write<Undo[]> | null {
  const added = Object.entries(categories)
    .filter(([category]) => rows.every((row) => row.category !== category))
    .map(([category, values]) => ({ id: newId(), values: { ...values, season, category } }));
  const changed = rows.flatMap((row) => {
    const values = categories[row.category];
    return values === undefined || isAlike(values, row) ? [] : [{ row, values }];
  });
  const removed = rows.filter(({ category }) => categories[category] === undefined);
  const steps = [
    ...(added.length === 0 ? [] : [stepOf(additions(open, added))]),
    ...changed.map(({ row, values }) =>
      stepOf(correction(open, row.id, { ...row, ...values }, row)),
    ),
    ...removed.map(({ id }) => stepOf(deletion(open, id))),
  ];
  if (steps.length === 0) return null;
  return {
    refusal: refusalTo('editar', open.table),
    ids: [],
    async send(client) {
      const undos: Undo[] = [];
      // One after the other: what an undo takes back is the last change of each row.
      // oxlint-disable-next-line no-await-in-loop
      for (const step of steps) undos.push(await step(client));
      return undos;
    },
    async sendUndo(client, undos) {
      // oxlint-disable-next-line no-await-in-loop
      for (const undo of [...undos].reverse()) await undo(client);
    },
  };
}

type Undo = (client: Client) => Promise<void>;

function stepOf<Saved>({ send, sendUndo }: Write<Saved>): (client: Client) => Promise<Undo> {
  return async (client) => {
    const saved = await send(client);
    return (undoing) => sendUndo(undoing, saved);
  };
}

function isAlike(one: SeasonCategory, other: SeasonCategory): boolean {
  return (
    one.legs === other.legs &&
    one.qualified === other.qualified &&
    one.relegated === other.relegated
  );
}
