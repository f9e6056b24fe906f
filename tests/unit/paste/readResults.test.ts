import { expect, test } from 'vitest';
import { readResults } from '../../../src/paste/readResults.ts';
import type { ReadResult } from '../../../src/paste/reading/readResult.ts';
import { scale } from '../../support/scale.ts';
import { corpusBody, corpusChat, corpusMessage, corpusPairs } from './support/messageCorpus.ts';

const today = '2026-11-22';
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
    readResults(text, { pairs: corpusPairs, matches: [], author: null, today })
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

function winnerName(read: ReadResult): string | null {
  if (!read.isResult || read.winner === null) return null;
  const { winner, team1, team2 } = read;
  return winner === 1 ? team1 : team2;
}

test('the corpus: no wrong winner, few questions, no row of what is no result', () => {
  const messages = Array.from({ length: size }, (_, index) => corpusMessage(index));
  const read = messages.map((message) => ({
    ...message,
    rows: readResults(message.text, {
      pairs: corpusPairs,
      matches: [],
      author: message.author,
      today,
    }),
  }));
  const wrong = read.filter(({ rows, winner, kind }) =>
    rows.some((row) => row.isCertain && (kind !== 'consistent' || winnerName(row) !== winner)),
  );
  const consistent = read.filter(({ kind }) => kind === 'consistent');
  const asked = consistent.filter(({ rows }) => !rows.some(({ isCertain }) => isCertain));
  const open = read.filter(({ kind }) => kind === 'open');
  const none = read.filter(({ kind }) => kind === 'none');
  const rowsOfNone = none.filter(({ rows }) => rows.some(({ isResult }) => isResult));
  console.warn(
    `${size} messages: ${wrong.length} wrong winners; ${consistent.length - asked.length} of ${consistent.length} consistent statements certain; ${open.length} open ones; ${rowsOfNone.length} of ${none.length} others became rows`,
  );
  expect(wrong.map(({ text }) => text)).toEqual([]);
  expect(asked.length / consistent.length).toBeLessThan(0.1);
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
  expect(asked / untouched).toBeLessThan(0.05);
});
