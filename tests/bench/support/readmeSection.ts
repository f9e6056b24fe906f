import type { Circumstances } from './machine.ts';
import type { Chart, PartReport } from './report.ts';
import { budgetTable, renderMarkdownTable } from './table.ts';

const begin = '<!-- bench:begin -->';
const end = '<!-- bench:end -->';

/**
 * The figures for the README.
 * @param chartFolder where the charts are, as the README links to them
 */
export function renderSection(
  reports: readonly PartReport[],
  { date, machine, version }: Circumstances,
  chartFolder: string,
): string {
  const of = version === '' ? '' : ` of ${version}`;
  const tables = reports.flatMap((report) => report.tables).filter((table) => table.isPublished);
  const charts = reports.flatMap((report) => report.charts);
  return [
    `Measured by \`npm run bench\`${of} on ${date}: ${machine}.`,
    renderMarkdownTable(budgetTable(reports.flatMap((report) => report.budgets))),
    ...tables.map((table) => renderMarkdownTable(table)),
    ...charts.map((chart) => linkTo(chart, chartFolder)),
  ].join('\n\n');
}

/**
 * Puts the section between its two markers.
 * @returns the README; one without markers gets them at its end, under a heading
 */
export function putSection(readme: string, section: string): string {
  const start = readme.indexOf(begin);
  const stop = readme.indexOf(end);
  const marked = `${begin}\n\n${section}\n\n${end}`;
  if (start === -1 && stop === -1) return `${readme.trimEnd()}\n\n## Figures\n\n${marked}\n`;
  if (start === -1 || stop < start) {
    throw new Error(`README.md must have ${begin} before ${end}, or neither.`);
  }
  return readme.slice(0, start) + marked + readme.slice(stop + end.length);
}

function linkTo({ name, title }: Chart, folder: string): string {
  return `![${title}](${folder}/${name}.svg)`;
}
