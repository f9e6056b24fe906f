import { execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { setup as buildSite } from '../../support/buildSite.ts';
import { randomSource } from '../../unit/standings/support/generatedLeagues.ts';
import type { Round } from './attackers.ts';
import { attacks } from './attacks.ts';
import { send, type Target } from './attackTools.ts';

// `npm run attack -- --minutes 10 --only rows,joins`: attacks on what is open without a password, three at a time from
// eight addresses, while a visitor of another address reads. `--alone`: each once, by itself. Fails where the
// visitor waits two seconds longer than before, or the server grows by 300 MB.

const longestDelay = 2_000;
const mostGrowth = 300;
const duration = 10_000;

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '60' },
    only: { type: 'string', default: '' },
    alone: { type: 'boolean', default: false },
  },
});
const seed = Number(process.env['SEED'] ?? Date.now() % 100_000);
const random = randomSource(seed);
const parts = values.only.split(',');
const names = Object.keys(attacks).filter((name) => parts.some((part) => name.includes(part)));
console.log(`SEED=${seed}, ${names.length} attacks`);

await buildSite();
const server = fork(new URL('attackedLeague.ts', import.meta.url), {
  stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
});
let printed = '';
for (const stream of [server.stdout, server.stderr]) {
  stream?.on('data', (bytes) => {
    printed = (printed + String(bytes)).slice(-2_000);
  });
}
const target: Target = (await once(server, 'message'))[0];
const attackers = fork(new URL('attackers.ts', import.meta.url));

const megabytes = () =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(server.pid)], { encoding: 'utf8' })) / 1024;

const visitor = { ...target, address: '127.0.0.2' };
const reads = [
  '/rest/v1/results?select=*&order=date.desc,created_at.desc,id.desc&limit=50',
  '/rest/v1/upcoming_matches?select=*&limit=50',
  '/resultados',
];

/** What a visitor waits for a read, ms; every other one needs a connection. */
async function measure(): Promise<number> {
  const start = performance.now();
  const status = await send(visitor, random.pick(reads), { keepsConnection: random.chance(0.5) });
  if (status !== 200) throw new Error(`The visitor got ${status}. ${printed}`);
  return performance.now() - start;
}

const usual: number[] = [];
for (let count = 0; count < 100; count += 1) {
  usual.push(await measure());
  await sleep(50);
}
const median = usual.toSorted((one, other) => one - other)[50] ?? 0;
const before = megabytes();
// The longest says how busy the machine is with other things.
const longest = Math.round(Math.max(...usual));
console.log(
  `Before: a read takes ${Math.round(median)} ms, at most ${longest} ms; ${Math.round(before)} MB.`,
);

const records = new Map(
  names.map((name) => [name, { attack: name, requests: 0, delay: 0, growth: 0 }]),
);

async function attackWith(chosen: readonly string[], round: number) {
  attackers.send({ ...target, names: chosen, round, seed: seed + round, duration } satisfies Round);
  let delay = 0;
  let growth = 0;
  const ended = new AbortController();
  attackers.once('message', (requests: Record<string, number>) => {
    for (const name of chosen) {
      const record = records.get(name);
      if (record !== undefined) record.requests += requests[name] ?? 0;
    }
    ended.abort();
  });
  while (!ended.signal.aborted) {
    delay = Math.max(delay, (await measure()) - median);
    growth = Math.max(growth, megabytes() - before);
    await sleep(100);
  }
  for (const name of chosen) {
    const record = records.get(name);
    if (record === undefined) continue;
    record.delay = Math.max(record.delay, Math.round(delay));
    record.growth = Math.max(record.growth, Math.round(growth));
  }
  console.log(`${Math.round(delay)} ms, ${Math.round(growth)} MB: ${chosen.join(' + ')}`);
}

const end = performance.now() + Number(values.minutes) * 60_000;
const isOver = (round: number) => (values.alone ? round >= names.length : performance.now() >= end);
for (let round = 0; !isOver(round); round += 1) {
  const name = names[round % names.length] ?? '';
  // Each in turn, with two others by chance.
  const others = values.alone ? [] : [random.pick(names), random.pick(names)];
  await attackWith([...new Set([name, ...others])], round);
}
await sleep(15_000);
const after = megabytes() - before;
server.kill();
attackers.kill();

const results = [...records.values()];
console.table(results);
const delay = Math.max(...results.map((record) => record.delay));
const growth = Math.max(...results.map((record) => record.growth));
console.log(`Longest delay of a read: ${delay} ms (at most ${longestDelay}).`);
console.log(`Growth: ${growth} MB (at most ${mostGrowth}), ${Math.round(after)} MB at the end.`);
process.exitCode = delay > longestDelay || growth > mostGrowth ? 1 : 0;
process.exit();
