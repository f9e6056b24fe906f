import type { LiveData } from '../live/liveData.ts';
import type { OpenTable } from '../live/openTable.ts';
import type { TableRow } from '../live/table.ts';
import { save } from '../session/save.ts';
import { deletion } from '../session/writeRows.ts';
import { whenConfirmationsOpen } from '../ui/confirmations.ts';
import { focusTitleIfLost } from '../ui/focusTitle.ts';
import { openDeleteConfirmation } from './openDeleteConfirmation.tsx';
import { upcomingMatchesTable } from './tables.ts';

type DeletingPage = {
  data: LiveData;
  isAdmin: boolean;
  /** Marks the row; @returns `false` if it was marked so already. */
  setInFlight(isInFlight: boolean): boolean;
};

/** Asks whether a row is to be deleted, deletes it, and says how that ended. */
export async function askToDelete<
  Item extends TableRow & NewItem & { team1: string; team2: string },
  NewItem,
>(opened: OpenTable<Item, NewItem>, item: Item, { data, isAdmin, setInFlight }: DeletingPage) {
  const { team1, team2 } = item;
  const { deleted, deleteFailed, detail } = opened.table.texts;
  const remove = async () => {
    if (!setInFlight(true)) return;
    const { kind } = await save({ data, isAdmin }, (write) => write(deletion(opened, item.id)), {
      done: deleted,
      failed: deleteFailed,
      showsFailure: true,
    });
    // The button that had the focus is removed with its card.
    if (kind === 'saved') requestAnimationFrame(focusTitleIfLost);
    setInFlight(false);
  };
  await whenConfirmationsOpen;
  openDeleteConfirmation({
    kind: opened.table.name === upcomingMatchesTable.name ? 'match' : 'result',
    team1,
    team2,
    detail: detail(item),
    onConfirm: () => void remove(),
  });
}
