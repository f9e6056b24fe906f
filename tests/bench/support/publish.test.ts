import { expect, it } from 'vitest';
import { replaceHeadlines, replaceParts } from './publish.ts';
import { atLeast, atMost, tableOf } from './report.ts';

const figures = `# Figures

Words.

- abc1234, 2026-11-20, 2 × Chip: crowd, tour

## crowd: many visitors

| visitors | lost    |
| -------: | ------- |
|      100 | 0 (≤ 0) |

## tour: taps

| step | ms               |
| ---- | ---------------- |
| menu | **144** (≤ 100) |
`;
const tap = { headline: 'A tap, ms' };
const table = tableOf([80, 120], {
  ms: (ms) => atMost(ms, 100, tap),
  score: () => atLeast(99, 99),
});
const measured = new Map([['tour', { title: 'taps', tables: [table] }]]);

it('a part that is published leaves the figures and the runs of the others', () => {
  const text = replaceParts(figures, measured, 'def5678, 2026-11-25, 4 × Chip');
  expect(text).toContain('- abc1234, 2026-11-20, 2 × Chip: crowd\n');
  expect(text).toContain('- def5678, 2026-11-25, 4 × Chip: tour\n');
  expect(text).toContain('## crowd: many visitors\n\n| visitors | lost');
  expect(text.match(/^## /gm)).toHaveLength(2);
  expect(text).toContain('| **120** (≤ 100) | 99 (≥ 99) |');
  expect(text).not.toContain('144');
});

it('a part that is published leaves the headlines of the others, and a missed limit is shown', () => {
  const block =
    '\n| | limit | measured | |\n| --- | --- | --- | --- |\n| Lost | ≤ 0 | 0 | met |\n\nAll.\n';
  const text = replaceHeadlines(block, measured, replaceParts(figures, measured, 'run'));
  expect(text).toContain('| Lost | ≤ 0 | 0 | met |\n| A tap, ms | ≤ 100 | 120 | MISSED |');
  expect(text).toContain('4 of 5 limits met.');
});
