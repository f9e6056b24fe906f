import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@supabase/supabase-js';
import { demoAdmin, demoPublishableKey } from '../../../supabase/embedded/keys.ts';
import { checkOut } from '../../bench/support/checkOut.ts';
import { root } from '../../bench/support/publish.ts';
import { buildSite, startSite } from '../../bench/support/site.ts';
import { createRandom } from '../support/league.ts';
import { delay } from '../support/time.ts';

/** Writes a second: by the clock, for both versions the same. */
const rate = 10;
const visitorCount = 20;

/**
 * Holds `npm start` under writes, with its data in files and subscribed visitors, and prints the memory of its process.
 * @param against another commit, which is held at the same time
 */
export async function measureMemory(minutes: number, against: string | undefined) {
  const folder = mkdtempSync(join(tmpdir(), 'padel-league-soak-'));
  const versions = [{ name: 'this code', project: root }];
  if (against !== undefined) versions.push({ name: against, project: checkOut(against) });
  const sites = versions.map(({ project }) => buildSite(project));
  const rows = await Promise.all(
    versions.map(({ name, project }, index) => {
      const data = join(folder, name);
      return hold(name, minutes, () => startSite(sites[index] ?? '', data, project));
    }),
  );
  console.table(rows);
  rmSync(folder, { recursive: true });
}

async function hold(name: string, minutes: number, start: () => ReturnType<typeof startSite>) {
  await using server = await start();
  const write = await openStream(server.found);
  const visitors = Array.from({ length: visitorCount }, () => openVisitor(server.found));
  const started = performance.now();
  const sizes: number[] = [];
  let [writes, reported] = [0, 0];
  for (let seconds = 0; seconds < minutes * 60; seconds = (performance.now() - started) / 1000) {
    if (seconds >= sizes.length * 5) sizes.push(residentSize(server.pid));
    if (seconds / 60 >= reported * Math.max(1, minutes / 12)) {
      console.log(`${name}, ${Math.round(seconds / 60)} min: ${sizes.at(-1)} MB`);
      reported += 1;
    }
    await write();
    await visitors[writes % visitorCount]?.();
    writes += 1;
    await delay(Math.max(0, started + (writes * 1000) / rate - performance.now()));
  }
  const end = residentSize(server.pid);
  const figures = {
    'beginning, MB': sizes[0],
    'end, MB': end,
    'most, MB': Math.max(end, ...sizes),
  };
  return { version: name, writes, ...figures };
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
  const random = createRandom();
  const ids: string[] = [];
  let writes = 0;
  return async () => {
    writes += 1;
    const row = { team1: `Equipo ${writes}`, team2: 'Doble Pared', score: '6-4, 6-3' };
    const results = admin.from('results');
    const index = random.below(ids.length);
    const id = ids[index];
    const chance = random.next();
    if (id === undefined || chance < 0.425 - (ids.length - 30) / 50) {
      const added = { ...row, date: '2026-11-20', category: 'Sexta Libre' };
      const { data, error } = await results.insert(added).select('id').single<{ id: string }>();
      refuse({ error });
      if (data !== null) ids.push(data.id);
    } else if (chance < 0.85) {
      ids.splice(index, 1);
      refuse(await results.delete().eq('id', id));
    } else refuse(await results.update(row).eq('id', id));
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
