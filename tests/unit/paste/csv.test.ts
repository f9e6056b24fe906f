import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatCsv, parseCsv } from '../../../src/paste/csv.ts';

test.each([
  ['a;b\n1;2', 'semicolons'],
  ['\ufeffa,b\r\n1,2\r\n\r\n', 'a mark, commas, an empty line'],
  ['a\tb\n1\t2', 'cells of a spreadsheet'],
  ['"a";"b"\n"1"; 2 ', 'quotes and spaces'],
])('%j: %s', (text) => {
  expect(parseCsv(text)).toEqual([
    ['a', 'b'],
    ['1', '2'],
  ]);
});

test('what is written is read again, and no cell is a formula', () => {
  const cell = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('=1+1', '+54', '-3', '@x', 'a;b', '"', 'a\nb', '6-4'),
  );
  const row = fc.tuple(fc.constant('fila'), cell, cell);
  fc.assert(
    fc.property(fc.array(row, { minLength: 2, maxLength: 5 }), (rows) => {
      const plain = rows.map((cells) =>
        cells.map((text) => text.replaceAll(/^'+|\s+/gu, ' ').trim()),
      );
      const text = formatCsv(plain);
      expect(parseCsv(text)).toEqual(plain);
      expect(text).not.toMatch(/(?:^|[;\n])"?[=+\-@]/u);
    }),
    { seed: 16, numRuns: 300 },
  );
});

test('numbers stay numbers', () => {
  expect(formatCsv([['Dif.', -3]])).toBe('\ufeffDif.;-3\r\n');
});
