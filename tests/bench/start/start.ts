import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from '@supabase/supabase-js';
import type { Browser } from 'playwright';
import { demoAdmin, demoPublishableKey } from '../../../supabase/embedded/keys.ts';
import { checkOut } from '../support/checkOut.ts';
import { openDesktop } from '../support/page.ts';
import { atMost, listOf, type Bench } from '../support/report.ts';
import { repeat, summarise } from '../support/statistics.ts';

export const title = 'from `npm start` to the home page with its first result';

/** What a person waits for: the command, with npm, in a clean checkout; the address opened once it is printed. */
export async function run({ browser, runs }: Bench) {
  const project = checkOut('HEAD');
  const rounds = await repeat(runs, async () => {
    for (const name of ['.data', '.cache']) {
      rmSync(join(project, name), { recursive: true, force: true });
    }
    const fresh = await measureStart(browser, project, async () => {
      // What follows the first page is a part of the site that the next start finds.
      while (!existsSync(join(project, '.data/site.json'))) await sleep(200);
    });
    const again = await measureStart(browser, project, changeSetting);
    const changed = await measureStart(browser, project);
    return { fresh, again, changed };
  });
  const cell = (name: keyof (typeof rounds)[number], words: string, limit: number) =>
    atMost(summarise(rounds.map((round) => round[name])), limit, {
      headline: `\`npm start\` to the first result, ${words}, s`,
    });
  return [
    listOf('command to first result, s', {
      'new clone, packages installed': cell('fresh', 'new clone', 30),
      'again, nothing changed': cell('again', 'again', 4),
      'one setting changed since': cell('changed', 'one setting changed', 4),
    }),
  ];
}

/**
 * @param after with the address, before the server is stopped
 * @returns seconds
 */
async function measureStart(
  browser: Browser,
  project: string,
  after?: (url: string) => Promise<void>,
): Promise<number> {
  await using view = await openDesktop(browser);
  const started = performance.now();
  const child = spawn('npm', ['start', '--silent', '--', '--port', '0'], {
    cwd: project,
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'] },
    stdio: ['ignore', 'pipe', 'inherit'],
    // Of a group of its own: npm and its script are ended together.
    detached: true,
  });
  const closed = once(child, 'close');
  let output = '';
  try {
    const url = await new Promise<string>((resolve, reject) => {
      child.stdout.on('data', (bytes) => {
        output += String(bytes);
        const [, printed] = /Site URL: (\S+)/.exec(output) ?? [];
        if (printed !== undefined) resolve(printed);
      });
      void closed.then(() => reject(new Error(`npm start ended early: ${output}`)));
    });
    await view.page.goto(url, { waitUntil: 'commit' });
    await view.page.getByRole('article').first().waitFor();
    const seconds = (performance.now() - started) / 1000;
    await after?.(url);
    return seconds;
  } finally {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGINT');
    await closed;
  }
}

/** Stopped at once: the site that is kept has the setting of before. */
async function changeSetting(url: string) {
  const admin = createClient(url, demoPublishableKey, { auth: { persistSession: false } });
  const { error } = await admin.auth.signInWithPassword(demoAdmin);
  if (error !== null) throw error;
  const slogan = `Lema ${Date.now()}`;
  await admin.from('league').update({ slogan }).not('id', 'is', null).throwOnError();
}
