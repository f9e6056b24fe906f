import { readFileSync } from 'node:fs';
import { demoSettings } from '../../../../src/league/demo/demoSettings.ts';
import { changeSettings } from '../../../../src/league/settings.ts';
import { formatScore } from '../../../../src/padel/formatScore.ts';
import { nameKey } from '../../../../src/padel/nameKey.ts';
import { parseScore } from '../../../../src/padel/score.ts';
import { swapScore } from '../../../../src/padel/swapScore.ts';
import { unread, type ReadResult } from '../../../../src/paste/reading/readResult.ts';
import { readResults } from '../../../../src/paste/readResults.ts';
import type { ReviewItem } from '../../../../src/paste/review/reviewItem.ts';
import { reviewOf } from '../../../../src/paste/review/reviewOf.ts';
import { reviewStates } from '../../../../src/paste/review/reviewState.ts';
import { importSheet } from '../../../../src/paste/sheets/importSheet.ts';
import type { SheetAnswers } from '../../../../src/paste/sheets/sheetQuestions.ts';
import { parseCsv } from '../../../../src/reading/csv.ts';

/** A result as it was; `sets` from the winner's side, `wo` or `ret` alone; a `null` is not said. */
type Truth = {
  winner: string;
  loser: string;
  sets: string;
  date: string | null;
  category: string | null;
  /** Not compared where nobody wrote it down. */
  time?: string | null;
};
/** A table, and what is certain in it. */
export type SentSheet = {
  id: string;
  kind: 'plain' | 'readable' | 'must ask' | 'nothing';
  why: string;
  text: string;
  results: readonly Truth[];
};

const league: { today: string; categories: readonly { name: string; pairs: readonly string[] }[] } =
  JSON.parse(readFileSync(new URL('sheetLeague.json', import.meta.url), 'utf8'));
const pairs = league.categories.flatMap(({ name, pairs }) =>
  pairs.map((pair) => ({ category: name, name: pair, players: null })),
);

/** Starts with the categories of the tables' league; the returned function ends it. */
export function startSheetLeague(): () => void {
  const names = league.categories.map(({ name }) => name);
  const categories = demoSettings.categories.slice(0, names.length).map((category, index) => {
    const name = names[index] ?? '';
    return { ...category, name, title: name };
  });
  changeSettings({ ...demoSettings, categories });
  return () => changeSettings(demoSettings);
}

/** The rows of a table once each question about it got the answer that it proposes. */
export function reviewedRows(text: string) {
  const { today } = league;
  const asked: string[] = [];
  let answers: SheetAnswers = {};
  for (;;) {
    const calendar = { today, seasons: [{ firstDay: '2026-03-01' }], pairs };
    const sheet = importSheet(parseCsv(text), calendar, answers);
    // What is no table is read as messages.
    if (sheet === null) return { asked, isBlocked: false, ...statesOf(text, messagesIn(text)) };
    const [question] = sheet.questions;
    if (question !== undefined) {
      asked.push(question.kind);
      const proposed = proposedAnswer(question);
      if (proposed === null) return { asked, isBlocked: true, rows: [], unread: [] };
      answers = { ...answers, ...proposed };
      continue;
    }
    const toCome = sheet.matches.map(({ team1, team2 }) => unread(`${team1} ${team2}`));
    const rows = [...sheet.results, ...sheet.unread.map(unread), ...toCome];
    return { asked, isBlocked: false, ...statesOf(text, rows) };
  }
}

function messagesIn(text: string): readonly ReadResult[] {
  const categories = league.categories.map(({ name }) => ({ name, title: name }));
  return readResults(text, { pairs, matches: [], author: null, categories, today: league.today });
}

function statesOf(text: string, read: readonly ReadResult[]) {
  let ids = 0;
  const context = { results: [], pairs, isSheet: true, newId: () => `r${(ids += 1)}` };
  const review = reviewOf(text, { rows: [...read], voices: [] }, context, null);
  const { today } = league;
  const announced = { matches: [], seasons: [], legs: [], today, areDaysAsked: false };
  const states = reviewStates(review.items, [], today, announced, { pairs, newPairs: [] });
  return {
    rows: review.items.map((item, index) => ({ item, state: states[index]?.kind ?? 'left' })),
    unread: review.unread.map(({ words }) => words),
  };
}

type Question = NonNullable<ReturnType<typeof importSheet>>['questions'][number];

function proposedAnswer(question: Question): SheetAnswers | null {
  switch (question.kind) {
    case 'columns':
      return {
        columns: Object.fromEntries(question.columns.map(({ index, guess }) => [index, guess])),
      };
    default:
      return null;
  }
}

/** The faults of a reading, the truths that are ready, and those that were dropped without a word. */
export function gradeSheet({ text, results }: SentSheet) {
  const { asked, isBlocked, rows, unread } = reviewedRows(text);
  const ready = rows.filter(({ state }) => state === 'ready').map(({ item }) => item);
  const wrong = ready.filter((item) => !results.some((truth) => isAs(item, truth)));
  const right = results.filter((truth) => ready.some((item) => isAs(item, truth)));
  const isNamed = ({ winner, loser }: Truth, words: string) =>
    [winner, loser].every((name) => nameKey(words).includes(nameKey(name).slice(0, 4)));
  const dropped = isBlocked
    ? []
    : results.filter(
        (truth) =>
          !right.includes(truth) &&
          !rows.some(({ item }) => isNamed(truth, `${item.team1} ${item.team2} ${item.words}`)) &&
          !unread.some((words) => isNamed(truth, words)),
      );
  return { asked, isBlocked, wrong, right, dropped, rows };
}

function isAs(item: ReviewItem, truth: Truth): boolean {
  const names = [item.team1, item.team2].map(nameKey);
  const isTurned = names[0] !== nameKey(truth.winner);
  if (names[isTurned ? 1 : 0] !== nameKey(truth.winner)) return false;
  if (names[isTurned ? 0 : 1] !== nameKey(truth.loser)) return false;
  const score = parseScore(item.score);
  if (
    (score.kind === 'sets' && score.winner !== null ? score.winner : item.winner) !==
    (isTurned ? 2 : 1)
  )
    return false;
  const seen = formatScore(isTurned ? swapScore(score) : score).replaceAll(
    /[([]\d+[)\]]/gu,
    (found) => (found.startsWith('(') ? '' : found),
  );
  const isSame =
    truth.sets === 'wo'
      ? score.kind === 'walkover'
      : truth.sets === 'ret'
        ? score.kind === 'sets' && score.ending === 'retired'
        : formatScore(parseScore(seen)) === formatScore(parseScore(truth.sets));
  const isOfDay = truth.date === null || item.date === truth.date;
  if (truth.time !== undefined && (item.time ?? '') !== (truth.time ?? '')) return false;
  return isSame && isOfDay && (truth.category === null || item.category === truth.category);
}
