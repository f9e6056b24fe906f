import { expect, it } from 'vitest';
import { atMost } from './budgets.ts';
import { putSection, renderSection } from './readmeSection.ts';
import type { PartReport, Table } from './report.ts';

const table: Table = { title: 'For the terminal', columns: [{ title: 'a' }], rows: [['x']] };
const report: PartReport = {
  tables: [table, { ...table, title: 'For readers', isPublished: true }],
  budgets: [atMost({ what: 'Start', limit: 3, measured: 2, unit: 's' })],
  charts: [{ name: 'growth', title: 'How it grows', xLabel: '', yLabel: '', series: [] }],
};
const circumstances = { date: '2026-11-20', machine: '2 × Chip', load: 0.1, version: 'abc1234' };

it('says when, where and of what the figures are, and shows what is meant for readers', () => {
  const section = renderSection([report], circumstances, 'tests/bench/charts');
  expect(section).toContain('`npm run bench` of abc1234 on 2026-11-20: 2 × Chip.');
  expect(section).toContain('| Start | ≤ 3 s |');
  expect(section).toContain('**For readers**');
  expect(section).not.toContain('For the terminal');
  expect(section).toContain('![How it grows](tests/bench/charts/growth.svg)');
});

it('replaces what stands between the markers, and nothing else', () => {
  const readme = 'Before\n\n<!-- bench:begin -->\nold\n<!-- bench:end -->\n\nAfter\n';
  const once = putSection(readme, 'new $1');
  expect(once).toBe('Before\n\n<!-- bench:begin -->\n\nnew $1\n\n<!-- bench:end -->\n\nAfter\n');
  expect(putSection(once, 'new $1')).toBe(once);
});

it('gives a README without markers a section at its end', () => {
  const readme = putSection('# League\n', 'figures');
  expect(readme).toMatch(/^# League\n\n## Figures\n\n<!-- bench:begin -->\n\nfigures/);
  expect(putSection(readme, 'others')).not.toContain('figures');
});

it('does not guess where half a section would end', () => {
  expect(() => putSection('<!-- bench:begin -->', 'x')).toThrow(/bench:end/);
  expect(() => putSection('<!-- bench:end --> <!-- bench:begin -->', 'x')).toThrow(/before/);
});
