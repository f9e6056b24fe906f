import type { SiteData } from '../data/DataProvider.tsx';
import type { OpenTable } from '../data/openTable.ts';
import { ConflictError } from '../data/permissionError.ts';
import type { TableRow } from '../data/table.ts';
import { undoOwnChange } from '../data/undoChange.ts';
import { changeRow, deleteRow, saveRow } from '../data/writeRows.ts';
import { createAsAdmin } from './asAdmin.ts';
import type { Writes } from './useWrites.ts';

/** What `useWrites` returns; fetched when somebody writes. */
export function createWrites<Item extends TableRow & NewItem, NewItem>(
  { table, lists, expectOwn }: OpenTable<Item, NewItem>,
  { sources, tables }: SiteData,
  isAdmin: boolean,
): Writes<Item, NewItem> {
  const asAdmin = createAsAdmin(sources, isAdmin);
  const refusal = (action: 'añadir' | 'editar' | 'eliminar') =>
    `No tienes permisos para ${action} ${table.texts.noun}`;
  return {
    async add(id, values) {
      // The event may come before the response.
      expectOwn(id);
      const item = await asAdmin(refusal('añadir'), (client) => saveRow(client, table, id, values));
      lists.apply({ type: 'upsert', id, item }, null);
      void lists.reload();
      return item;
    },
    async change(id, values, before) {
      try {
        const item = await asAdmin(refusal('editar'), (client) =>
          changeRow(client, table, id, values, before),
        );
        lists.apply({ type: 'upsert', id, item }, null);
        void lists.reload();
        return item;
      } catch (error) {
        // The list shows the row that the editor did not know of.
        if (error instanceof ConflictError) void lists.reload();
        throw error;
      }
    },
    async remove(id) {
      await asAdmin(refusal('eliminar'), (client) => deleteRow(client, table, id));
      lists.apply({ type: 'delete', id }, null);
      void lists.reload();
    },
    async undo(change) {
      // Any of the tables may get a row back.
      for (const opened of Object.values(tables)) opened.expectOwn(change.id);
      await asAdmin(refusal('editar'), (client) => undoOwnChange(client, table, change));
      await Promise.all(Object.values(tables).map((each) => each.lists.reload()));
    },
  };
}
