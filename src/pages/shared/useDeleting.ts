import { useState } from 'react';
import type { LeagueTableName } from '../../data/leagueTable.ts';
import { PermissionError } from '../../data/permissionError.ts';

/** What is on screen of a deletion, and how to begin one. */
export type Deleting<Item> = {
  /** Ids of the rows that are being deleted. */
  ids: ReadonlySet<string>;
  /** Asks, and deletes what the administrator confirms. */
  ask(item: Item): void;
};

const failures: Record<LeagueTableName, string> = {
  results: 'Error al eliminar el resultado. Intenta de nuevo.',
  upcoming_matches: 'Error al eliminar el partido. Intenta de nuevo.',
};

/**
 * The way from the card's `X` to the row's end, or to the message that it still stands.
 * @param remove deletes the row; what it throws is told
 */
export function useDeleting<Item extends { id: string; team1: string; team2: string }>(
  table: LeagueTableName,
  remove: (id: string) => Promise<void>,
): Deleting<Item> {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());

  const removeNow = async (id: string) => {
    setIds((before) => new Set(before).add(id));
    try {
      await remove(id);
    } catch (error) {
      console.warn('No se pudo eliminar:', error);
      const { showFailure } = await import('./adminMessages.tsx');
      showFailure(error instanceof PermissionError ? error.message : failures[table]);
    } finally {
      setIds((before) => new Set([...before].filter((other) => other !== id)));
    }
  };

  const ask = async (item: Item) => {
    // Only the administrator ever gets here: the dialogs' code is fetched then.
    const { askBeforeDeleting } = await import('./adminMessages.tsx');
    askBeforeDeleting(table, item, () => void removeNow(item.id));
  };

  return {
    ids,
    ask(item) {
      if (!ids.has(item.id)) void ask(item);
    },
  };
}
