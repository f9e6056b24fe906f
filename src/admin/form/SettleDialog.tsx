import { useState } from 'react';
import { useToday } from '../../league/useNow.ts';
import { useList } from '../../live/useList.ts';
import { useData } from '../../matches/DataProvider.tsx';
import { useOpenDialog } from '../../matches/RowDialogs.tsx';
import { resultsAddition } from '../../matches/saveResults.ts';
import type { NewResult, Result } from '../../padel/result.ts';
import type { UpcomingMatch } from '../../padel/upcomingMatch.ts';
import { useWrite } from '../../session/write.ts';
import { ConflictError } from '../../session/writeErrors.ts';
import { correction } from '../../session/writeRows.ts';
import { focusTitleIfLost } from '../../ui/focusTitle.ts';
import { EditDialog, type EditedRow } from './EditDialog.tsx';
import { settledFields, settleForm } from './settleForm.tsx';
import { useDayQuestion } from './useDayQuestion.tsx';

type SettleDialogProps = { match: UpcomingMatch; isOpen: boolean; onClose: () => void };

/** Enters the result of an announced match, and can go on to the next pending match. */
export function SettleDialog({ match, ...dialog }: SettleDialogProps) {
  const { id } = match;
  const today = useToday();
  const { tables } = useData();
  const write = useWrite();
  const askDay = useDayQuestion(today, match.date);
  const next = useNextPending(match);
  const openDialog = useOpenDialog();
  const [form] = useState(() => settleForm(match));

  const save = async (values: NewResult, { stored }: EditedRow<Result>) => {
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

  return (
    <EditDialog
      {...dialog}
      table={tables.results.table.name}
      form={form}
      row={null}
      matchId={id}
      start={(today) => settledFields(match, today)}
      questions={({ date }, onTexts) => [askDay(date, onTexts)]}
      save={save}
      // The row whose button was tapped is removed.
      onSaved={() => setTimeout(focusTitleIfLost, closingTime)}
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
