import { useState } from 'react';
import { useToday } from '../../league/useNow.ts';
import { pairingOf } from '../../matches/announcedMatch.ts';
import { useData } from '../../matches/DataProvider.tsx';
import type { RowRequest } from '../../matches/RowDialogs.tsx';
import { addResult, settlingCorrection } from '../../matches/saveResults.ts';
import type { NewResult, Result } from '../../padel/result.ts';
import { isSameMatch } from '../../padel/sameMatch.ts';
import { useKnownPairs } from '../../pairs/useKnownPairs.ts';
import { useSave } from '../../session/save.ts';
import type { RunWrite } from '../../session/write.ts';
import { correction } from '../../session/writeRows.ts';
import { emptyFields } from './formDescription.ts';
import { resultCorrection, resultForm } from './resultForm.tsx';
import { RowDialog, type EditedRow } from './RowDialog.tsx';
import { useAnnouncedQuestion } from './useAnnouncedQuestion.tsx';
import { useDayQuestion } from './useDayQuestion.tsx';
import { useDraft } from './useDraft.ts';

type ResultDialogProps = { request: RowRequest<Result>; isOpen: boolean; onClose: () => void };

/** Adds or corrects a result, and settles the announced match that it is. */
export function ResultDialog({ request, ...dialog }: ResultDialogProps) {
  const today = useToday();
  const { tables } = useData();
  const save = useSave();
  const pairs = useKnownPairs();
  const isNew = request.action === 'add';
  const items = isNew ? request.items : [];
  const category = isNew ? request.category : undefined;
  const form = isNew ? resultForm : resultCorrection;
  const hasResult = (values: NewResult) => items.some((item) => isSameMatch(item, values));
  const announced = useAnnouncedQuestion(today, hasResult);
  const askDay = useDayQuestion(today);
  const item = isNew ? null : request.item;
  const given = isNew ? request.fields : undefined;
  const [initial] = useState(() =>
    item === null ? { ...emptyFields(form, { today, category }), ...given } : form.write(item),
  );
  const draft = useDraft({
    table: tables.results.table.name,
    row: item && { id: item.id, fields: initial },
    items,
    isOpen: dialog.isOpen,
  });

  const send = async (write: RunWrite, values: NewResult, row: EditedRow<Result>) => {
    const { stored } = row;
    const said = await announced.said(values, row);
    if (said.kind === 'open') return 'asks' as const;
    if (said.kind === 'unknown') throw new Error('The announced matches could not be read.');
    const { matchId } = said;
    if (stored === null) {
      const { sent, setSent: onSend } = draft;
      return addResult({ id: draft.id(), values, matchId, sent, onSend }, tables, write);
    }
    const { id } = stored;
    if (matchId === null || matchId === id) {
      return write(correction(tables.results, id, values, stored));
    }
    draft.setSent({ pairing: pairingOf(values), matchId });
    return write(settlingCorrection(tables, { id, values, before: stored, matchId }));
  };

  return (
    <RowDialog<Result, NewResult>
      {...dialog}
      form={form}
      row={item}
      initial={initial}
      today={today}
      draft={draft}
      pairs={pairs}
      isDuplicate={hasResult}
      questions={(values, onTexts, row) => [
        askDay(values.date, onTexts),
        announced.ask(values, row),
      ]}
      onSave={(values, row, texts) => save((write) => send(write, values, row), texts)}
    />
  );
}
