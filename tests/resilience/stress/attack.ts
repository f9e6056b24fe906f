import { execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { setup as buildSite } from '../../support/buildSite.ts';
import { randomSource } from '../../support/random.ts';
import type { Round } from './attackers.ts';
import { attacks, send, type Target } from './attacks.ts';

// `npm run attack -- --minutes 10 --only rows,joins`: attacks on what is open without a password, three at a time from
// eight addresses, while a visitor of another address reads. Fails where the visitor waits two seconds longer than
// ever before, or the server grows by 300 MB.

const longestDelay = 2_000;
const mostGrowth = 300;

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '60' },
    only: { type: 'string', default: '' },
  },
});
const seed = Number(process.env['SEED'] ?? Date.now() % 100_000);
const random = randomSource(seed);
const parts = values.only.split(',');
const names = Object.keys(attacks).filter((name) => parts.some((part) => name.includes(part)));
console.log(`SEED=${seed}, ${names.length} attacks`);

await buildSite();
const server = fork(new URL('attackedLeague.ts', import.meta.url));
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
  const headers = random.chance(0.5) ? { connection: 'close' } : {};
  const status = await send(visitor, random.pick(reads), { headers });
  if (status !== 200) throw new Error(`The visitor got ${status}.`);
  return performance.now() - start;
}

const usual: number[] = [];
for (let count = 0; count < 100; count += 1) {
  usual.push(await measure());
  await sleep(50);
}
const median = usual.toSorted((one, other) => one - other)[50] ?? 0;
const before = megabytes();
// The longest says how busy the machine is with other things; the visitor's delay counts from it.
const longest = Math.round(Math.max(...usual));
console.log(`Before: a read takes ${Math.round(median)} ms, at most ${longest} ms.`);

/** @returns the visitor's longest delay, ms, and the server's growth, MB */
async function attackWith(chosen: readonly string[], number: number) {
  attackers.send({ ...target, names: chosen, number, seed: seed + number } satisfies Round);
  let [delay, growth] = [0, 0];
  const ended = new AbortController();
  attackers.once('message', () => ended.abort());
  while (!ended.signal.aborted) {
    delay = Math.max(delay, Math.round((await measure()) - longest));
    growth = Math.max(growth, Math.round(megabytes() - before));
    await sleep(100);
  }
  console.log(`${delay} ms, ${growth} MB: ${chosen.join(' + ')}`);
  return { delay, growth };
}

const results: { delay: number; growth: number }[] = [];
const end = performance.now() + Number(values.minutes) * 60_000;
while (performance.now() < end) {
  // Each in turn, with two others by chance.
  const name = names[results.length % names.length] ?? '';
  const chosen = new Set([name, random.pick(names), random.pick(names)]);
  results.push(await attackWith([...chosen], results.length));
}
server.kill();
attackers.kill();
const delay = Math.max(...results.map((result) => result.delay));
const growth = Math.max(...results.map((result) => result.growth));
console.log(`Longest delay of a read: ${delay} ms (at most ${longestDelay}).`);
console.log(`Growth: ${growth} MB (at most ${mostGrowth}).`);
process.exit(delay > longestDelay || growth > mostGrowth ? 1 : 0);
