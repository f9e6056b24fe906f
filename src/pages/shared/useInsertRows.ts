import { useAsAdmin } from '../../auth/useAsAdmin.ts';
import { insertRows } from '../../data/insertRows.ts';
import type { OpenTable } from '../../data/openTable.ts';
import type { TableRow } from '../../data/table.ts';
import { undoInsertion } from '../../data/undoChange.ts';

/** Stores many new rows of a table in one call, and takes them back. */
export function useInsertRows<Item extends TableRow, NewItem>({
  table,
  lists,
  expectOwn,
}: OpenTable<Item, NewItem>) {
  const asAdmin = useAsAdmin();
  return {
    /** @throws as `insertRows` does, PermissionError included */
    insert: async (rows: readonly { id: string; values: NewItem }[]): Promise<void> => {
      // The events may come before the response.
      for (const { id } of rows) expectOwn(id);
      await asAdmin(`No tienes permisos para añadir ${table.texts.noun}`, (client) =>
        insertRows(client, table, rows),
      );
      await lists.reload();
    },
    /** @throws as `undoInsertion` does, PermissionError included */
    undo: async (id: string): Promise<void> => {
      await asAdmin(`No tienes permisos para eliminar ${table.texts.noun}`, (client) =>
        undoInsertion(client, table.name, id),
      );
      await lists.reload();
    },
  };
}
