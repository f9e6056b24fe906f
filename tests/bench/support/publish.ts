import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, platform, release, totalmem } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { formatNumber, isMet, renderTable, type Table, type Version } from './report.ts';
import { medianOf } from './statistics.ts';

/** This project's folder. */
export const root = fileURLToPath(new URL('../../../', import.meta.url));

/** The builds of a run; nothing in it is committed. */
export const benchFolder = join(root, '.cache/bench');

/** A part's name with its title and tables. */
export type Measured = Map<string, { title: string; tables: readonly Table[] }>;

export function describeMachine(): string {
  const processors = cpus();
  const model = (processors[0]?.model ?? 'unknown processor').trim().replace(/\s+/g, ' ');
  const memory = Math.round(totalmem() / 1024 ** 3);
  return `${processors.length} × ${model}, ${memory} GB, ${platform()} ${release()}, Node ${process.versions.node}`;
}

/** Writes the parts that were measured into FIGURES.md, and their headlines into the project's README. */
export async function publish(measured: Measured, versions: readonly Version[]) {
  const describe = ['describe', '--always', '--dirty', '--exclude', '*'];
  const version = execFileSync('git', describe, { encoding: 'utf8' }).trim();
  const run = `${version}, ${new Date().toISOString().slice(0, 10)}, ${describeMachine()}`;
  const path = join(root, 'tests/bench/FIGURES.md');
  const figures = replaceParts(readFileSync(path, 'utf8'), measured, run, versions);
  await writeMarkdown(path, figures);
  const readme = join(root, 'README.md');
  const block = /(?<=<!-- figures:begin -->\n)[\s\S]*(?=<!-- figures:end -->)/;
  const text = readFileSync(readme, 'utf8');
  await writeMarkdown(
    readme,
    text.replace(block, (old) => replaceHeadlines(old, measured, figures)),
  );
}

/**
 * What other parts have measured stays.
 * @param figures the head with a line for each run and its parts, then a section for each part
 */
function replaceParts(
  figures: string,
  measured: Measured,
  run: string,
  versions: readonly Version[],
): string {
  const [head = '', ...sections] = figures.split(/^(?=## )/m);
  const byName = new Map(sections.map((section) => [/\w+/.exec(section)?.[0], section.trim()]));
  for (const [name, { title, tables }] of measured) {
    const rendered = tables.map((table) => renderTable(table, versions));
    byName.set(name, [`## ${name}: ${title}`, ...rendered].join('\n\n'));
  }
  const runs = new Map<string, string[]>();
  for (const [, earlier = '', names = ''] of head.matchAll(/^- (.*): ([\w, ]+)$/gm)) {
    const kept = names.split(', ').filter((name) => !measured.has(name));
    if (kept.length > 0) runs.set(earlier, kept);
  }
  runs.set(run, [...(runs.get(run) ?? []), ...measured.keys()]);
  const lines = [...runs].map(([each, names]) => `- ${each}: ${names.join(', ')}`);
  const introduction = head.replaceAll(/^- .*\n/gm, '').trim();
  return [introduction, lines.join('\n'), ...byName.values()].join('\n\n');
}

/** @param block a table with a row for each headline, and how many limits are met */
function replaceHeadlines(block: string, measured: Measured, published: string): string {
  const rows = new Map<string, string>();
  for (const [line, name = ''] of block.matchAll(/^\|([^|]*)\|.*$/gm)) rows.set(name.trim(), line);
  const figures = [...measured.values()].flatMap(({ tables }) => tables.flat());
  const limited = figures.flatMap(({ values: [value = Number.NaN], limit }) =>
    limit?.headline === undefined ? [] : [{ value, limit, headline: limit.headline }],
  );
  // Of several with one name the worst stays.
  for (const { value, limit, headline } of limited.toSorted(
    (one, other) => medianOf(one.value) - medianOf(other.value),
  )) {
    const outcome = isMet(value, limit) ? 'met' : 'MISSED';
    const text = [headline, `≤ ${formatNumber(limit.limit)}`, formatNumber(medianOf(value))];
    rows.set(headline, `| ${[...text, outcome].join(' | ')} |`);
  }
  const limits = published.match(/ \(≤ /g)?.length ?? 0;
  const missed = published.match(/\*\* \(≤ /g)?.length ?? 0;
  const count = `${limits - missed} of ${limits} limits met.`;
  return `\n${[...rows.values()].join('\n')}\n\n${count}\n\n`;
}

async function writeMarkdown(path: string, text: string) {
  writeFileSync(path, await format(text, { ...(await resolveConfig(path)), filepath: path }));
}
