import { useEffect, useLayoutEffect, useMemo, useReducer, useRef, useState } from 'react';
import {
  authorsKey,
  questionsKey,
  sheetKey,
  storeAuthor,
  storeColumns,
  storedAuthor,
  storedColumns,
  storedQuestions,
  storeQuestions,
} from './pasteStorage.ts';
import { forgetValue, keepValue, keptValue } from '../live/storage.ts';
import { pasteKey } from '../session/draftKeys.ts';
import {
  countsAs,
  dayOfResult,
  settledId,
  type AnnouncedMatch,
} from '../matches/announcedMatch.ts';
import { chatOf, chatSince, chatSpan, type Chat } from '../reading/messages.ts';
import { daysBefore } from '../reading/dates.ts';
import { parseKeptPaste, shortened, type KeptPaste } from './review/keptPaste.ts';
import { reviewedResult } from './review/reviewItem.ts';
import { pasteReducer, type PasteStage, type SavedResults } from './pasteState.ts';
import { reviewOf } from './review/reviewOf.ts';
import { reviewStates, unanswered } from './review/reviewState.ts';
import { saysWe, type ChatReading } from './readResults.ts';
import { unread } from './reading/readResult.ts';
import type { Authors } from './reading/reader.ts';
import type { Announced } from './review/settlings.ts';
import { seasonOf, seasonOn, type SeasonSettings } from '../league/season.ts';
import { importSheet } from './sheets/importSheet.ts';
import type { SheetAnswers } from './sheets/sheetQuestions.ts';
import {
  describeNothingNew,
  isRestEmpty,
  parseSheetRest,
  type SheetRest,
} from './sheets/sheetRest.ts';
import type { ResultToSave } from '../matches/saveResults.ts';
import { newPairsOf } from './sheets/sheetRows.ts';
import { parseCsv } from '../reading/csv.ts';
import type { CivilDate } from '../padel/time.ts';
import { newId } from '../live/newId.ts';
import { readInSlices } from './readInSlices.ts';
import type { usePasteContext } from './usePasteContext.ts';
import { useSettings } from '../league/settings.ts';

/** A chat that goes over more days is not read whole without being asked for. */
const longestSpan = 31;
const unreadable =
  'No se pudo leer lo pegado. Queda abajo: probar por partes, o agregar los resultados uno por uno.';

/** From what is pasted to what is saved. */
export function usePaste(context: ReturnType<typeof usePasteContext>, today: CivilDate) {
  const { pairs, matches, results } = context;
  const league = useSettings();
  const { rest, keepRest } = useSheetRest();
  const [stage, dispatch] = useReducer(pasteReducer, null, (): PasteStage => {
    const kept = parseKeptPaste(keptValue(pasteKey));
    if (kept !== null) return { kind: 'review', ...kept };
    const asked = keptQuestions(today, league.seasons);
    if (asked !== null) return asked;
    return rest === null ? { kind: 'empty', problem: null } : { kind: 'sheet', ...rest };
  });
  const setStage = (next: PasteStage) => dispatch({ kind: 'show', stage: next });
  // Layout effects of a tap run before the request that follows it.
  useLayoutEffect(() => {
    if (stage.kind === 'review') keepValue(pasteKey, shortened(stage));
    if (stage.kind === 'questions') storeQuestions(stage);
    else forgetValue(questionsKey);
  }, [stage]);
  const [author, setAuthor] = useState(storedAuthor);
  const [authors, setAuthors] = useState(() => parseAuthors(keptValue(authorsKey)));
  const reading = useRef<AbortController>(null);
  useEffect(() => () => reading.current?.abort(), []);

  // Who lists a pair in a table of their own has said that it is one.
  const known = useMemo(
    () => [...pairs, ...(rest?.pairs ?? []).map(({ values }) => values)],
    [pairs, rest],
  );

  const review = (kept: KeptPaste) => setStage({ kind: 'review', ...kept });
  const read = async (
    chat: Chat,
    we: string | null = author,
    own: Authors = authors,
    before: KeptPaste | null = null,
  ) => {
    reading.current?.abort();
    const controller = new AbortController();
    reading.current = controller;
    setStage({ kind: 'reading', part: 0 });
    const from = chat.text;
    const steps = readInSlices(
      chat,
      {
        pairs,
        matches,
        // In messages with names, *we* is the sender's pair, not this device's.
        author: chat.messages.some(({ start }) => start !== null) ? null : we,
        authors: own,
        categories: league.categories,
        today,
        seasons: league.seasons,
      },
      (part) => setStage({ kind: 'reading', part }),
      controller.signal,
    );
    try {
      const found = await steps;
      if (found !== null) show(from, found, before);
    } catch (error) {
      if (!controller.signal.aborted) failReading(from, error);
    }
  };
  const failReading = (from: string, error: unknown) => {
    console.error('No se pudo leer lo pegado:', error);
    setStage({ kind: 'empty', problem: unreadable, text: from });
  };
  const show = (
    from: string,
    found: ChatReading,
    before: KeptPaste | null = null,
    isSheet = before?.isSheet ?? false,
  ) => {
    const announced = announcedOn(today, league.seasons, matches, isSheet);
    review(reviewOf(from, found, { results, announced, pairs: known, isSheet, newId }, before));
  };
  /** Reads the cells of a table; `false`: it is none. */
  const readSheet = (from: string, answers: SheetAnswers = {}): boolean => {
    const sheet = importSheet(parseCsv(from), { today, seasons: league.seasons, pairs }, answers);
    if (sheet === null) return false;
    const [question] = sheet.questions;
    if (question?.kind === 'columns') {
      const columns = storedColumns(question.columns);
      if (columns !== null) return readSheet(from, { ...answers, columns });
    }
    if (question !== undefined) {
      setStage({ kind: 'questions', text: from, answers, questions: sheet.questions });
      return true;
    }
    const withId = <Values>(values: Values) => ({ id: newId(), values });
    const hasResults = sheet.results.length > 0;
    const left = {
      matches: sheet.matches.map(withId),
      pairs: newPairsOf(sheet.pairs, pairs).map(withId),
      // Beside results they are shown in the review, where one can be said to be a result.
      unread: hasResults ? [] : sheet.unread,
    };
    keepRest(left);
    if (hasResults) {
      const rows = [...sheet.results, ...sheet.unread.map(unread)];
      show(from, { rows, voices: [] }, null, true);
    } else if (!isRestEmpty(left)) setStage({ kind: 'sheet', ...left });
    else setStage({ kind: 'empty', problem: describeNothingNew(sheet.unread) });
    return true;
  };
  const reviewed = stage.kind === 'review' ? stage : null;
  const states = useMemo(() => {
    if (reviewed === null) return [];
    const { items, day, newPairs, isSheet } = reviewed;
    const announced = announcedOn(today, league.seasons, matches, isSheet);
    return reviewStates(items, results, day, announced, { pairs: known, newPairs });
  }, [reviewed, results, matches, known, today, league]);

  const text = reviewed?.text ?? null;

  return {
    stage,
    states,
    /** The pairs that say *we*: this device's, and those of a chat's members by their names. */
    we: {
      author,
      authors,
      /** The pair of this device is not known. */
      isAsked:
        text !== null &&
        (reviewed?.items ?? []).some(
          ({ verdict, words }) => verdict.kind !== 'settled' && saysWe(words),
        ),
      /** @param sender `null`: the person who pastes */
      choose: (sender: string | null, name: string) => {
        const own = sender === null ? authors : { ...authors, [sender]: name };
        if (sender === null) {
          storeAuthor(name);
          setAuthor(name);
        } else {
          keepValue(authorsKey, own);
          setAuthors(own);
        }
        const we = sender === null ? name : author;
        if (text !== null) void read(chatOf(text, today), we, own, reviewed);
      },
    },
    onText: (pasted: string) => {
      keepRest(null);
      try {
        if (readSheet(pasted)) return;
      } catch (error) {
        failReading(pasted, error);
        return;
      }
      const chat = chatOf(pasted, today);
      const span = chatSpan(chat);
      if (span !== null && span.first < daysBefore(span.last, longestSpan)) {
        setStage({ kind: 'since', text: pasted, span });
      } else void read(chat);
    },
    onSince: (day: CivilDate) => {
      if (stage.kind !== 'since') return;
      void read(chatOf(chatSince(chatOf(stage.text, today), day), today));
    },
    onAnswer: (answer: SheetAnswers) => {
      if (stage.kind !== 'questions') return;
      const [question] = stage.questions;
      if (question?.kind === 'columns' && answer.columns !== undefined) {
        storeColumns(question.columns, answer.columns);
      }
      readSheet(stage.text, { ...stage.answers, ...answer });
    },
    discard: () => {
      reading.current?.abort();
      forgetValue(pasteKey);
      keepRest(null);
      setStage({ kind: 'empty', problem: null });
    },
    /** Shows again what was discarded. */
    restore: (kept: KeptPaste) => {
      keepRest(rest);
      review(kept);
    },
    /** Says something of the rows under review. */
    dispatch,
    /** The pairs of the league and of the table that was pasted. */
    known,
    /** The results to save, in the order in which they were sent. */
    send: (): ResultToSave[] => {
      if (reviewed === null) return [];
      const sent = reviewed.items.flatMap((item, index) => {
        const state = states[index];
        const values = reviewedResult(item, reviewed.day);
        if (state?.kind !== 'ready' || values === null) return [];
        const matchId = item.sent?.matchId ?? settledId(state.settling) ?? null;
        const match = matches.find(({ id }) => id === matchId);
        const date = dayOfResult(values.date, match);
        const counts = match === undefined ? null : countsAs(match, date, league.seasons);
        const seasonId = counts?.seasonId ?? values.seasonId;
        const stage = values.stage ?? counts?.stage ?? null;
        return [{ id: item.id, values: { ...values, date, seasonId, stage }, matchId }];
      });
      // The home page shows the newest entries: of a season's sheet, those that were played last.
      sent.sort((one, other) => one.values.date.localeCompare(other.values.date));
      dispatch({ kind: 'sent', rows: sent });
      return sent;
    },
    onSaved: (saved: SavedResults) => {
      if (reviewed === null) return;
      // What nobody has answered waits on the device, for another evening too.
      const left = unanswered(reviewed, states);
      if (left === null) forgetValue(pasteKey);
      else keepValue(pasteKey, shortened(left));
      setStage({ kind: 'saved', ...saved, review: reviewed, left });
    },
    /** Shows the rows that nobody has answered yet. */
    onLeft: (left: KeptPaste) => review(left),
    /** The rest of a table, apart from the results that were saved; `null`: nothing. */
    onRest:
      rest === null
        ? null
        : () => {
            forgetValue(pasteKey);
            setStage({ kind: 'sheet', ...rest });
          },
    /** Takes the rest of the table, once something was changed, saved or left out. */
    onSheet: (left: SheetRest) => {
      keepRest(left);
      setStage({ kind: 'sheet', ...left });
    },
  };
}

/** The questions about a table that this device kept, unanswered; `null`: none. */
function keptQuestions(today: CivilDate, seasons: readonly SeasonSettings[]): PasteStage | null {
  const kept = storedQuestions();
  if (kept === null) return null;
  const sheet = importSheet(parseCsv(kept.text), { today, seasons }, kept.answers);
  if (sheet === null || sheet.questions.length === 0) return null;
  return { kind: 'questions', ...kept, questions: sheet.questions };
}

/** The matches that can be settled: none by a table of earlier seasons, which says what was played long since. */
function announcedOn(
  today: CivilDate,
  seasons: readonly SeasonSettings[],
  matches: readonly AnnouncedMatch[],
  isSheet: boolean,
): Announced {
  const season = seasonOn(today, seasons);
  const isPartly = isSheet && season !== undefined;
  return {
    matches: isPartly ? matches.filter((match) => seasonOf(match, seasons) === season) : matches,
    seasons,
    legs: seasons,
    today,
    // Of a table it was asked once, for all its rows.
    areDaysAsked: !isSheet,
  };
}

/** The pairs and matches of a table, on this device too until they are saved or discarded. */
function useSheetRest() {
  const [rest, setRest] = useState(() => parseSheetRest(keptValue(sheetKey)));
  return {
    rest,
    keepRest: (next: SheetRest | null) => {
      const left = next === null || isRestEmpty(next) ? null : next;
      if (left === null) forgetValue(sheetKey);
      else keepValue(sheetKey, left);
      setRest(left);
    },
  };
}

/** The pairs of those who write in the group, as kept on the device; nothing else of what is there. */
function parseAuthors(value: unknown): Authors {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
}
