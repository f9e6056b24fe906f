import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { renderChart } from './chart.ts';
import type { Circumstances } from './machine.ts';
import { putSection, renderSection } from './readmeSection.ts';
import type { Part, PartReport } from './report.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const publishedCharts = 'tests/bench/charts';

/** Where a run leaves its figures; nothing in it is committed. */
export const benchFolder = join(root, '.cache/bench');

export type Measured = { part: Part; report: PartReport };

/** Writes a part's figures and charts into the ignored folder. */
export function writeFigures({ part, report }: Measured, circumstances: Circumstances) {
  mkdirSync(benchFolder, { recursive: true });
  const figures = { name: part.name, title: part.title, circumstances, ...report };
  writeFileSync(join(benchFolder, `${part.name}.json`), `${JSON.stringify(figures, null, 2)}\n`);
  writeCharts(join(benchFolder, 'charts'), [report]);
}

/** What a part measured the last time on this machine; `null` if it never did. */
export function readFigures(name: string): PartReport | null {
  const path = join(benchFolder, `${name}.json`);
  if (!existsSync(path)) return null;
  const report: PartReport = JSON.parse(readFileSync(path, 'utf8'));
  return report;
}

/** Puts the figures of all parts into the README, and the charts beside the benchmark. */
export async function publish(reports: readonly PartReport[], circumstances: Circumstances) {
  const folder = join(root, publishedCharts);
  mkdirSync(folder, { recursive: true });
  for (const file of readdirSync(folder)) rmSync(join(folder, file));
  writeCharts(folder, reports);
  const path = join(root, 'README.md');
  const section = renderSection(reports, circumstances, publishedCharts);
  const readme = putSection(readFileSync(path, 'utf8'), section);
  writeFileSync(path, await format(readme, { ...(await resolveConfig(path)), filepath: path }));
}

function writeCharts(folder: string, reports: readonly PartReport[]) {
  mkdirSync(folder, { recursive: true });
  for (const chart of reports.flatMap(({ charts }) => charts)) {
    writeFileSync(join(folder, `${chart.name}.svg`), renderChart(chart));
  }
}
