import type { Writes } from '../../auth/useWrites.ts';
import { openDeleteConfirmation } from '../../components/DeleteConfirmation/openDeleteConfirmation.tsx';
import { PermissionError } from '../../data/permissionError.ts';
import type { Table, TableRow } from '../../data/table.ts';
import { whenConfirmationsOpen } from './confirmations.ts';
import { focusTitleIfLost } from './focusTitle.ts';
import { notifyAdmin } from './notifyAdmin.ts';

type Deletion<Item, NewItem> = Pick<Writes<Item, NewItem>, 'remove' | 'undo'> & {
  /** Marks the row; @returns `false` if it was marked so already. */
  setInFlight(isInFlight: boolean): boolean;
};

/** Asks whether a row is to be deleted, deletes it, and says what became of it. */
export async function askToDelete<
  Item extends TableRow & { team1: string; team2: string },
  NewItem,
>(table: Table<Item, NewItem>, item: Item, { remove, undo, setInFlight }: Deletion<Item, NewItem>) {
  const { id, team1, team2 } = item;
  const { kind, deleted, deleteFailed } = table.texts;
  const removeNow = async () => {
    if (!setInFlight(true)) return;
    try {
      await remove(id);
      void notifyAdmin('done', deleted, () => undo({ id, before: null, after: null }));
      // The button that had the focus is removed with its card.
      requestAnimationFrame(focusTitleIfLost);
    } catch (error) {
      console.warn('No se pudo eliminar:', error);
      void notifyAdmin('failed', error instanceof PermissionError ? error.message : deleteFailed);
    } finally {
      setInFlight(false);
    }
  };
  await whenConfirmationsOpen;
  openDeleteConfirmation({
    kind,
    team1,
    team2,
    detail: table.texts.detail(item),
    onConfirm: () => void removeNow(),
  });
}
