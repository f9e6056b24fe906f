import { useMemo } from 'react';
import { addPair, mergePairs, renamePair, setPlayers } from '../data/changePairs.ts';
import { useData } from '../data/DataProvider.tsx';
import type { NewPair } from '../domain/pair.ts';
import { useAsAdmin } from './useAsAdmin.ts';

const refusal = 'No tienes permisos para editar parejas';

/**
 * Changes of pairs; their matches follow. All throw PermissionError to anybody but the administrator,
 * and Error if the database did not answer.
 */
export function usePairChanges() {
  const { tables } = useData();
  const asAdmin = useAsAdmin();
  return useMemo(() => {
    const reload = () => Promise.all(Object.values(tables).map(({ lists }) => lists.reload()));
    return {
      /** @throws NameTakenError if another pair has this name */
      add: async (pair: NewPair) => {
        await asAdmin(refusal, (client) => addPair(client, pair));
        await tables.pairs.lists.reload();
      },
      /** @returns how many matches followed; @throws NameTakenError if another pair has this name */
      rename: async (id: string, name: string) => {
        const count = await asAdmin(refusal, (client) => renamePair(client, id, name));
        await reload();
        return count;
      },
      /** @returns how many matches followed */
      merge: async (fromId: string, intoId: string) => {
        const count = await asAdmin(refusal, (client) => mergePairs(client, fromId, intoId));
        await reload();
        return count;
      },
      setPlayers: async (id: string, players: string | null) => {
        await asAdmin(refusal, (client) => setPlayers(client, id, players));
        await tables.pairs.lists.reload();
      },
    };
  }, [tables, asAdmin]);
}
