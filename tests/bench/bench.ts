import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { format } from 'prettier';
import { launchChromium } from '../support/chromium.ts';
import { checkOut } from './support/checkOut.ts';
import { describeMachine, publish, root, type Measured } from './support/publish.ts';
import { renderTable, type Part, type Version } from './support/report.ts';

/** The parts in the order in which they run; each is imported only when it does. */
const parts: Readonly<Record<string, () => Promise<Part>>> = {
  start: () => import('./start/start.ts'),
  crowd: () => import('./crowd/crowd.ts'),
  latency: () => import('./latency/latency.ts'),
  bytes: () => import('./bytes/bytes.ts'),
  pages: () => import('./pages/pages.ts'),
  firstResult: () => import('./firstResult/firstResult.ts'),
  profile: () => import('./profile/profile.ts'),
  taps: () => import('./taps/taps.ts'),
  secondVisit: () => import('./secondVisit/secondVisit.ts'),
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
const { publish: isPublished, against } = options;
const unknown = named.filter((name) => !Object.hasOwn(parts, name));
if (unknown.length > 0) {
  console.error(`No part ${unknown.join(', ')}. There are: ${Object.keys(parts).join(', ')}.`);
  process.exit(1);
}
if (isPublished && against !== undefined) {
  console.error('A comparison is not published: leave out --publish or --against.');
  process.exit(1);
}
const versions: Version[] = [{ name: 'this code', project: root }];
if (against !== undefined) versions.unshift({ name: against, project: checkOut(against) });
console.log(`${describeMachine()}, load ${loadavg()[0]?.toFixed(2)}`);

const measured: Measured = new Map();
for (const [name, load] of Object.entries(parts)) {
  if (named.length > 0 && !named.includes(name)) continue;
  const { title, run, keep } = await load();
  console.log(`\n${name}: ${title}…\n`);
  const started = performance.now();
  await using browser = await launchChromium();
  const tables = await run({ browser, runs: Number(options.runs), versions });
  for (const table of tables) {
    console.log(await format(renderTable(table, versions), { parser: 'markdown' }));
  }
  console.log(`(${Math.round((performance.now() - started) / 1000)} s)`);
  measured.set(name, { title, tables });
  if (isPublished) await keep?.();
}
if (isPublished) await publish(measured, versions);
process.exit();
