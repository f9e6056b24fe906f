import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { createClient } from '@supabase/supabase-js';
import type { Browser } from 'playwright';
import { demoAdmin, demoPublishableKey } from '../../../supabase/embedded/keys.ts';
import { checkOut } from '../../bench/support/checkOut.ts';
import { root } from '../../bench/support/publish.ts';
import { buildSite } from '../../bench/support/site.ts';
import { launchChromium } from '../../support/chromium.ts';
import { randomSource } from '../../support/random.ts';

// `npm run soak -- --minutes 60`: the memory of `npm start`, with its data in files, and of a page that shows its
// results, under writes and with subscribed visitors. With `--against <commit>` beside that commit's.

/** Writes a second: by the clock, for both versions the same. */
const rate = 10;
const visitorCount = 20;

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '5' }, against: { type: 'string' } },
});
const folder = mkdtempSync(join(tmpdir(), 'padel-league-soak-'));
const versions = [{ name: 'this code', project: root }];
if (values.against !== undefined) {
  versions.push({ name: values.against, project: checkOut(values.against) });
}
const sites = await Promise.all(versions.map(({ project }) => buildSite(project)));
const browser = await launchChromium();
const rows = await Promise.all(
  versions.map(async ({ name, project }, index) => {
    await using site = await startSite(sites[index] ?? '', join(folder, name), project);
    return { version: name, ...(await hold(site, browser, Number(values.minutes))) };
  }),
);
console.table(rows);
await browser.close();
rmSync(folder, { recursive: true });
process.exit();

type Site = AsyncDisposable & { url: string; pid: number };

/**
 * Starts what `npm start` runs over a site that is built already.
 * @param data the folder of its data
 * @param project the folder of the version of this project whose server it is
 * @returns its address
 */
async function startSite(site: string, data: string, project: string): Promise<Site> {
  const entry = join(project, 'supabase/embedded/start.ts');
  const child = spawn(process.execPath, [entry], {
    env: { PATH: process.env['PATH'], LC_ALL: 'en', PORT: '0', DATA_DIR: data, SITE_DIR: site },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const closed = once(child, 'close');
  let output = '';
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (bytes) => {
      output += String(bytes);
      const [, url] = /Site URL: (\S+)/.exec(output) ?? [];
      if (url !== undefined) resolve(url);
    });
    void closed.then(() => reject(new Error(`The server ended early: ${output}`)));
  });
  return {
    url,
    pid: child.pid ?? 0,
    async [Symbol.asyncDispose]() {
      child.kill();
      await closed;
    },
  };
}

async function hold({ url, pid }: Site, browser: Browser, minutes: number) {
  const write = await openStream(url);
  const visitors = Array.from({ length: visitorCount }, () => openVisitor(url));
  const measureHeap = await openPage(browser, url);
  const started = performance.now();
  const sizes: number[] = [];
  const heaps: number[] = [];
  let writes = 0;
  for (let seconds = 0; seconds < minutes * 60; seconds = (performance.now() - started) / 1000) {
    if (seconds >= sizes.length * 5) sizes.push(residentSize(pid));
    // Ten times in all, the first once the browser has compiled what runs often.
    if (seconds >= (heaps.length + 1) * minutes * 6) heaps.push(await measureHeap());
    await write();
    await visitors[writes % visitorCount]?.();
    writes += 1;
    await sleep(Math.max(0, started + (writes * 1000) / rate - performance.now()));
  }
  return {
    writes,
    'server at the beginning, MB': sizes[0],
    'at most, MB': Math.max(...sizes),
    'at the end, MB': sizes.at(-1),
    'page at the beginning, MB': heaps[0],
    'page at the end, MB': heaps.at(-1),
  };
}

/** Opens the results. @returns reads the page's heap after garbage collection, MB */
async function openPage(browser: Browser, url: string) {
  const page = await browser.newPage();
  await page.goto(`${url}/resultados`);
  const session = await page.context().newCDPSession(page);
  return async () => {
    // One collection may let the next one free more.
    for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    return usedSize / 1e6;
  };
}

/** Follows the results. @returns reads their list, as a page that comes back */
function openVisitor(url: string) {
  const auth = { persistSession: false, autoRefreshToken: false, storageKey: crypto.randomUUID() };
  const visitor = createClient(url, demoPublishableKey, { auth });
  const changes = { event: '*', schema: 'public', table: 'results' } as const;
  visitor
    .channel('league')
    .on('postgres_changes', changes, () => {})
    .subscribe();
  return async () => {
    refuse(await visitor.from('results').select().order('date', { ascending: false }).limit(50));
  };
}

/** @returns adds, corrects or deletes a result as the administrator: about thirty stay */
async function openStream(url: string) {
  const admin = createClient(url, demoPublishableKey, { auth: { persistSession: false } });
  await admin.auth.signInWithPassword(demoAdmin).then(refuse);
  const random = randomSource(1);
  const ids: string[] = [];
  let writes = 0;
  return async () => {
    writes += 1;
    const row = { team1: `Equipo ${writes}`, team2: 'Doble Pared', score: '6-4, 6-3' };
    const results = admin.from('results');
    if (ids.length < 30 || (ids.length < 40 && random.chance(0.4))) {
      const added = { ...row, date: '2026-11-20', category: 'Sexta Libre' };
      const { data, error } = await results.insert(added).select('id').single<{ id: string }>();
      refuse({ error });
      if (data !== null) ids.push(data.id);
      return;
    }
    const id = random.pick(ids);
    if (random.chance(0.3)) return refuse(await results.update(row).eq('id', id));
    ids.splice(ids.indexOf(id), 1);
    refuse(await results.delete().eq('id', id));
  };
}

/** A write that failed would make the figure too small. */
function refuse({ error }: { error: Error | null }) {
  if (error !== null) throw error;
}

/** MB of memory that a process holds. */
function residentSize(process: number): number {
  const output = execFileSync('ps', ['-o', 'rss=', '-p', String(process)], { encoding: 'utf8' });
  return Math.round(Number(output) / 1024);
}
