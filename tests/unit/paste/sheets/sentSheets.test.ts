import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { gradeSheet, startSheetLeague, type SentSheet } from '../support/sheetReading.ts';

// Tables that somebody wrote who had not seen the reader.

const sheets: readonly SentSheet[] = readFileSync(
  new URL('../support/sentSheets.jsonl', import.meta.url),
  'utf8',
)
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line));
let end: () => void;
beforeAll(() => {
  end = startSheetLeague();
});
afterAll(() => end());

/** Neither pair came: for whoever wrote it nobody knows what that counts, here it is a result. */
const ofNobody = 'f076';

test('nothing that is ready is wrong, and nothing is dropped without a word', () => {
  const faults = sheets
    .filter(({ id }) => id !== ofNobody)
    .flatMap((sheet) => {
      const { wrong, dropped } = gradeSheet(sheet);
      return [
        ...wrong.map((item) => `${sheet.id} wrong: ${item.words}`),
        ...dropped.map(({ winner, loser }) => `${sheet.id} dropped: ${winner}, ${loser}`),
      ];
    });
  expect(faults).toEqual([]);
});

test('most plain tables ask nothing but the day that they do not say', () => {
  const plain = sheets.filter(({ kind }) => kind === 'plain');
  const ready = plain.filter((sheet) => {
    const { asked, right } = gradeSheet(sheet);
    return asked.length === 0 && right.length === sheet.results.length;
  });
  expect(ready.length / plain.length).toBeGreaterThanOrEqual(0.95);
});
