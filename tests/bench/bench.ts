import { parseArgs } from 'node:util';
import { format } from 'prettier';
import { parts } from './parts.ts';
import { describeRun, publish, readReport, writeReport } from './support/publish.ts';
import type { TitledReport } from './support/publish.ts';
import { budgetTable, renderTable } from './support/report.ts';

/** `npm run bench`: see README.md. */
const { values: options, positionals: named } = parseArgs({
  options: {
    publish: { type: 'boolean', default: false },
    against: { type: 'string' },
    runs: { type: 'string', default: '5' },
  },
  allowPositionals: true,
});

const unknown = named.filter((name) => !(name in parts));
if (unknown.length > 0) {
  console.error(`No part ${unknown.join(', ')}. There are: ${Object.keys(parts).join(', ')}.`);
  process.exit(1);
}

const run = describeRun(new Date());
console.log(`${run.machine}, load ${run.load}`);

if (options.against !== undefined) {
  const { compareWith } = await import('./against/against.ts');
  for (const table of await compareWith(options.against, Number(options.runs))) {
    await print(renderTable(table));
  }
  process.exit();
}

const measured = new Map<string, TitledReport>();
for (const [name, load] of Object.entries(parts)) {
  if (named.length > 0 && !named.includes(name)) continue;
  const part = await load();
  console.log(`\n${part.title}…\n`);
  const started = performance.now();
  const report = { title: part.title, ...(await part.run()) };
  writeReport(name, report, run);
  measured.set(name, report);
  for (const table of report.tables) await print(renderTable(table));
  for (const detail of report.details ?? []) console.log(`${detail}\n`);
  console.log(`(${Math.round((performance.now() - started) / 1000)} s)`);
}

await print(renderTable(budgetTable([...measured.values()].flatMap(({ budgets }) => budgets))));
if (options.publish) {
  const reports = Object.keys(parts).flatMap((name) => measured.get(name) ?? readReport(name));
  await publish(reports, run);
}

async function print(markdown: string) {
  console.log(await format(markdown, { parser: 'markdown' }));
}
