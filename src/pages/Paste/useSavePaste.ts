import { useAsAdmin } from '../../auth/useAsAdmin.ts';
import { useData } from '../../data/DataProvider.tsx';
import { saveResults, storedIdOf, type ResultToSave } from '../../data/saveResults.ts';
import { undoInsertion } from '../../data/undoChange.ts';
import type { Result } from '../../domain/result.ts';

/** Saves what was reviewed in one call, and takes it back. */
export function useSavePaste() {
  const asAdmin = useAsAdmin();
  const { results, upcomingMatches } = useData().tables;
  const reload = () => {
    void results.lists.reload();
    void upcomingMatches.lists.reload();
  };
  return {
    /** @throws as `saveResults` does, PermissionError included */
    save: async (items: readonly ResultToSave[]): Promise<Result[]> => {
      // The events may come before the response.
      for (const item of items) results.expectOwn(storedIdOf(item));
      const saved = await asAdmin('No tienes permisos para añadir resultados', (client) =>
        saveResults(client, items),
      );
      for (const item of saved) results.lists.apply({ type: 'upsert', id: item.id, item }, null);
      for (const { matchId } of items) {
        if (matchId !== null) upcomingMatches.lists.apply({ type: 'delete', id: matchId }, null);
      }
      reload();
      return saved;
    },
    /** @throws as `undoInsertion` does, PermissionError included */
    undo: async (saved: readonly Result[]): Promise<void> => {
      // A row that somebody else stored before is older than those of this save.
      const [newest] = saved.toSorted((one, other) => (one.createdAt < other.createdAt ? 1 : -1));
      if (newest === undefined) return;
      await asAdmin('No tienes permisos para eliminar resultados', (client) =>
        undoInsertion(client, 'results', newest.id),
      );
      for (const { id } of saved) results.lists.apply({ type: 'delete', id }, null);
      reload();
    },
  };
}
