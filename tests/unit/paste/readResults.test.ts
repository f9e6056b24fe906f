import { expect, test } from 'vitest';
import { readResults } from '../../../src/paste/readResults.ts';
import type { ReadResult } from '../../../src/paste/reading/readResult.ts';
import { scale } from '../../support/scale.ts';
import { scoreAheadFor } from '../../../src/paste/reading/numbers.ts';
import { formatScore } from '../../../src/padel/formatScore.ts';
import { keysOf } from '../../../src/padel/keysOf.ts';
import { parseScore } from '../../../src/padel/score.ts';
import {
  corpusBody,
  corpusChat,
  corpusMessage,
  corpusPairs,
  type CorpusMessage,
} from './support/messageCorpus.ts';

const today = '2026-11-22';
const context = { pairs: corpusPairs, matches: [], today };
const size = scale(6000, 1200);

const thirdPerson = /^(?!.*(?:[aií]mos|nos )).*$/isu;

test('the corpus, two in a sentence: no wrong winner, and nearly all as certain as alone', () => {
  const bodies = Array.from({ length: size / 2 }, (_, index) => corpusMessage(index)).flatMap(
    (message) => {
      const { winner, kind } = message;
      const body = corpusBody(message);
      return kind !== 'none' && thirdPerson.test(body) ? [{ body, winner, kind }] : [];
    },
  );
  const read = (text: string) =>
    readResults(`14/11/2026, 20:31 - Lucas: ${text}`, { ...context, author: null })
      .filter(({ isCertain }) => isCertain)
      .map(winnerName);
  const joints = [' y ', ', ', '. ', '\n'];
  const joined = bodies.slice(1).map((other, index) => {
    const one = bodies[index] ?? other;
    const text = one.body + (joints[index % joints.length] ?? '') + other.body;
    return { text, one, other, winners: read(text) };
  });
  const wrong = joined.filter(
    ({ one, other, winners }) =>
      winners.length > 2 ||
      winners.some((name) => ![one, other].some((each) => each.winner === name)),
  );
  expect(wrong.map(({ text }) => text)).toEqual([]);
  const consistent = joined.filter(({ one, other }) =>
    [one, other].every(({ kind }) => kind === 'consistent'),
  );
  const certain = consistent.filter(({ winners }) => winners.length === 2);
  console.warn(`${certain.length} of ${consistent.length} sentences with two results certain`);
  expect(certain.length / consistent.length).toBeGreaterThan(0.9);
});

/** What a row that is ready says otherwise than its message; of an open message nothing may be ready. */
function wrongIn(row: ReadResult, message: CorpusMessage): string[] {
  if (!row.isResult || message.kind === 'open' || message.kind === 'none') return ['kind'];
  const { winner, loser, score, day, hour } = message;
  const named = winnerName(row);
  const other = row.winner === 1 ? row.team2 : row.team1;
  const said = formatScore(scoreAheadFor(1, parseScore(row.score ?? '')));
  const checks = {
    winner: named === winner,
    pair: other === loser,
    score: score === null || said === score,
    day: row.date === day,
    hour: row.time === hour,
  };
  return keysOf(checks).filter((name) => !checks[name]);
}

function winnerName(read: ReadResult): string | null {
  if (!read.isResult || read.winner === null) return null;
  const { winner, team1, team2 } = read;
  return winner === 1 ? team1 : team2;
}

test('the corpus: nothing ready is wrong, few questions, nothing dropped, no row of what is no result', () => {
  const messages = Array.from({ length: size }, (_, index) => corpusMessage(index));
  const read = messages.map((message) => ({
    ...message,
    rows: readResults(message.text, { ...context, author: message.author }),
  }));
  const wrong = read.flatMap((message) =>
    message.rows
      .filter(({ isCertain }) => isCertain)
      .map((row) => `${wrongIn(row, message).join()}: ${message.text}`)
      .filter((words) => !words.startsWith(':')),
  );
  const dropped = read.filter(
    ({ kind, rows }) => kind !== 'none' && !rows.some(({ isResult }) => isResult),
  );
  const consistent = read.filter(({ kind }) => kind === 'consistent');
  const asked = consistent.filter(({ rows }) => !rows.some(({ isCertain }) => isCertain));
  const open = read.filter(({ kind }) => kind === 'open');
  const none = read.filter(({ kind }) => kind === 'none');
  const rowsOfNone = none.filter(({ rows }) => rows.some(({ isResult }) => isResult));
  console.warn(
    `${size} messages: ${wrong.length} ready and wrong, ${dropped.length} dropped; ${consistent.length - asked.length} of ${consistent.length} consistent statements certain; ${open.length} open ones; ${rowsOfNone.length} of ${none.length} others became rows`,
  );
  expect(wrong).toEqual([]);
  expect(dropped.map(({ text }) => text)).toEqual([]);
  expect(asked.length / consistent.length).toBeLessThan(0.08);
  expect(rowsOfNone.length / none.length).toBeLessThan(0.02);
});

test('chats with corrections: nothing that was corrected is ready, and few others are asked', () => {
  const chats = Array.from({ length: scale(20, 3) }, (_, index) => corpusChat(index + 1));
  const wrong: string[] = [];
  let [untouched, asked] = [0, 0];
  for (const { text, results } of chats) {
    const read = readResults(text, { pairs: corpusPairs, matches: [], author: null, today });
    const ready = read.filter(({ isCertain }) => isCertain);
    for (const { words, winner, isCorrected } of results) {
      const own = ready.find((row) => row.words === words);
      if (own !== undefined && (isCorrected || winnerName(own) !== winner)) wrong.push(words);
      if (isCorrected) continue;
      untouched += 1;
      if (own === undefined) asked += 1;
    }
    const known = new Set(results.map(({ words }) => words));
    wrong.push(...ready.filter(({ words }) => !known.has(words)).map(({ words }) => words));
  }
  console.warn(
    `${chats.length} chats: ${asked} of ${untouched} results without a correction asked`,
  );
  expect(wrong).toEqual([]);
  expect(asked / untouched).toBeLessThanOrEqual(0.25);
});
