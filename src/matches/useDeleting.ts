import { useCallback, useRef, useState } from 'react';
import { loadCode } from '../live/loadCode.ts';
import { useLiveData } from '../live/liveData.ts';
import type { OpenTable } from '../live/openTable.ts';
import type { TableRow } from '../live/table.ts';
import { useAuth } from '../session/authContext.ts';

/** Deletions in flight, and how to start one. */
export type Deleting<Item> = {
  /** Ids of the rows that are being deleted. */
  ids: ReadonlySet<string>;
  /** Asks first. */
  ask(item: Item): void;
};

/**
 * From the card's `X` to the question, the deletion and the message that says how it ended. Its code is
 * fetched for the administrator only.
 */
export function useDeleting<
  Item extends TableRow & NewItem & { team1: string; team2: string },
  NewItem,
>(opened: OpenTable<Item, NewItem>): Deleting<Item> {
  const data = useLiveData();
  const { isAdmin } = useAuth();
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
      loadCode(() => import('./askToDelete.ts'))
        .then(({ askToDelete }) => askToDelete(opened, item, { data, isAdmin, setInFlight }))
        .catch((error: unknown) => {
          console.warn('No se pudo preguntar:', error);
          window.alert(opened.table.texts.deleteFailed);
        });
    },
    [opened, data, isAdmin],
  );

  return { ids, ask };
}
