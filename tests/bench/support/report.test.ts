import { expect, it } from 'vitest';
import { renderFigures, renderSummary } from './publish.ts';
import { atLeast, atMost, budgetTable, formatCell, renderTable } from './report.ts';

it.each([
  [0, '0'],
  [1_234_567, '1,234,567'],
  [1234.5, '1,235'],
  [99.96, '100.0'],
  [12.345, '12.3'],
  [0.1234, '0.12'],
  [0.01234, '0.012'],
  [-3.456, '-3.46'],
  [Number.NaN, '–'],
  [null, '–'],
  ['Index Scan', 'Index Scan'],
  [{ median: 12.34, min: 9, max: 1234.5 }, '12.3 [9–1,235]'],
])('the figure %j is written %s', (value, text) => {
  expect(formatCell(value)).toBe(text);
});

it('a table is Markdown, with figures to the right and escaped bars', () => {
  const rows = [
    ['one', 0.1234],
    ['a|thousand', null],
  ];
  expect(renderTable({ title: 'Delivery', columns: ['visitors', 'ms'], rows, note: 'Ok.' })).toBe(
    '**Delivery**\n\n| visitors | ms |\n| --- | --: |\n| one | 0.12 |\n| a\\|thousand | – |\n\nOk.',
  );
});

it('a budget is met at its limit, missed beyond it, and missed when it was not measured', () => {
  expect(atMost('Start', 3, 3, 's').met).toBe(true);
  expect(atMost('Start', 3, 3.01, 's').met).toBe(false);
  expect(atLeast('Joins', 3, 3, '/s').met).toBe(true);
  expect(atLeast('Joins', 3, 2.99, '/s').met).toBe(false);
  expect(atMost('Start', 3, Number.NaN, 's').met).toBe(false);
  const note = 'on a busy machine';
  expect(budgetTable([atMost('Start', 3, 3.5, 's', { aim: 1.5, note })]).rows).toEqual([
    ['Start', '≤ 3 s', '≤ 1.50 s', '3.50 s', 'MISSED', note],
  ]);
});

const chart = { name: 'growth', title: 'How it grows', xLabel: '', yLabel: '', series: {} };
const budgets = [
  atMost('Start', 3, 2, 's', { isHeadline: true }),
  atLeast('Joins', 100, 250, '/s'),
];
const reports = [{ title: 'Crowd', tables: [], budgets, charts: [chart] }];
const run = { date: '2026-11-20', machine: '2 × Chip', load: 0.1, version: 'abc1234' };

it('the published file says when and where it was measured, with every budget and chart', () => {
  const figures = renderFigures(reports, run);
  expect(figures).toContain('`npm run bench` of abc1234 on 2026-11-20: 2 × Chip.');
  expect(figures).toContain('| Joins | ≥ 100 /s |  | 250 /s | met |  |');
  expect(figures).toContain('![How it grows](charts/growth.svg)');
});

it('the summary has the headlines and how many budgets are met', () => {
  const summary = renderSummary(reports, run);
  expect(summary).toContain('| Start | ≤ 3 s | 2 s | met |');
  expect(summary).not.toContain('Joins');
  expect(summary).toContain('2 of 2 budgets met');
});
