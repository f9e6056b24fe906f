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
import { root } from '../support/publish.ts';
import { rowOf, type Bench } from '../support/report.ts';
import { inTurn, summarise } from '../support/statistics.ts';

export const title = 'from `npm start` to the home page with its first result';

/** What a person waits for: the command, with npm, in a clean checkout; the address opened once it is printed. */
export async function run({ browser, runs, versions }: Bench) {
  const projects = versions.map(({ project }) => (project === root ? checkOut('HEAD') : project));
  const measured = await inTurn(projects, runs, async (project) => {
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
  type Rounds = (typeof measured)[number];
  const row = (of: string, name: keyof Rounds[number], words: string, limit: number) =>
    rowOf(of, measured, [
      {
        what: 'command to first result, s',
        read: (rounds) => summarise(rounds.map((round) => round[name])),
        limit: { limit, headline: `\`npm start\` to the first result, ${words}, s` },
      },
    ]);
  return [
    [
      ...row('new clone, packages installed', 'fresh', 'new clone', 30),
      ...row('again, nothing changed', 'again', 'again', 4),
      ...row('one setting changed since', 'changed', 'one setting changed', 4),
    ],
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
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], LC_ALL: 'en' },
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
