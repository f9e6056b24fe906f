import { useState } from 'react';
import { useEvening, useToday } from '../../league/useNow.ts';
import { allItemsOf } from '../../live/listState.ts';
import { useData } from '../../matches/DataProvider.tsx';
import { earliestBut, isPostponed } from '../../matches/announcedMatch.ts';
import { useAnnounced } from '../../matches/useAnnounced.ts';
import { useOpenDialog } from '../../matches/RowDialogs.tsx';
import { resultAddition } from '../../matches/saveResults.ts';
import type { NewResult, Result } from '../../padel/result.ts';
import type { UpcomingMatch } from '../../padel/upcomingMatch.ts';
import { useSave } from '../../session/save.ts';
import type { RunWrite } from '../../session/write.ts';
import { correction } from '../../session/writeRows.ts';
import { focusTitleIfLost } from '../../ui/focusTitle.ts';
import { PostponeButton } from './PostponeButton.tsx';
import { isAsked, remarksOf, type RemarkValues } from './remarks.ts';
import { RowDialog } from './RowDialog.tsx';
import { settledFields, settleForm } from './rowForms.tsx';
import { useDraft } from './useDraft.ts';
import { useSeasonResults } from './useSeasonResults.ts';
import { useSettings } from '../../league/settings.ts';

type SettleDialogProps = { match: UpcomingMatch; isOpen: boolean; onClose: () => void };

/** Enters the result of an announced match, and can go on to the next pending match. */
export function SettleDialog({ match, ...dialog }: SettleDialogProps) {
  const { id } = match;
  const today = useToday();
  const evening = useEvening();
  const { tables } = useData();
  const save = useSave();
  const season = useSeasonResults();
  const pending = useAnnounced('pending');
  const next = earliestBut(id, allItemsOf(pending.state));
  const openDialog = useOpenDialog();
  const league = useSettings();
  const [form] = useState(() => settleForm(match, league));
  const [initial] = useState(() => settledFields(match, evening));
  const draft = useDraft({
    table: tables.results.table.name,
    row: { id, fields: initial },
    items: [],
    isOpen: dialog.isOpen,
    isSettling: true,
  });

  const resultsBeside = (values: NewResult) =>
    season.resultsBeside(values).filter((result) => result.id !== id);

  const send = async (
    write: RunWrite,
    values: NewResult,
    stored: Result | null,
    typed: RemarkValues,
  ) => {
    // An earlier attempt found that the match has a result already.
    if (stored !== null) return write(correction(tables.results, id, values, stored));
    await season.load(values);
    const compared = { settings: league, results: resultsBeside(values) };
    if (isAsked(remarksOf(typed, compared, today))) return 'asks' as const;
    return write(resultAddition(tables, { id, values, matchId: id }));
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
      compare={(values, { stored }) => ({
        announced: match,
        origin: match,
        evening,
        original: stored,
        results: resultsBeside(values),
      })}
      actions={
        isPostponed(match) ? null : <PostponeButton match={match} onDone={closeWithoutDraft} />
      }
      onSave={async (values, { stored }, texts, typed) => {
        const outcome = await save((write) => send(write, values, stored, typed), texts);
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
