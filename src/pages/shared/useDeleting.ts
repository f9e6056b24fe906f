import { useCallback, useRef, useState } from 'react';
import type { Writes } from '../../auth/useWrites.ts';
import type { Table, TableRow } from '../../data/table.ts';

/** Deletions in flight, and how to start one. */
export type Deleting<Item> = {
  /** Ids of the rows that are being deleted. */
  ids: ReadonlySet<string>;
  /** Asks first. */
  ask(item: Item): void;
};

/**
 * From the card's `X` over the question to the deletion, or to the message that it failed. The code for
 * it is fetched for the administrator only.
 * @param writes what they throw is shown
 */
export function useDeleting<Item extends TableRow & { team1: string; team2: string }, NewItem>(
  table: Table<Item, NewItem>,
  { remove, undo }: Pick<Writes<Item, NewItem>, 'remove' | 'undo'>,
): Deleting<Item> {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());

  // A second click may come before the first one is rendered.
  const inFlight = useRef(new Set<string>());

  // A stable function: every card of the list is memoized with it.
  const ask = useCallback(
    (item: Item) => {
      const { id } = item;
      /** @returns whether the deletion may start or end */
      const setInFlight = (isInFlight: boolean) => {
        if (isInFlight === inFlight.current.has(id)) return false;
        if (isInFlight) inFlight.current.add(id);
        else inFlight.current.delete(id);
        setIds(new Set(inFlight.current));
        return true;
      };
      if (inFlight.current.has(id)) return;
      import('./askToDelete.ts')
        .then(({ askToDelete }) => askToDelete(table, item, { remove, undo, setInFlight }))
        .catch((error: unknown) => {
          console.warn('No se pudo preguntar:', error);
          window.alert(table.texts.deleteFailed);
        });
    },
    [table, remove, undo],
  );

  return { ids, ask };
}
