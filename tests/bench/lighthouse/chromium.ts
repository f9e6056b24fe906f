import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pass } from 'node:timers/promises';
import { chromiumArguments, findChromium } from '../../support/chromium.ts';

/** A Chromium that listens for Lighthouse; disposing of it ends it. */
export type OpenChromium = AsyncDisposable & { port: number };

/** How long it may take to start, ms. */
const timeout = 30_000;

export async function openChromium(): Promise<OpenChromium> {
  const executable = findChromium();
  if (executable === undefined) throw new Error('No Chromium: name one in CHROMIUM_PATH.');
  const profile = mkdtempSync(join(tmpdir(), 'bench-chromium-'));
  const own = ['--headless', '--remote-debugging-port=0', `--user-data-dir=${profile}`];
  const chromium = spawn(executable, [...chromiumArguments, ...own, 'about:blank'], {
    stdio: 'ignore',
  });
  const end = async () => {
    if (chromium.exitCode === null && chromium.signalCode === null) {
      chromium.kill();
      await once(chromium, 'exit');
    }
    // Its other processes may still be writing into it.
    rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  };
  try {
    return { port: await readPort(profile), [Symbol.asyncDispose]: end };
  } catch (error) {
    await end();
    throw error;
  }
}

/** Chromium writes down which port it took. */
async function readPort(profile: string): Promise<number> {
  const path = join(profile, 'DevToolsActivePort');
  for (let waited = 0; waited < timeout; waited += 100) {
    const [line = ''] = existsSync(path) ? readFileSync(path, 'utf8').split('\n') : [];
    if (/^\d+$/.test(line)) return Number(line);
    await pass(100);
  }
  throw new Error('Chromium did not start.');
}
