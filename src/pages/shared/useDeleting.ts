import { useCallback, useRef, useState } from 'react';
import type { Writes } from '../../auth/useWrites.ts';
import type { Table, TableRow } from '../../data/table.ts';
import { PermissionError } from '../../data/permissionError.ts';
import { focusTitleIfLost } from './focusTitle.ts';
import { notifyAdmin } from './notifyAdmin.ts';

/** Deletions in flight, and how to start one. */
export type Deleting<Item> = {
  /** Ids of the rows that are being deleted. */
  ids: ReadonlySet<string>;
  /** Asks first. */
  ask(item: Item): void;
};

/**
 * From the card's `X` over the question to the deletion, or to the message that it failed.
 * @param writes what they throw is told
 */
export function useDeleting<Item extends TableRow & { team1: string; team2: string }, NewItem>(
  table: Table<Item, NewItem>,
  { remove, undo }: Pick<Writes<Item, NewItem>, 'remove' | 'undo'>,
): Deleting<Item> {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());

  // A second click may come before the first one is rendered.
  const inFlight = useRef(new Set<string>());

  const removeNow = useCallback(
    async (id: string) => {
      if (inFlight.current.has(id)) return;
      inFlight.current.add(id);
      setIds((before) => new Set(before).add(id));
      const { deleted, deleteFailed } = table.texts;
      try {
        await remove(id);
        void notifyAdmin('done', deleted, () => undo({ id, before: null, after: null }));
        // The button that had the focus is removed with its card.
        requestAnimationFrame(focusTitleIfLost);
      } catch (error) {
        console.warn('No se pudo eliminar:', error);
        void notifyAdmin('failed', error instanceof PermissionError ? error.message : deleteFailed);
      } finally {
        inFlight.current.delete(id);
        setIds((before) => new Set([...before].filter((other) => other !== id)));
      }
    },
    [table, remove, undo],
  );

  // A stable function: every card of the list is memoized with it.
  const ask = useCallback(
    (item: Item) => {
      if (inFlight.current.has(item.id)) return;
      confirmDeletion(table, item, () => void removeNow(item.id)).catch((error: unknown) => {
        console.warn('No se pudo preguntar:', error);
        void notifyAdmin('failed', table.texts.deleteFailed);
      });
    },
    [table, removeNow],
  );

  return { ids, ask };
}

/** The dialog's code is fetched for the administrator only. */
async function confirmDeletion<Item extends TableRow & { team1: string; team2: string }, NewItem>(
  table: Table<Item, NewItem>,
  item: Item,
  onConfirm: () => void,
) {
  const { openDeleteConfirmation } =
    await import('../../components/DeleteConfirmation/openDeleteConfirmation.tsx');
  const { team1, team2 } = item;
  openDeleteConfirmation({
    kind: table.texts.kind,
    team1,
    team2,
    detail: table.texts.detail(item),
    onConfirm,
  });
}
