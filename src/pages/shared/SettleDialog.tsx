import { useRef, useState } from 'react';
import { useSettling } from '../../auth/useSettling.ts';
import { useWrites } from '../../auth/useWrites.ts';
import { RowDialog } from '../../components/RowDialog/RowDialog.tsx';
import { settledFields, settleForm } from '../../components/RowDialog/settleForm.tsx';
import type { SaveOutcome } from '../../components/RowDialog/useSaving.ts';
import { useData } from '../../data/DataProvider.tsx';
import type { NewResult } from '../../domain/result.ts';
import type { UpcomingMatch } from '../../domain/upcomingMatch.ts';
import { useList } from '../../live/useList.ts';
import { focusTitleIfLost } from './focusTitle.ts';
import { notifyAdmin } from './notifyAdmin.ts';
import { useOpenDialog } from './RowDialogs.tsx';
import { outcomeOf, undoing } from './saveOutcome.ts';
import { useDraft } from './useDraft.ts';
import { useNow } from './useNow.ts';

type SettleDialogProps = { match: UpcomingMatch; isOpen: boolean; onClose: () => void };

/** Enters the result of an announced match, and goes on to the next one that waits for its own. */
export function SettleDialog({ match, isOpen, onClose }: SettleDialogProps) {
  const { id } = match;
  const { date: today } = useNow();
  const settle = useSettling();
  const writes = useWrites(useData().tables.results);
  const next = useNextPending(match);
  const openDialog = useOpenDialog();
  const [initial] = useState(() => settledFields(match));
  const draft = useDraft({
    table: 'results',
    row: { id, fields: initial },
    items: [],
    isOpen,
    isSettling: true,
  });
  /** The result that the match turned out to have already. */
  const stored = useRef<NewResult | null>(null);

  const onSave = async (values: NewResult): Promise<SaveOutcome<NewResult>> => {
    const before = stored.current;
    const outcome = await outcomeOf<NewResult>(settleForm.texts.failed, async () => {
      const after = await (before === null
        ? settle(id, values)
        : writes.change(id, values, before));
      draft.forget();
      void notifyAdmin('done', settleForm.texts.added, undoing(writes, { id, before, after }));
      // The row that was tapped is gone.
      setTimeout(focusTitleIfLost, closingTime);
    });
    if (outcome.kind === 'conflict') stored.current = outcome.current;
    return outcome;
  };

  return (
    <RowDialog
      form={settleForm}
      title={settleForm.texts.add}
      opened={isOpen}
      onClose={onClose}
      onSave={onSave}
      initial={initial}
      today={today}
      draft={draft.dialog}
      next={
        next && {
          text: 'Guardar y siguiente',
          onOpen: () => openDialog({ table: 'results', action: 'settle', match: next }),
        }
      }
    />
  );
}

/** Until a dialog that closes has given the focus back, ms. */
const closingTime = 400;

/** The pending match after this one in the list, or else the first. */
function useNextPending(match: UpcomingMatch): UpcomingMatch | undefined {
  const { state } = useList(useData().tables.upcomingMatches.lists, { order: 'pending' });
  if (state.kind !== 'loaded') return undefined;
  const place = state.items.findIndex(({ id }) => id === match.id);
  return state.items[place + 1] ?? state.items.find(({ id }) => id !== match.id);
}
