import { useEffect, useMemo, useRef, useState } from 'react';
import {
  forgetPaste,
  keepPaste,
  keptPaste,
  storeAuthor,
  storeAuthors,
  storedAuthor,
  storedAuthors,
} from '../../data/pasteStorage.ts';
import { chatSince, chatSpan, type ChatSpan } from '../../domain/review/chatSpan.ts';
import { daysBefore } from '../../domain/review/daysBefore.ts';
import { parseAuthors } from '../../domain/review/authors.ts';
import { parseKeptPaste, type KeptPaste } from '../../domain/review/keptPaste.ts';
import { resultOf, type ReviewItem } from '../../domain/review/reviewItem.ts';
import { reviewOf } from '../../domain/review/reviewOf.ts';
import { reviewStates } from '../../domain/review/reviewState.ts';
import { saysWe, unreadResult, type Authors, type Reading } from '../../domain/readResults.ts';
import { importSheet } from '../../domain/sheets/importSheet.ts';
import { settleAnnounced } from '../../domain/sheets/settleAnnounced.ts';
import { describeNothingNew, isRestEmpty, type SheetRest } from '../../domain/sheets/sheetRest.ts';
import { newPairsOf } from '../../domain/sheets/sheetRows.ts';
import { parseCsv } from '../../utils/csv.ts';
import type { Result } from '../../domain/result.ts';
import type { CivilDate } from '../../domain/time.ts';
import { newId } from '../../utils/newId.ts';
import { readInSlices } from './readInSlices.ts';
import { useSheetRest } from './useSheetRest.ts';
import type { usePasteContext } from './usePasteContext.ts';

/** What the page shows: exactly one of these. */
export type PasteStage =
  | { kind: 'empty'; problem: string | null }
  | { kind: 'since'; text: string; span: ChatSpan }
  | { kind: 'reading'; part: number }
  | ({ kind: 'review' } & KeptPaste)
  | ({ kind: 'sheet' } & SheetRest)
  | { kind: 'saved'; saved: readonly Result[]; missed: number; review: KeptPaste };

/** A chat that goes over more days is not read whole without being asked for. */
const longestSpan = 31;
/** A browser's storage is small: of a longer text only what was read is kept, characters. */
const longestKept = 200_000;
const mostUnread = 200;

/** From what is pasted to what is saved. */
export function usePaste(context: ReturnType<typeof usePasteContext>, today: CivilDate) {
  const { pairs, matches, results } = context;
  const { rest, keepRest } = useSheetRest();
  const [stage, setStage] = useState<PasteStage>(() => {
    const kept = parseKeptPaste(keptPaste());
    if (kept !== null) return { kind: 'review', ...kept };
    return rest === null ? { kind: 'empty', problem: null } : { kind: 'sheet', ...rest };
  });
  const [author, setAuthor] = useState(storedAuthor);
  const [authors, setAuthors] = useState(() => parseAuthors(storedAuthors()));
  const reading = useRef<AbortController>(null);
  useEffect(() => () => reading.current?.abort(), []);

  const review = (kept: KeptPaste) => {
    const isLong = (kept.text?.length ?? 0) > longestKept;
    keepPaste({
      ...kept,
      text: isLong ? null : kept.text,
      sources: isLong ? [] : kept.sources,
      unread: isLong ? kept.unread.slice(0, mostUnread) : kept.unread,
    });
    setStage({ kind: 'review', ...kept });
  };
  const read = async (
    from: string,
    we: string | null,
    own: Authors = authors,
    before: KeptPaste | null = null,
  ) => {
    reading.current?.abort();
    const controller = new AbortController();
    reading.current = controller;
    setStage({ kind: 'reading', part: 0 });
    const found = await readInSlices(
      from,
      { pairs, matches, author: we, authors: own, today },
      (part) => setStage({ kind: 'reading', part }),
      controller.signal,
    );
    if (found !== null) show(from, found, before);
  };
  const show = (from: string, found: Reading, before: KeptPaste | null = null) =>
    review(reviewOf(from, found, { results, today, newId }, before));
  /** Reads the cells of a table; `false`: it is none. */
  const readSheet = (from: string): boolean => {
    const sheet = importSheet(parseCsv(from));
    if (sheet === null) return false;
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
      const rows = [...settleAnnounced(sheet.results, matches), ...sheet.unread.map(unreadResult)];
      show(from, { rows, voices: [] });
    } else if (!isRestEmpty(left)) setStage({ kind: 'sheet', ...left });
    else setStage({ kind: 'empty', problem: describeNothingNew(sheet.unread) });
    return true;
  };
  const change = (id: string, next: (item: ReviewItem) => ReviewItem) => {
    if (stage.kind !== 'review') return;
    const { kind: _kind, ...kept } = stage;
    review({ ...kept, items: kept.items.map((item) => (item.id === id ? next(item) : item)) });
  };

  const reviewed = stage.kind === 'review' ? stage : null;
  const states = useMemo(
    () => (reviewed === null ? [] : reviewStates(reviewed.items, results, reviewed.day)),
    [reviewed, results],
  );

  const text = reviewed?.text ?? null;

  return {
    stage,
    states,
    author,
    authors,
    /** Those who say *ganamos*; of several, each is asked for. */
    voices: reviewed?.voices ?? [],
    setAuthorOf: (sender: string, name: string) => {
      const own = { ...authors, [sender]: name };
      storeAuthors(own);
      setAuthors(own);
      if (text !== null) void read(text, author, own, reviewed);
    },
    /** Whether it is open who *we* are. */
    asksAuthor:
      reviewed?.text != null && reviewed.items.some((item) => item.isAsked && saysWe(item.words)),
    setAuthor: (name: string) => {
      storeAuthor(name);
      setAuthor(name);
      if (text !== null) void read(text, name, authors, reviewed);
    },
    onText: (pasted: string) => {
      keepRest(null);
      if (readSheet(pasted)) return;
      const span = chatSpan(pasted, today);
      if (span !== null && span.first < daysBefore(span.last, longestSpan)) {
        setStage({ kind: 'since', text: pasted, span });
      } else void read(pasted, author);
    },
    onSince: (day: CivilDate) => {
      if (stage.kind === 'since') void read(chatSince(stage.text, day, today), author);
    },
    onProblem: (problem: string | null) => setStage({ kind: 'empty', problem }),
    discard: () => {
      reading.current?.abort();
      forgetPaste();
      keepRest(null);
      setStage({ kind: 'empty', problem: null });
    },
    /** Shows again what was discarded. */
    restore: (kept: KeptPaste) => {
      keepRest(rest);
      review(kept);
    },
    change,
    setDay: (day: CivilDate) => {
      if (stage.kind === 'review') review({ ...stage, day });
    },
    /** A message that was not read is a result after all. */
    claim: (id: string) => {
      const words = reviewed?.unread.find((each) => each.id === id)?.words;
      if (reviewed === null || words === undefined) return;
      review({
        ...reviewed,
        items: [...reviewed.items, emptyItem(id, words)],
        unread: reviewed.unread.filter((each) => each.id !== id),
        order: [id, ...reviewed.order],
      });
    },
    /** What is saved, in the order in which it was sent. */
    toSave: () => {
      if (reviewed === null) return [];
      return reviewed.items.flatMap((item, index) => {
        const values = resultOf(item, reviewed.day);
        const isReady = states[index]?.kind === 'ready' && values !== null;
        return isReady ? [{ id: item.id, values, matchId: item.matchId }] : [];
      });
    },
    onSaved: (saved: readonly Result[], missed: number) => {
      if (reviewed === null) return;
      forgetPaste();
      setStage({ kind: 'saved', saved, missed, review: reviewed });
    },
    /** What a table holds apart from the results that were saved; `null`: nothing. */
    onRest:
      rest === null
        ? null
        : () => {
            forgetPaste();
            setStage({ kind: 'sheet', ...rest });
          },
    /** What is left of the table, once something of it was changed, saved or left out. */
    onSheet: (left: SheetRest) => {
      keepRest(left);
      setStage({ kind: 'sheet', ...left });
    },
    onUndone: () => {
      if (stage.kind === 'saved') review(stage.review);
    },
  };
}

function emptyItem(id: string, words: string): ReviewItem {
  return {
    id,
    words,
    category: '',
    team1: '',
    team2: '',
    score: '',
    winner: null,
    date: null,
    matchId: null,
    isSettled: false,
    isAsked: true,
    isEdited: true,
    choice: null,
  };
}
