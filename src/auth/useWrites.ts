import { useMemo } from 'react';
import { changeRow, deleteRow, saveRow } from '../data/writeRows.ts';
import type { ListCache } from '../data/listCache.ts';
import type { TableRow, TableDescription } from '../data/tables.ts';
import { useData } from '../data/DataProvider.tsx';
import {
  ConflictError,
  PermissionError,
  SessionEndedError,
  WriteRefusedError,
} from '../data/permissionError.ts';
import type { Client } from '../data/sources.ts';
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

const nouns = { results: 'resultados', upcoming_matches: 'próximos partidos' } as const;

/** The one place through which every write passes; the same functions until who is looking changes. */
export function useWrites<Item extends TableRow, NewItem>(
  table: TableDescription<Item, NewItem>,
  cache: ListCache<Item>,
): Writes<NewItem> {
  const { sources } = useData();
  const { isAdmin } = useAuth();
  return useMemo(() => {
    /** Writes as the administrator; the page may think that it is theirs, the database knows. */
    const asAdmin = async <T>(
      action: 'añadir' | 'editar' | 'eliminar',
      write: (client: Client) => Promise<T>,
    ): Promise<T> => {
      const refusal = `No tienes permisos para ${action} ${nouns[table.name]}`;
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
        const item = await asAdmin('añadir', (client) => saveRow(client, table, id, values));
        cache.apply({ type: 'upsert', id, item }, null);
        void cache.reload();
      },
      change: async (id, values, before) => {
        try {
          const item = await asAdmin('editar', (client) =>
            changeRow(client, table, id, values, before),
          );
          cache.apply({ type: 'upsert', id, item }, null);
        } catch (error) {
          // The list shows the row that the editor did not know of.
          if (error instanceof ConflictError) void cache.reload();
          throw error;
        }
        void cache.reload();
      },
      remove: async (id) => {
        await asAdmin('eliminar', (client) => deleteRow(client, table, id));
        cache.apply({ type: 'delete', id }, null);
        void cache.reload();
      },
    };
  }, [table, cache, sources, isAdmin]);
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
