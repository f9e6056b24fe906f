import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { demoSettings } from '../../src/league/demo/demoSettings.ts';
import { readBackup } from '../../supabase/backup/backupFile.ts';
import { readFolder } from '../../supabase/backup/backupFolder.ts';
import { writeDailyBackup } from '../../supabase/backup/dailyBackups.ts';
import { finishRestore, leagueIn } from '../../supabase/embedded/dataFolder.ts';
import {
  startEmbeddedSupabase,
  type EmbeddedSupabase,
} from '../../supabase/embedded/startEmbeddedSupabase.ts';
import { randomSource } from '../support/random.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

// Backups and restores that are killed at any moment, or find the disk full: no file or folder is there that is not
// whole, and what was there before still is.

const root = temporaryFolder(afterAll);
const seed = Date.now() % 1_000_000;
const random = randomSource(seed);
console.log(`Killed at the moments of the seed ${seed}.`);
let league: EmbeddedSupabase;
const folder = join(root, 'league');
const file = join(root, 'backup.gz');
let results = 0;

beforeAll(async () => {
  league = await startEmbeddedSupabase({ dataFolder: folder, authLimits: false });
  const { file: bytes } = await league.takeBackup();
  writeFileSync(file, bytes);
  results = readBackup(bytes).rows.get('public.results')?.length ?? 0;
});
afterAll(() => league.close());

function run(script: string, parameters: readonly string[], settings: Record<string, string> = {}) {
  const child = spawn(process.execPath, [script, ...parameters], {
    env: { PATH: process.env['PATH'] ?? '', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

/** How long a command takes that nobody kills, ms. */
async function durationOf(child: ChildProcess): Promise<number> {
  const start = performance.now();
  await once(child, 'close');
  expect(child.exitCode).toBe(0);
  return performance.now() - start;
}

/** Kills commands one after the other, each at another moment of its work, and looks at what each has left. */
async function killed(
  times: number,
  start: (time: number) => ChildProcess,
  look: () => void | Promise<void>,
) {
  const duration = await durationOf(start(0));
  for (let time = 1; time <= times; time += 1) {
    const child = start(time);
    const closed = once(child, 'close');
    await delay(((time - 1 + random.next()) / times) * duration);
    child.kill('SIGKILL');
    await closed;
    await look();
  }
}

const isBackup = (path: string) =>
  readBackup(readFileSync(path)).rows.get('public.results')?.length === results;

test('a backup that is killed leaves the file that was there, or a whole one', async () => {
  const to = join(root, 'to');
  mkdirSync(to);
  const path = join(to, 'copia.gz');
  const start = () => run('supabase/scripts/backup.ts', ['--data-dir', folder, '--to', path]);
  await killed(16, start, () => {
    expect(isBackup(path)).toBe(true);
    expect(readdirSync(to).filter((name) => !name.endsWith('.unfinished'))).toEqual(['copia.gz']);
  });
}, 600_000);

test('a restore that is killed leaves no league, or a whole one', async () => {
  let target = '';
  const start = (time: number) => {
    target = join(root, `restored${time}`);
    return run('supabase/scripts/restore.ts', [file, '--data-dir', target]);
  };
  await killed(10, start, async () => {
    finishRestore(target);
    const isWhole =
      leagueIn(target) === null
        ? !existsSync(target)
        : (await readFolder(target)).rows.get('public.results')?.length === results;
    expect(isWhole).toBe(true);
    rmSync(target, { recursive: true, force: true });
  });
}, 600_000);

test('a restore over a league that is killed leaves that one, or a whole new one', async () => {
  const target = join(root, 'replaced');
  mkdirSync(target);
  const settings = { REPLACED_LEAGUE: demoSettings.name };
  expect(
    spawnSync(process.execPath, ['supabase/scripts/restore.ts', file, '--data-dir', target]).status,
  ).toBe(0);
  const start = () =>
    run('supabase/scripts/restore.ts', [file, '--data-dir', target, '--replace'], settings);
  await killed(8, start, async () => {
    finishRestore(target);
    expect(leagueIn(target)).toBe('demo');
    expect((await readFolder(target)).rows.get('public.results')).toHaveLength(results);
  });
}, 600_000);

/** Backs the league up for day after day, as the start of a league does for today. */
const daily = `
  const { startEmbeddedSupabase } = await import(process.cwd() + '/supabase/embedded/startEmbeddedSupabase.ts');
  const { writeDailyBackup } = await import(process.cwd() + '/supabase/backup/dailyBackups.ts');
  const [folder, days, first] = process.argv.slice(-3);
  const league = await startEmbeddedSupabase({ dataFolder: folder });
  for (let day = 0; day < 9; day += 1) {
    const today = new Date(Date.UTC(2026, 0, Number(first) * 9 + day)).toISOString().slice(0, 10);
    await writeDailyBackup(league.takeBackup, days, today);
  }
  await league.close();
  process.exit(0);`;

test('a daily backup that is killed leaves those of before, each of them whole', async () => {
  const [data, days, script] = [join(root, 'open'), join(root, 'days'), join(root, 'daily.mjs')];
  writeFileSync(script, daily);
  expect(
    spawnSync(process.execPath, ['supabase/scripts/restore.ts', file, '--data-dir', data]).status,
  ).toBe(0);
  const start = (time: number) => run(script, [data, days, String(time)]);
  await killed(16, start, () => {
    const kept = readdirSync(days).filter((name) => name.endsWith('.gz'));
    expect(kept.length).toBeGreaterThanOrEqual(7);
    // The kill may come before those of another week are removed.
    expect(kept.length).toBeLessThanOrEqual(8);
    expect(kept.filter((name) => !isBackup(join(days, name)))).toEqual([]);
  });
  expect((await readFolder(data)).rows.get('public.results')).toHaveLength(results);
}, 600_000);

const disk = join(root, 'disk');
mkdirSync(disk);
const canMount = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=6m', 'tmpfs', disk]).status === 0;
if (!canMount) console.warn('Not tested: a full disk (`mount` is not permitted here).');
afterAll(() => canMount && spawnSync('umount', ['-l', disk]));

test.skipIf(!canMount)(
  'a full disk leaves no file and no folder, and those of before',
  async () => {
    const { file: bytes } = await league.takeBackup();
    await writeDailyBackup(league.takeBackup, join(disk, 'days'), '2026-11-20');
    writeFileSync(join(disk, 'before.gz'), bytes);
    const restore = spawnSync(
      process.execPath,
      ['supabase/scripts/restore.ts', file, '--data-dir', join(disk, 'league')],
      { encoding: 'utf8' },
    );
    expect(restore.status).toBe(1);
    expect(restore.stderr).toMatch(/disk .* is full/u);
    expect(readdirSync(disk).toSorted()).toEqual(['before.gz', 'days']);

    // As much as there is room for.
    for (let size = 2 ** 20; size >= 1; size = Math.floor(size / 2)) {
      for (let part = 0; part < 8; part += 1) {
        try {
          writeFileSync(join(disk, `fills-${size}-${part}`), new Uint8Array(size));
        } catch {
          break;
        }
      }
    }
    // The league is asked, which this process serves.
    const backup = run('supabase/scripts/backup.ts', [
      '--data-dir',
      folder,
      '--to',
      join(disk, 'before.gz'),
    ]);
    let errors = '';
    backup.stderr.on('data', (bytes) => {
      errors += String(bytes);
    });
    await once(backup, 'close');
    expect(backup.exitCode).toBe(1);
    expect(errors).toMatch(/no space left/u);
    expect(isBackup(join(disk, 'before.gz'))).toBe(true);
    const today = writeDailyBackup(league.takeBackup, join(disk, 'days'), '2026-11-21');
    await expect(today).rejects.toThrow(/no space left/u);
    expect(readdirSync(join(disk, 'days'))).toEqual(['2026-11-20.gz']);
  },
  300_000,
);
