import { useMemo } from 'react';
import { useData } from '../data/DataProvider.tsx';
import type { OpenTable } from '../data/openTable.ts';
import { ConflictError } from '../data/permissionError.ts';
import type { TableRow } from '../data/table.ts';
import type { OwnChange } from '../data/undoChange.ts';
import { useAsAdmin } from './useAsAdmin.ts';

export type Writes<Item, NewItem> = {
  /**
   * @param id made once for what is being typed: saving it again is the same save
   * @returns the row as the database has it
   * @throws PermissionError with the specification's message for anybody but the administrator
   * @throws Error if the database refused it or did not answer
   */
  add: (id: string, values: NewItem) => Promise<Item>;
  /**
   * @param before what the editor saw of the row
   * @returns the row as the database has it
   * @throws ConflictError with the row as it is now, if that is not `before`; nothing is overwritten
   * @throws as `add` does
   */
  change: (id: string, values: NewItem, before: NewItem) => Promise<Item>;
  /** @throws as `add` does */
  remove: (id: string) => Promise<void>;
  /**
   * Undoes one of these, with all that was changed together with it.
   * @throws OutdatedError if somebody changed the row since; nothing is undone then
   * @throws as `add` does
   */
  undo: (change: OwnChange<Item, NewItem>) => Promise<void>;
};

/** Fetched for the administrator only. */
const loadWrites = () => import('../data/writeRows.ts');

/** The writes of a table; the same functions until the viewer changes. */
export function useWrites<Item extends TableRow & NewItem, NewItem>(
  opened: OpenTable<Item, NewItem>,
): Writes<Item, NewItem> {
  const { tables } = useData();
  const asAdmin = useAsAdmin();
  return useMemo(() => {
    const { table, lists, expectOwn } = opened;
    const refusal = (action: 'añadir' | 'editar' | 'eliminar') =>
      `No tienes permisos para ${action} ${table.texts.noun}`;
    return {
      add: async (id, values) => {
        // The event may come before the response.
        expectOwn(id);
        const { saveRow } = await loadWrites();
        const item = await asAdmin(refusal('añadir'), (client) =>
          saveRow(client, table, id, values),
        );
        lists.apply({ type: 'upsert', id, item }, null);
        void lists.reload();
        return item;
      },
      change: async (id, values, before) => {
        try {
          const { changeRow } = await loadWrites();
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
      remove: async (id) => {
        const { deleteRow } = await loadWrites();
        await asAdmin(refusal('eliminar'), (client) => deleteRow(client, table, id));
        lists.apply({ type: 'delete', id }, null);
        void lists.reload();
      },
      undo: async (change) => {
        const { undoOwnChange } = await import('../data/undoChange.ts');
        // Any of the tables may get a row back.
        for (const opened of Object.values(tables)) opened.expectOwn(change.id);
        await asAdmin(refusal('editar'), (client) => undoOwnChange(client, table, change));
        await Promise.all(Object.values(tables).map(({ lists }) => lists.reload()));
      },
    };
  }, [opened, tables, asAdmin]);
}
