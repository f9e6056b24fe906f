import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, platform, release, totalmem } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { budgetTable, formatCell, renderTable, type Report } from './report.ts';

/** This project's folder. */
export const root = fileURLToPath(new URL('../../../', import.meta.url));
const published = join(root, 'tests/bench');

/** The figures and builds of a run; nothing in it is committed. */
export const benchFolder = join(root, '.cache/bench');

export type TitledReport = Report & { title: string };

/** Where and when a run was made. */
export type Run = { date: string; machine: string; load: number; version: string };

export function describeRun(now: Date): Run {
  const processors = cpus();
  const memory = Math.round(totalmem() / 1024 ** 3);
  const model = (processors[0]?.model ?? 'unknown processor').trim().replace(/\s+/g, ' ');
  const describe = ['describe', '--always', '--dirty', '--exclude', '*'];
  return {
    date: now.toISOString().slice(0, 10),
    machine: `${processors.length} × ${model}, ${memory} GB, ${platform()} ${release()}, Node ${process.versions.node}`,
    load: Math.round((loadavg()[0] ?? 0) * 100) / 100,
    version: execFileSync('git', describe, { encoding: 'utf8' }).trim(),
  };
}

/** Keeps a part's figures as JSON. */
export function writeReport(name: string, report: TitledReport, run: Run) {
  mkdirSync(benchFolder, { recursive: true });
  const text = JSON.stringify({ name, run, ...report }, null, 2);
  writeFileSync(join(benchFolder, `${name}.json`), `${text}\n`);
}

/** @returns what a part measured the last time on this machine; nothing if it never ran */
export function readReport(name: string): TitledReport[] {
  const path = join(benchFolder, `${name}.json`);
  if (!existsSync(path)) return [];
  const report: TitledReport = JSON.parse(readFileSync(path, 'utf8'));
  return [report];
}

/** Writes FIGURES.md, and the headlines into the project's README. */
export async function publish(reports: readonly TitledReport[], run: Run) {
  await writeMarkdown(join(published, 'FIGURES.md'), renderFigures(reports, run));
  const readme = join(root, 'README.md');
  const text = readFileSync(readme, 'utf8');
  const [before, rest] = text.split('<!-- figures:begin -->');
  const [, after] = rest?.split('<!-- figures:end -->') ?? [];
  const summary = renderSummary(reports, run);
  if (after === undefined) console.log(`README.md has no place for the summary:\n\n${summary}`);
  else {
    const marked = `<!-- figures:begin -->\n\n${summary}\n\n<!-- figures:end -->`;
    await writeMarkdown(readme, `${before}${marked}${after}`);
  }
}

export function renderFigures(reports: readonly TitledReport[], run: Run): string {
  const budgets = budgetTable(reports.flatMap(({ budgets }) => budgets));
  const sections = reports.flatMap(({ title, tables }) => [
    `## ${title}`,
    ...tables.map(renderTable),
  ]);
  const { version, date, machine } = run;
  return [
    '# Figures',
    `Measured by \`npm run bench\` of ${version} on ${date}: ${machine}. [How, and what is missed](README.md).`,
    renderTable(budgets),
    ...sections,
  ].join('\n\n');
}

/** The ten lines for the project's README. */
export function renderSummary(reports: readonly TitledReport[], { date, machine }: Run): string {
  const budgets = reports.flatMap(({ budgets }) => budgets);
  const met = budgets.filter((budget) => budget.met).length;
  const { rows } = budgetTable(budgets.filter(({ isHeadline }) => isHeadline));
  const lines = rows.map(([what, limit, , measured, result]) =>
    [what, limit, measured, result].map((cell = '') => formatCell(cell)).join(' | '),
  );
  return [
    '| | limit | measured | |\n| --- | --- | --- | --- |',
    ...lines.map((line) => `| ${line} |`),
    `\n${met} of ${budgets.length} budgets met on ${date} (${machine}).`,
  ].join('\n');
}

async function writeMarkdown(path: string, text: string) {
  writeFileSync(path, await format(text, { ...(await resolveConfig(path)), filepath: path }));
}
