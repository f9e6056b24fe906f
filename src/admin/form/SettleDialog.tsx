import { useState } from 'react';
import { useToday } from '../../league/useNow.ts';
import { useList } from '../../live/useList.ts';
import { useData } from '../../matches/DataProvider.tsx';
import { isPostponed } from '../../matches/announcedMatch.ts';
import { useOpenDialog } from '../../matches/RowDialogs.tsx';
import { resultsAddition } from '../../matches/saveResults.ts';
import type { NewResult, Result } from '../../padel/result.ts';
import type { UpcomingMatch } from '../../padel/upcomingMatch.ts';
import { useSave } from '../../session/save.ts';
import type { RunWrite } from '../../session/write.ts';
import { ConflictError } from '../../session/writeErrors.ts';
import { correction } from '../../session/writeRows.ts';
import { focusTitleIfLost } from '../../ui/focusTitle.ts';
import { postponeQuestions } from './PostponeButton.tsx';
import { RowDialog } from './RowDialog.tsx';
import { settledFields, settleForm } from './settleForm.tsx';
import { useDayQuestion } from './useDayQuestion.tsx';
import { useDraft } from './useDraft.ts';
import { useSettings } from '../../league/settings.ts';

type SettleDialogProps = { match: UpcomingMatch; isOpen: boolean; onClose: () => void };

/** Enters the result of an announced match, and can go on to the next pending match. */
export function SettleDialog({ match, ...dialog }: SettleDialogProps) {
  const { id } = match;
  const today = useToday();
  const { tables } = useData();
  const save = useSave();
  const askDay = useDayQuestion(today, isPostponed(match) ? undefined : match.date);
  const next = useNextPending(match);
  const openDialog = useOpenDialog();
  const league = useSettings();
  const [form] = useState(() => settleForm(match, league));
  const [initial] = useState(() => settledFields(match, today));
  const draft = useDraft({
    table: tables.results.table.name,
    row: { id, fields: initial },
    items: [],
    isOpen: dialog.isOpen,
    isSettling: true,
  });

  const send = async (write: RunWrite, values: NewResult, stored: Result | null) => {
    // An earlier attempt found that the match has a result already.
    if (stored !== null) return write(correction(tables.results, id, values, stored));
    const { saved, undo } = await write(resultsAddition(tables, [{ id, values, matchId: id }]));
    const [result] = saved;
    if (result === undefined) throw new Error('The database did not return the result.');
    const { score, winner, date } = result;
    const isOwn = score === values.score && winner === values.winner && date === values.date;
    if (!isOwn) throw new ConflictError(result);
    return { saved: result, undo };
  };

  const closeWithoutDraft = () => {
    draft.onDiscard();
    dialog.onClose();
    // The row whose button was tapped is in another list.
    setTimeout(focusTitleIfLost, closingTime);
  };
  return (
    <RowDialog<Result, NewResult>
      {...dialog}
      form={form}
      row={null}
      initial={initial}
      today={today}
      draft={draft}
      questions={({ date }, onTexts) => [
        askDay(date, onTexts),
        ...postponeQuestions(match, closeWithoutDraft),
      ]}
      onSave={async (values, { stored }, texts) => {
        const outcome = await save((write) => send(write, values, stored), texts);
        // The row whose button was tapped is removed.
        if (outcome.kind === 'saved') setTimeout(focusTitleIfLost, closingTime);
        return outcome;
      }}
      next={
        next && {
          text: 'Guardar y siguiente',
          onOpen: () => openDialog({ table: 'results', action: 'settle', match: next }),
        }
      }
    />
  );
}

/** Until a closing dialog has restored the focus, ms. */
const closingTime = 400;

/** The pending match after this one in the list, or else the first. */
function useNextPending(match: UpcomingMatch): UpcomingMatch | undefined {
  const { state } = useList(useData().tables.upcomingMatches.lists, { order: 'pending' });
  if (state.kind !== 'loaded') return undefined;
  const place = state.items.findIndex(({ id }) => id === match.id);
  return state.items[place + 1] ?? state.items.find(({ id }) => id !== match.id);
}
