import { parseArgs } from 'node:util';
import { parts } from './parts.ts';
import { lookAround } from './support/machine.ts';
import { publish, readFigures, writeFigures, type Measured } from './support/output.ts';
import { budgetTable, renderTable } from './support/table.ts';

/**
 * `npm run bench`: measures how fast the site and its server are, beside what the same machine needs
 * for the bare minimum of it.
 *
 *   npm run bench -- crowd latency   only these parts
 *   npm run bench -- --publish       all of them, into README.md and tests/bench/charts
 *   npm run bench -- --publish tour  this part; the others as they were measured here the last time, if ever
 */
const { values: options, positionals: asked } = parseArgs({
  options: { publish: { type: 'boolean', default: false } },
  allowPositionals: true,
});

const unknown = asked.filter((name) => !(name in parts));
if (unknown.length > 0) {
  console.error(`No part ${unknown.join(', ')}. There are: ${Object.keys(parts).join(', ')}.`);
  process.exit(1);
}

const circumstances = lookAround(new Date());
console.log(`${circumstances.machine}, load ${circumstances.load}`);

const measured: Measured[] = [];
for (const [name, fetchPart] of Object.entries(parts)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  const part = await fetchPart();
  console.log(`\n${part.title}…\n`);
  const started = performance.now();
  const report = await part.run();
  writeFigures({ part, report }, circumstances);
  measured.push({ part, report });
  for (const table of report.tables) console.log(`${renderTable(table)}\n`);
  for (const detail of report.details ?? []) console.log(`${detail}\n`);
  console.log(`(${Math.round((performance.now() - started) / 1000)} s)`);
}

const reports = measured.map(({ report }) => report);
const budgets = reports.flatMap((report) => report.budgets);
if (budgets.length > 0) console.log(`\n${renderTable(budgetTable(budgets))}`);
if (options.publish) {
  const all = Object.keys(parts).flatMap(
    (name) => measured.find(({ part }) => part.name === name)?.report ?? readFigures(name) ?? [],
  );
  await publish(all, circumstances);
}
