import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { format } from 'prettier';
import { launchChromium } from '../support/chromium.ts';
import { compareWith } from './against/against.ts';
import { comparisons } from './against/comparisons.ts';
import { describeMachine, publish } from './support/publish.ts';
import { debuggingPort, renderTable, type Part, type Table } from './support/report.ts';

/** The parts in the order in which they run; each is imported only when it does. */
const parts: Readonly<Record<string, () => Promise<Part>>> = {
  start: () => import('./start/start.ts'),
  crowd: () => import('./crowd/crowd.ts'),
  latency: () => import('./latency/latency.ts'),
  database: () => import('./database/database.ts'),
  bytes: () => import('./bytes/bytes.ts'),
  mantine: () => import('./mantine/mantine.ts'),
  firstResult: () => import('./firstResult/firstResult.ts'),
  profile: () => import('./profile/profile.ts'),
  lighthouse: () => import('./lighthouse/lighthouse.ts'),
  tour: () => import('./tour/tour.ts'),
  secondVisit: () => import('./secondVisit/secondVisit.ts'),
  table: () => import('./table/table.ts'),
  busyPage: () => import('./busyPage/busyPage.ts'),
};

/** `npm run bench`: see README.md. */
const { values: options, positionals: named } = parseArgs({
  options: {
    publish: { type: 'boolean', default: false },
    against: { type: 'string' },
    runs: { type: 'string', default: '5' },
  },
  allowPositionals: true,
});
const offered = Object.keys(options.against === undefined ? parts : comparisons);
const unknown = named.filter((name) => !offered.includes(name));
if (unknown.length > 0) {
  console.error(`No part ${unknown.join(', ')}. There are: ${offered.join(', ')}.`);
  process.exit(1);
}
const chosen = offered.filter((name) => named.length === 0 || named.includes(name));
const runs = Number(options.runs);
console.log(`${describeMachine()}, load ${loadavg()[0]?.toFixed(2)}`);

if (options.against !== undefined) {
  await compareWith(options.against, chosen, runs, print);
  process.exit();
}

const measured = new Map<string, { title: string; tables: readonly Table[] }>();
for (const [name, load] of Object.entries(parts)) {
  if (!chosen.includes(name)) continue;
  const { title, run, keep } = await load();
  console.log(`\n${name}: ${title}…\n`);
  const started = performance.now();
  await using browser = await launchChromium(`--remote-debugging-port=${debuggingPort}`);
  const tables = await run({ browser, runs });
  for (const table of tables) await print(table);
  console.log(`(${Math.round((performance.now() - started) / 1000)} s)`);
  measured.set(name, { title, tables });
  if (options.publish) await keep?.();
}
if (options.publish) await publish(measured);

async function print(table: Table) {
  console.log(await format(renderTable(table), { parser: 'markdown' }));
}
