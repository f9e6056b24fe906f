import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { formatScore } from '../../../src/padel/formatScore.ts';
import { nameKey } from '../../../src/padel/nameKey.ts';
import { parseScore } from '../../../src/padel/score.ts';
import { swapScore } from '../../../src/padel/swapScore.ts';
import { readResults } from '../../../src/paste/readResults.ts';
import type { ReadResult } from '../../../src/paste/reading/readResult.ts';

/** A result as it was: of no day where the words say none; the score is from the winner's side. */
type Truth = {
  winner?: string;
  teams: readonly [string, string];
  score?: string;
  day?: string;
  hour?: string;
  category: string;
  /** The day of the message. */
  sent?: string;
};
/** A message or a chat, written by somebody who did not know the reader. */
type Sent = {
  kind: string;
  text: string;
  truth: readonly Truth[];
  /** A later message takes something of the first result back. */
  concerns?: boolean;
};

const support = new URL('support/', import.meta.url);
const league: {
  today: string;
  categories: readonly string[];
  pairs: readonly { name: string; category: string; players: string | null }[];
} = JSON.parse(readFileSync(new URL('sentLeague.json', support), 'utf8'));
const linesOf = (file: string): Sent[] =>
  readFileSync(new URL(file, support), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

const read = (text: string) =>
  readResults(text, {
    pairs: league.pairs,
    matches: [],
    author: null,
    categories: league.categories.map((name) => ({ name, title: name })),
    today: league.today,
  }).filter((row) => row.isResult);

/** What a row says otherwise than it was. */
function wrongIn(row: Extract<ReadResult, { isResult: true }>, truth: readonly Truth[]): string[] {
  const names = [row.team1 ?? '', row.team2 ?? ''].map(nameKey);
  const own = truth.find(
    ({ teams, category }) =>
      category === row.category && teams.every((team) => names.includes(nameKey(team))),
  );
  if (own === undefined) return ['pairs'];
  const { winner, teams, score, day, hour, sent } = own;
  const won = row.winner === null ? undefined : names[row.winner - 1];
  const isTurned = names[0] !== nameKey(winner ?? teams[0]);
  const said = parseScore(row.score ?? '');
  const seen = formatScore(isTurned ? swapScore(said) : said);
  // A day that is not certain is chosen; one of the days that are offered is right.
  const days = row.date === null ? (row.dayOptions ?? []) : [row.date];
  const date = day ?? sent;
  return [
    ...(winner === undefined || won === nameKey(winner) ? [] : ['winner']),
    ...(score === undefined || seen === formatScore(parseScore(score)) ? [] : ['score']),
    ...(date === undefined || days.length === 0 || days.includes(date) ? [] : ['day']),
    ...((row.time ?? undefined) === hour ? [] : ['hour']),
  ];
}

/** Messages and chats of a later trial: what was found wrong in them was mended by its kind. */
const fresh = linesOf('freshMessages.jsonl');
/** The last ones, of somebody else. */
const outside = linesOf('outsideMessages.jsonl');
const isChat = ({ kind }: Sent) => kind === 'chat';

test.each([
  ['of the first set', linesOf('sentMessages.jsonl'), 0.6],
  ['of the later one', fresh.filter((sent) => !isChat(sent)), 0.6],
  ['of the last one', outside.filter((sent) => !isChat(sent)), 0.4],
])('nothing that is ready is wrong, and plain results are ready: %s', (_, messages, least) => {
  let [plain, ready] = [0, 0];
  const wrong = messages.flatMap(({ text, truth, kind }) => {
    const certain = read(text).filter(({ isCertain }) => isCertain);
    if (kind === 'plain') plain += 1;
    if (kind === 'plain' && certain.length === truth.length) ready += 1;
    // Of a chat with several results one can be plain where another one is asked.
    const isSure = kind === 'plain' || kind === 'hard' || truth.length > 1;
    return certain
      .map((row) => (isSure ? wrongIn(row, truth) : [kind]))
      .filter((faults) => faults.length > 0)
      .map((faults) => `${faults.join()}: ${text}`);
  });
  console.warn(`${ready} of ${plain} plain messages ready`);
  expect(wrong).toEqual([]);
  expect(ready / plain).toBeGreaterThanOrEqual(least);
});

/** Corrections that name neither a pair of the result as it was said nor a set nor who won. */
const beyondReach = [
  'chicos el resultado de esta mañana era de Escuelita B, no la A',
  'aclaro que con bandeja arrancamos 21, no 20, por la multa digo',
];

test('nothing that is ready was taken back within reach: chats of people', () => {
  const chats = [...linesOf('sentCorrections.jsonl'), ...[...fresh, ...outside].filter(isChat)];
  const wrong = chats.flatMap(({ text, truth, concerns = false }) => {
    if (beyondReach.some((words) => text.endsWith(`: ${words}`))) return [];
    const rows = read(text);
    const ready = rows.filter(({ isCertain }) => isCertain);
    const faults = ready.flatMap((row) => wrongIn(row, truth));
    const [first] = rows;
    // What its sender has struck through is no result.
    const isFirst = first !== undefined && text.split('\n')[0]?.includes(first.words) === true;
    const isMissed = concerns && isFirst && first.isCertain;
    return isMissed || faults.length > 0 ? [`${faults.join()}: ${text}`] : [];
  });
  expect(wrong).toEqual([]);
});
