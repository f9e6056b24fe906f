import { describe, expect, it } from 'vitest';
import { atLeast, atMost } from './budgets.ts';
import { formatCell } from './figures.ts';
import type { Table } from './report.ts';
import { budgetTable, renderMarkdownTable, renderTable } from './table.ts';

const table: Table = {
  title: 'Delivery',
  columns: [{ title: 'visitors' }, { title: 'p50', unit: 'ms' }, { title: 'runs', unit: 'ms' }],
  rows: [
    ['one', 0.1234, { median: 12.34, min: 9, max: 1234.5 }],
    ['a|thousand', 1234.5, null],
  ],
  note: 'On one clock.',
};

describe('A figure', () => {
  it.each([
    [0, '0'],
    [7, '7'],
    [1_234_567, '1,234,567'],
    [1234.5, '1,235'],
    [99.96, '100.0'],
    [12.345, '12.3'],
    [1.2345, '1.23'],
    [0.1234, '0.12'],
    [0.01234, '0.012'],
    [-3.456, '-3.46'],
    [Number.NaN, '–'],
    [null, '–'],
    ['Index Scan', 'Index Scan'],
    [{ median: 12.34, min: 9, max: 1234.5 }, '12.3 [9–1,235]'],
  ])('%j is written %s', (value, text) => {
    expect(formatCell(value)).toBe(text);
  });
});

describe('A table', () => {
  it('stands in columns in the terminal, figures to the right', () => {
    expect(renderTable(table)).toBe(
      [
        'Delivery',
        'visitors    p50, ms        runs, ms',
        '──────────  ───────  ──────────────',
        'one            0.12  12.3 [9–1,235]',
        'a|thousand    1,235               –',
        'On one clock.',
      ].join('\n'),
    );
  });

  it('is Markdown for the README, in which a bar parts no cells', () => {
    expect(renderMarkdownTable(table)).toBe(
      [
        '**Delivery**',
        '',
        '| visitors | p50, ms | runs, ms |',
        '| --- | --: | --: |',
        '| one | 0.12 | 12.3 [9–1,235] |',
        '| a\\|thousand | 1,235 | – |',
        '',
        'On one clock.',
      ].join('\n'),
    );
  });
});

describe('A budget', () => {
  const words = { what: 'Start', limit: 3, unit: 's' };

  it('is met at its limit and missed beyond it, in its own direction', () => {
    expect(atMost({ ...words, measured: 3 }).met).toBe(true);
    expect(atMost({ ...words, measured: 3.01 }).met).toBe(false);
    expect(atLeast({ ...words, measured: 3 }).met).toBe(true);
    expect(atLeast({ ...words, measured: 2.99 }).met).toBe(false);
  });

  it('that could not be measured is missed', () => {
    expect(atMost({ ...words, measured: Number.NaN }).met).toBe(false);
  });

  it('says what was promised, what was measured and whether that is enough', () => {
    const { rows } = budgetTable([
      atMost({ ...words, aim: 1.5, measured: 3.5, note: 'on a busy machine' }),
      atLeast({ what: 'Joins', limit: 100, measured: 250, unit: '/s' }),
    ]);
    expect(rows).toEqual([
      ['Start', '≤ 3 s', '≤ 1.50 s', '3.50 s', 'MISSED', 'on a busy machine'],
      ['Joins', '≥ 100 /s', '', '250 /s', 'met', ''],
    ]);
  });
});
