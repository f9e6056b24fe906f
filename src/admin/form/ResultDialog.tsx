import { useRef, useState } from 'react';
import { useSettings } from '../../league/settings.ts';
import { useEvening, useToday } from '../../league/useNow.ts';
import {
  asked,
  dayOfResult,
  findAnnounced,
  pairingOf,
  settledId,
  settlingOf,
  type Settling,
} from '../../matches/announcedMatch.ts';
import { useData } from '../../matches/DataProvider.tsx';
import type { RowRequest } from '../../matches/RowDialogs.tsx';
import { resultAddition, settlingCorrection } from '../../matches/saveResults.ts';
import type { NewResult, Result } from '../../padel/result.ts';
import { isSameMatch } from '../../padel/sameMatch.ts';
import type { UpcomingMatch } from '../../padel/upcomingMatch.ts';
import { useKnownPairs } from '../../pairs/useKnownPairs.ts';
import { useSave } from '../../session/save.ts';
import type { RunWrite } from '../../session/write.ts';
import { correction } from '../../session/writeRows.ts';
import { emptyFields, resultCorrection, resultForm } from './rowForms.tsx';
import { RowDialog, type EditedRow } from './RowDialog.tsx';
import { isAsked, remarksOf, seasonIdOf, type RemarkValues } from './remarks.ts';
import { useAnnouncedMatches } from './useAnnouncedMatches.ts';
import { useDraft } from './useDraft.ts';
import { useSeasonResults } from './useSeasonResults.ts';

type ResultDialogProps = { request: RowRequest<Result>; isOpen: boolean; onClose: () => void };

/** Adds or corrects a result, and settles the announced match that it is. */
export function ResultDialog({ request, ...dialog }: ResultDialogProps) {
  const today = useToday();
  const evening = useEvening();
  const { tables } = useData();
  const save = useSave();
  const pairs = useKnownPairs();
  const isNew = request.action === 'add';
  const items = isNew ? request.items : [];
  const category = isNew ? request.category : undefined;
  const form = isNew ? resultForm : resultCorrection;
  const hasResult = (values: NewResult) => items.some((item) => isSameMatch(item, values));
  const settings = useSettings();
  const announced = useAnnouncedMatches();
  const season = useSeasonResults();
  /** The match of the last save: once that is sent, it may be announced no more. */
  const said = useRef<UpcomingMatch | undefined>(undefined);
  const item = isNew ? null : request.item;
  const given = isNew ? request.fields : undefined;
  const [initial] = useState(() =>
    item === null
      ? { ...emptyFields(form, { today: evening, category }), ...given }
      : form.write(item),
  );
  const draft = useDraft({
    table: tables.results.table.name,
    row: item && { id: item.id, fields: initial },
    items,
    isOpen: dialog.isOpen,
  });

  const settlingIn = (
    matches: readonly UpcomingMatch[],
    values: NewResult,
    { stored, draft: { answer, sent } }: EditedRow<Result>,
  ): Settling<UpcomingMatch> => {
    if (sent?.pairing === pairingOf(values)) return { kind: 'sent', matchId: sent.matchId };
    if (stored !== null && isSameMatch(stored, values)) return { kind: 'none' };
    const found = findAnnounced(values, matches, settings.seasons);
    // For a result that the league has already, even a single announced match is only a guess.
    return settlingOf(stored !== null || hasResult(values) ? asked(found) : found, answer);
  };
  const isOwn = (id: string) => id === item?.id || id === draft.id() || id === draft.sent?.matchId;
  const resultsBeside = (values: NewResult) =>
    season.resultsBeside(values).filter(({ id }) => !isOwn(id));

  const send = async (
    write: RunWrite,
    asTyped: NewResult,
    row: EditedRow<Result>,
    typed: RemarkValues,
  ) => {
    const { stored } = row;
    const matches = announced.isLoaded ? announced.matches : await announced.load();
    await season.load(asTyped);
    const settling = settlingIn(matches ?? [], asTyped, row);
    const league = { settings, pairs, results: resultsBeside(asTyped) };
    // A match is never settled before the form has named it.
    const isUnseen = !announced.isLoaded && settling.kind === 'same';
    const remarks = remarksOf(
      { ...typed, settling, original: stored, origin: stored },
      league,
      today,
    );
    if (isUnseen || isAsked(remarks)) return 'asks' as const;
    if (matches === null) throw new Error('The announced matches could not be read.');
    const matchId = settledId(settling) ?? null;
    const match = [...matches, ...(said.current ? [said.current] : [])].find(
      ({ id }) => id === matchId,
    );
    said.current = match;
    const named = seasonIdOf({ ...typed, settling, origin: stored });
    const values = { ...asTyped, date: dayOfResult(asTyped.date, match), seasonId: named };
    if (stored === null) {
      draft.setSent({ pairing: pairingOf(values), matchId });
      return write(resultAddition(tables, { id: draft.id(), values, matchId }));
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
      compare={(values, row) => ({
        settling: settlingIn(announced.matches, values, row),
        original: row.stored,
        origin: row.stored,
        evening,
        isStored: hasResult(values),
        results: resultsBeside(values),
      })}
      onSave={(values, row, texts, typed) =>
        save((write) => send(write, values, row, typed), texts)
      }
    />
  );
}
