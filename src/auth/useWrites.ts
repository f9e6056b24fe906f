import { useMemo } from 'react';
import { changeRow, deleteRow, saveRow } from '../data/writeRows.ts';
import type { OpenTable } from '../data/openTable.ts';
import { ConflictError } from '../data/permissionError.ts';
import type { TableRow } from '../data/table.ts';
import { useAsAdmin } from './useAsAdmin.ts';

export type Writes<NewItem> = {
  /**
   * @param id made once for what is being typed: saving it again is the same save
   * @throws PermissionError with the specification's message for anybody but the administrator
   * @throws Error if the database refused it or did not answer
   */
  add: (id: string, values: NewItem) => Promise<void>;
  /**
   * @param before what the editor saw of the row
   * @throws ConflictError with the row as it is now, if that is not `before`; nothing is overwritten
   * @throws as `add` does
   */
  change: (id: string, values: NewItem, before: NewItem) => Promise<void>;
  /** @throws as `add` does */
  remove: (id: string) => Promise<void>;
};

/** Every write passes through here; the same functions until the viewer changes. */
export function useWrites<Item extends TableRow, NewItem>(
  opened: OpenTable<Item, NewItem>,
): Writes<NewItem> {
  const asAdmin = useAsAdmin();
  return useMemo(() => {
    const { table, lists, expectOwn } = opened;
    const refusal = (action: 'añadir' | 'editar' | 'eliminar') =>
      `No tienes permisos para ${action} ${table.texts.noun}`;
    return {
      add: async (id, values) => {
        // The event may come before the response.
        expectOwn(id);
        const item = await asAdmin(refusal('añadir'), (client) =>
          saveRow(client, table, id, values),
        );
        lists.apply({ type: 'upsert', id, item }, null);
        void lists.reload();
      },
      change: async (id, values, before) => {
        try {
          const item = await asAdmin(refusal('editar'), (client) =>
            changeRow(client, table, id, values, before),
          );
          lists.apply({ type: 'upsert', id, item }, null);
        } catch (error) {
          // The list shows the row that the editor did not know of.
          if (error instanceof ConflictError) void lists.reload();
          throw error;
        }
        void lists.reload();
      },
      remove: async (id) => {
        await asAdmin(refusal('eliminar'), (client) => deleteRow(client, table, id));
        lists.apply({ type: 'delete', id }, null);
        void lists.reload();
      },
    };
  }, [opened, asAdmin]);
}
