import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { gradeSheet, startSheetLeague, type SentSheet } from '../support/sheetReading.ts';

// Tables that somebody wrote who had not seen the reader.

const sheetsOf = (file: string): SentSheet[] =>
  readFileSync(new URL(`../support/${file}`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
const sent = sheetsOf('sentSheets.jsonl');
/** Those of a later trial: what was found wrong in them was mended by its kind. */
const fresh = sheetsOf('freshSheets.jsonl');
/** The last ones, of somebody else. */
const outside = sheetsOf('outsideSheets.jsonl');
let end: () => void;
beforeAll(() => {
  end = startSheetLeague();
});
afterAll(() => end());

/** Neither pair came: for whoever wrote it nobody knows what that counts, here it is a result. */
const ofNobody = 'f076';
/** Shown as lines or as rows to complete, by one of the two pairs or by shorter names: a line for each pair, half a cross table, `Gómez/Ac.` */
const shownOtherwise = ['w38', 'v54', 'v55'];

test('nothing that is ready is wrong, and nothing is dropped without a word', () => {
  const faults = [...sent, ...fresh, ...outside]
    .filter(({ id }) => id !== ofNobody && !shownOtherwise.includes(id))
    .flatMap((sheet) => {
      const { wrong, dropped } = gradeSheet(sheet);
      return [
        ...wrong.map((item) => `${sheet.id} wrong: ${item.words}`),
        ...dropped.map(({ winner, loser }) => `${sheet.id} dropped: ${winner}, ${loser}`),
      ];
    });
  expect(faults).toEqual([]);
});

test.each([
  ['of the first set', sent, 0.95],
  ['of the later one', fresh, 0.8],
  ['of the last one', outside, 0.8],
])('most plain tables %s ask nothing but the day that they do not say', (_, sheets, least) => {
  const plain = sheets.filter(({ kind }) => kind === 'plain');
  const ready = plain.filter((sheet) => {
    const { asked, right } = gradeSheet(sheet);
    return asked.length === 0 && right.length === sheet.results.length;
  });
  console.warn(`${ready.length} of ${plain.length} plain tables ready`);
  expect(ready.length / plain.length).toBeGreaterThanOrEqual(least);
});
