import { execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { setup as buildSite } from '../../support/buildSite.ts';
import { randomSource } from '../../unit/domain/support/generatedLeagues.ts';
import { attacks, send, type Target } from './attacks.ts';

// `npm run attack -- --minutes 10 --only rows`: attacks on what is open without a password, three at a time from
// eight addresses, while a visitor of another address reads. Fails where the visitor waits two seconds
// longer than before, or the server grows by 300 MB.

const longestDelay = 2_000;
const mostGrowth = 300;
const round = 10_000;

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '60' }, only: { type: 'string' } },
});
const seed = Number(process.env['SEED'] ?? Date.now() % 100_000);
const random = randomSource(seed);
console.log(`SEED=${seed}, ${values.minutes} minutes`);

buildSite();
const child = fork(new URL('attackedLeague.ts', import.meta.url), {
  stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
});
let printed = '';
for (const stream of [child.stdout, child.stderr]) {
  stream?.on('data', (bytes) => {
    printed = (printed + String(bytes)).slice(-2_000);
  });
}
const target: Target = (await once(child, 'message'))[0];

const megabytes = () =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(child.pid)], { encoding: 'utf8' })) / 1024;

const visitor = { ...target, address: '127.0.0.2' };
const reads = [
  '/rest/v1/results?select=*&order=date.desc,created_at.desc,id.desc&limit=50',
  '/rest/v1/upcoming_matches?select=*&limit=50',
  '/resultados',
];

/** What a visitor waits for a read, ms. */
async function measure(): Promise<number> {
  const start = performance.now();
  const status = await send(visitor, random.pick(reads));
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
console.log(`Before: a read takes ${Math.round(median)} ms, ${Math.round(before)} MB.`);

type Record = { name: string; requests: number; delay: number; growth: number };
const records = new Map(
  Object.keys(attacks).map((name): [string, Record] => [
    name,
    { name, requests: 0, delay: 0, growth: 0 },
  ]),
);

async function attackFor(names: readonly string[]) {
  const ending = new AbortController();
  const { signal } = ending;
  const attackers = names.flatMap((name) =>
    [3, 4, 5, 6, 7, 8, 9, 10].flatMap((host) =>
      [1, 2, 3].map(async () => {
        while (!signal.aborted) {
          await attacks[name]?.({ ...target, address: `127.0.0.${host}`, random, signal });
          const record = records.get(name);
          if (record !== undefined) record.requests += 1;
          await sleep(0);
        }
      }),
    ),
  );
  const end = performance.now() + round;
  while (performance.now() < end) {
    const delay = (await measure()) - median;
    const growth = megabytes() - before;
    for (const name of names) {
      const record = records.get(name);
      if (record === undefined) continue;
      record.delay = Math.max(record.delay, delay);
      record.growth = Math.max(record.growth, growth);
    }
    await sleep(100);
  }
  ending.abort();
  await Promise.race([Promise.all(attackers), sleep(5_000)]);
}

const names = Object.keys(attacks).filter((name) => name.includes(values.only ?? ''));
const end = performance.now() + Number(values.minutes) * 60_000;
for (let start = 0; performance.now() < end; start += 3) {
  // Each in turn, with two others by chance.
  const chosen = new Set([
    names[start % names.length] ?? '',
    random.pick(names),
    random.pick(names),
  ]);
  await attackFor([...chosen]);
}
await sleep(15_000);
const after = megabytes() - before;
child.kill();

console.table(
  [...records.values()].map(({ name, requests, delay, growth }) => ({
    attack: name,
    requests,
    'longest delay, ms': Math.round(delay),
    'growth meanwhile, MB': Math.round(growth),
  })),
);
const delay = Math.max(...[...records.values()].map((record) => record.delay));
const growth = Math.max(...[...records.values()].map((record) => record.growth));
console.log(`Longest delay of a read: ${Math.round(delay)} ms (at most ${longestDelay}).`);
console.log(
  `Growth: ${Math.round(growth)} MB (at most ${mostGrowth}), ${Math.round(after)} MB at the end.`,
);
process.exitCode = delay > longestDelay || growth > mostGrowth ? 1 : 0;
process.exit();
