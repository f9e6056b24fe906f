import { deleteRow, saveRow } from '../data/writeRows.ts';
import type { LeagueCache } from '../data/leagueCache.ts';
import type { LeagueRow, LeagueTable } from '../data/leagueTable.ts';
import { useLeagueData } from '../data/LeagueDataProvider.tsx';
import { PermissionError } from '../data/permissionError.ts';
import { useAuth } from './authContext.ts';

export type LeagueWrites<NewItem> = {
  /**
   * @param id made once for what is being typed: saving it again is the same save
   * @throws PermissionError with the specification's message for anybody but the administrator
   * @throws Error if the database refused it or did not answer
   */
  add(id: string, values: NewItem): Promise<void>;
  /** @throws as `add` does */
  remove(id: string): Promise<void>;
};

const nouns = { results: 'resultados', upcoming_matches: 'próximos partidos' } as const;

/** The one place through which every write passes. */
export function useLeagueWrites<Item extends LeagueRow, NewItem>(
  table: LeagueTable<Item, NewItem>,
  cache: LeagueCache<Item>,
): LeagueWrites<NewItem> {
  const { sources } = useLeagueData();
  const { isAdmin } = useAuth();
  const onlyForAdmin = (action: 'añadir' | 'eliminar') => {
    if (!isAdmin)
      throw new PermissionError(`No tienes permisos para ${action} ${nouns[table.name]}`);
  };
  return {
    async add(id, values) {
      onlyForAdmin('añadir');
      const item = await saveRow(await sources.supabase(), table, id, values);
      cache.apply({ type: 'upsert', id, item }, null);
      void cache.reload();
    },
    async remove(id) {
      onlyForAdmin('eliminar');
      await deleteRow(await sources.supabase(), table, id);
      cache.apply({ type: 'delete', id }, null);
      void cache.reload();
    },
  };
}
