import fc from 'fast-check';
import Papa from 'papaparse';
import { expect, onTestFinished, test } from 'vitest';
import { parseKeptPaste } from '../../../../src/paste/review/keptPaste.ts';
import { reviewedResult } from '../../../../src/paste/review/reviewItem.ts';
import { reviewOf } from '../../../../src/paste/review/reviewOf.ts';
import { demoSettings } from '../../../../src/league/demo/demoSettings.ts';
import {
  detailNames,
  detailsFrom,
  ofItsDay,
  type NewResult,
} from '../../../../src/padel/result.ts';
import {
  matchesSheet,
  resultsSheet,
  type Sheet,
} from '../../../../src/admin/takeAway/exportSheets.ts';
import { importSheet } from '../../../../src/paste/sheets/importSheet.ts';
import { newMatchOf } from '../../../../src/paste/sheets/sheetRows.ts';
import { readFile } from '../../../../src/paste/readFile.ts';
import { formatCsv, parseCsv } from '../../../../src/reading/csv.ts';
import { startDraws } from '../../../../stories/fixtures/season.ts';

const [day, today] = ['2026-11-20', '2026-11-24'];
const stored = {
  id: 'x',
  pair1Id: null,
  pair2Id: null,
  createdAt: '',
  correctedAt: null,
  changedAt: null,
  postponedAt: null,
};

/** What is written in files, and no more: a line of text that Windows knows. */
const text = fc
  .array(
    fc.constantFrom(
      ...`Los Ñandúes O'Higgins Gana la Zurda güemes 1 2 9 W.O. , ; " ' = + @ - '= / ¿ &`.split(
        ' ',
      ),
    ),
    { minLength: 1, maxLength: 5 },
  )
  .map((words) => words.join(' '));
const moment = {
  date: fc.constantFrom('2026-01-02', '2026-03-31', '2026-11-14'),
  category: fc.constantFrom('Sexta Libre' as const, 'Octava Damas' as const),
};
const time = fc.constantFrom('00:05', '09:30', '20:30');
const side = fc.constantFrom(1 as const, 2 as const);
const rareScores = ['6-4, 4-6, [7-5]', '6-0, 0-6, 1-0(8)', '6-4, 6-7, 9-7'];
const outcome = fc.oneof(
  fc.record({
    score: fc.constantFrom('6-4, 6-3', '7-6(5), 6-7(9), 6-2', '4-6, 7-5, 12-10', ...rareScores),
    winner: fc.constant(null),
  }),
  fc.record({
    score: fc.constantFrom('W.O.', '6-2, 3-1 ret.', '7-6(3), 0-0 ret.', '6-4, 3-6, [5-3] ret.'),
    winner: side,
  }),
  fc.record({
    score: fc.constantFrom('W.O. doble', 'No se jugó', '6-4, 3-2 tiempo', '9-12 tiempo'),
    winner: fc.constant(null),
  }),
);
/** Pairs that occur once in a file. */
const named = <Row extends { team1: string; team2: string }>(rows: Row[]): Row[] =>
  rows.map((row, index) => ({
    ...row,
    team1: `${row.team1} a${index}`,
    team2: `${row.team2} b${index}`,
  }));
/** Of the regular phase of its day or of another season, or a friendly. */
const anyCounts = fc.constantFrom(
  ofItsDay,
  { ...ofItsDay, stage: 'AM' },
  { ...ofItsDay, seasonId: demoSettings.seasons[3]?.id ?? '' },
);
/** Of whatever is typed beside a result, each or none. */
const anyDetails = fc
  .tuple(...detailNames.map((name) => fc.option(name === 'time' ? time : text)))
  .map((texts) => detailsFrom((name) => texts[detailNames.indexOf(name)] ?? null));
const resultsOf = (outcomes: fc.Arbitrary<Pick<NewResult, 'score' | 'winner'>>) =>
  fc
    .array(
      fc
        .record({
          ...moment,
          team1: text,
          team2: text,
          outcome: outcomes,
          details: anyDetails,
          counts: anyCounts,
        })
        .map(({ outcome: { score, winner }, details, counts, ...row }): NewResult => ({
          ...row,
          ...counts,
          ...details,
          reason: score === 'No se jugó' ? details.reason : null,
          score,
          winner,
        })),
      { minLength: 1, maxLength: 4 },
    )
    .map(named);
/** As many sets for both when the hour was over: without draws somebody is said to have won. */
const level = fc.record({ score: fc.constant('6-4, 3-6 tiempo'), winner: side });
const results = resultsOf(fc.oneof(outcome, level));
const matches = fc
  .array(
    fc
      .record({ ...moment, team1: text, team2: text, time, location: text, counts: anyCounts })
      .map(({ counts, ...row }) => ({ ...row, ...counts })),
    { minLength: 1, maxLength: 4 },
  )
  .map(named);

/** The sheet as downloaded, and as Excel in Spanish saves it: days first, seconds, no mark, Windows' letters. */
function filesOf(sheet: Sheet): File[] {
  const file = formatCsv(sheet);
  const { data } = Papa.parse<string[]>(file.slice(1), { delimiter: ';', skipEmptyLines: true });
  const cells = data.map((row) =>
    row.map((cell) =>
      cell
        .replace(/^(\d{4})-(\d\d)-(\d\d)$/u, (_, year, month, date) => `${date}/${month}/${year}`)
        .replace(/^\d\d:\d\d$/u, (found) => `${found.replace(/^0/u, '')}:00`),
    ),
  );
  const saved = Papa.unparse(cells, { delimiter: ';', newline: '\r\n' });
  const bytes = Uint8Array.from(saved, (letter) => letter.codePointAt(0) ?? 0);
  return [new File([file], 'liga.csv'), new File([bytes], 'liga.csv')];
}

const read = async (file: File) =>
  importSheet(parseCsv(await readFile(file)), { today, seasons: [] });

test('results that were exported are saved as they were', () => expectSame(results));

test('so are draws, in a season that has them', async () => {
  onTestFinished(startDraws());
  const drawn = fc.record({
    score: fc.constantFrom('6-4, 3-6', '6-2, 4-6', '6-4, 3-6, 2-2 tiempo', '3-3 tiempo'),
    winner: fc.constant(null),
  });
  await expectSame(resultsOf(fc.oneof(outcome, drawn)));
});

function expectSame(arbitrary: fc.Arbitrary<NewResult[]>) {
  return fc.assert(
    fc.asyncProperty(arbitrary, async (rows) => {
      for (const file of filesOf(
        resultsSheet(
          rows.map((row) => ({ ...row, ...stored })),
          demoSettings.seasons,
        ),
      )) {
        const sheet = await read(file);
        let ids = 0;
        const newId = () => `r${(ids += 1)}`;
        const found = { rows: sheet?.results ?? [], voices: [] };
        const review = reviewOf('', found, { results: [], isSheet: true, newId }, null);
        // The review is the same after a reload.
        const kept = parseKeptPaste(JSON.parse(JSON.stringify(review)));
        expect(kept?.items.every(({ verdict }) => verdict.kind === 'settled')).toBe(true);
        expect(kept?.items.map((item) => reviewedResult(item, day))).toEqual(rows);
      }
    }),
    { seed: 7, numRuns: 200 },
  );
}

test('announced matches that were exported are announced as they were', async () => {
  await fc.assert(
    fc.asyncProperty(matches, async (rows) => {
      for (const file of filesOf(
        matchesSheet(
          rows.map((row) => ({ ...row, ...stored })),
          demoSettings.seasons,
        ),
      )) {
        const sheet = await read(file);
        expect(sheet?.matches.map(newMatchOf)).toEqual(rows);
      }
    }),
    { seed: 7, numRuns: 200 },
  );
});
