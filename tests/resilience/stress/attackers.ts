import { setPriority } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { randomSource } from '../../unit/standings/support/generatedLeagues.ts';
import { attacks } from './attacks.ts';
import type { Target } from './attackTools.ts';

// The process of the attackers, started by `attack.ts`. It leaves the processors to the server and the visitor:
// elsewhere attackers bring their own.

export type Round = Target & {
  names: readonly string[];
  /** Each round comes from addresses of its own: those of the last may still be refused. */
  round: number;
  seed: number;
  /** Milliseconds. */
  duration: number;
};

const hosts = [3, 4, 5, 6, 7, 8, 9, 10];
const attackersOfHost = 3;

setPriority(10);
process.once('disconnect', () => process.exit());
process.on('message', ({ names, round, seed, duration, ...target }: Round) => {
  const random = randomSource(seed);
  const ending = new AbortController();
  const { signal } = ending;
  const requests = Object.fromEntries(names.map((name) => [name, 0]));

  async function attack(name: string, address: string) {
    while (!signal.aborted) {
      await attacks[name]?.({ ...target, address, random, signal });
      requests[name] = (requests[name] ?? 0) + 1;
      await sleep(0);
    }
  }
  const running = names.flatMap((name) =>
    hosts.flatMap((host) =>
      Array.from({ length: attackersOfHost }, () => attack(name, `127.1.${round % 250}.${host}`)),
    ),
  );
  setTimeout(() => ending.abort(), duration);
  void Promise.race([
    sleep(duration + 5_000),
    sleep(duration).then(() => Promise.all(running)),
  ]).then(() => process.send?.(requests));
});
