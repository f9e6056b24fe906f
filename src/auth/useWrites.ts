import { useMemo } from 'react';
import { changeRow, deleteRow, saveRow } from '../data/writeRows.ts';
import { useData } from '../data/DataProvider.tsx';
import type { OpenTable } from '../data/openTable.ts';
import {
  ConflictError,
  PermissionError,
  SessionEndedError,
  WriteRefusedError,
} from '../data/permissionError.ts';
import type { Client } from '../data/sources.ts';
import type { TableRow } from '../data/table.ts';
import { useAuth } from './authContext.ts';

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
  const { sources } = useData();
  const { isAdmin } = useAuth();
  return useMemo(() => {
    const { table, lists, expectOwn } = opened;
    /** Writes as the administrator, if the page takes the viewer for one; the database decides. */
    const asAdmin = async <T>(
      action: 'añadir' | 'editar' | 'eliminar',
      write: (client: Client) => Promise<T>,
    ): Promise<T> => {
      const refusal = `No tienes permisos para ${action} ${table.texts.noun}`;
      if (!isAdmin) throw new PermissionError(refusal);
      const client = await sources.supabase();
      try {
        return await withGoodSession(client, write);
      } catch (error) {
        if (error instanceof WriteRefusedError)
          throw new PermissionError(refusal, { cause: error });
        throw error;
      }
    };
    return {
      add: async (id, values) => {
        // The event may come before the response.
        expectOwn(id);
        const item = await asAdmin('añadir', (client) => saveRow(client, table, id, values));
        lists.apply({ type: 'upsert', id, item }, null);
        void lists.reload();
      },
      change: async (id, values, before) => {
        try {
          const item = await asAdmin('editar', (client) =>
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
        await asAdmin('eliminar', (client) => deleteRow(client, table, id));
        lists.apply({ type: 'delete', id }, null);
        void lists.reload();
      },
    };
  }, [opened, sources, isAdmin]);
}

/**
 * Renews the session and writes once more if its token ran out unnoticed, as on a device whose clock
 * was put right meanwhile. Every write may be made twice: it is one.
 */
async function withGoodSession<T>(
  client: Client,
  write: (client: Client) => Promise<T>,
): Promise<T> {
  try {
    return await write(client);
  } catch (error) {
    if (!(error instanceof SessionEndedError)) throw error;
    const renewal = await client.auth.refreshSession();
    if (renewal.error) throw error;
    return write(client);
  }
}
