import { setPriority } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { randomSource } from '../../support/random.ts';
import { attacks, type Target } from './attacks.ts';

// The process of the attackers, started by `attack.ts`. It leaves the processors to the server and the visitor:
// elsewhere attackers bring their own.

/** `number`: each round comes from addresses of its own, as those of the last may still be refused. */
export type Round = Target & { names: readonly string[]; number: number; seed: number };

const hosts = [3, 4, 5, 6, 7, 8, 9, 10];
const attackersOfHost = 3;
/** Milliseconds. */
const duration = 10_000;

setPriority(10);
process.once('disconnect', () => process.exit());
process.on('message', ({ names, number, seed, ...target }: Round) => {
  const random = randomSource(seed);
  const signal = AbortSignal.timeout(duration);

  async function attack(name: string, address: string) {
    while (!signal.aborted) {
      await attacks[name]?.({ ...target, address, random, signal });
      await sleep(0);
    }
  }
  const running = names.flatMap((name) =>
    hosts.flatMap((host) =>
      Array.from({ length: attackersOfHost }, () => attack(name, `127.1.${number % 250}.${host}`)),
    ),
  );
  void Promise.race([sleep(duration + 5_000), Promise.all(running)]).then(() =>
    process.send?.('over'),
  );
});
