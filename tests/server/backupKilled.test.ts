import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { demoSettings } from '../../src/league/demo/demoSettings.ts';
import { readBackup } from '../../supabase/backup/backupFile.ts';
import { readFolder } from '../../supabase/backup/backupFolder.ts';
import { copiesFolder, listCopies } from '../../supabase/backup/copies.ts';
import { createCopyKeeper } from '../../supabase/backup/dueCopies.ts';
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
  await killed(8, start, () => {
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
  await killed(6, start, async () => {
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
  await killed(5, start, async () => {
    finishRestore(target);
    expect(leagueIn(target)).toBe('demo');
    expect((await readFolder(target)).rows.get('public.results')).toHaveLength(results);
  });
}, 600_000);

/** Copies the league that it changes each time, as one that is open does. */
const copying = `
  const { startEmbeddedSupabase } = await import(process.cwd() + '/supabase/embedded/startEmbeddedSupabase.ts');
  const { createCopyKeeper } = await import(process.cwd() + '/supabase/backup/dueCopies.ts');
  const league = await startEmbeddedSupabase({ dataFolder: process.argv.at(-1) });
  let now = Date.now();
  const keeper = createCopyKeeper(league, process.argv.at(-1), () => (now += 3_600_000));
  for (let copy = 0; copy < 5; copy += 1) {
    await league.database.exclusive((postgres) => postgres.exec(
      "insert into public.results (team1, team2, score, date, category) " +
      "values ('Los Smash', 'La Jaula', '6-4, 6-3', '2026-11-20', 'Sexta Libre')"));
    await keeper.look();
  }
  await league.close();
  process.exit(0);`;

test('copies of an open league that are killed lose none of before, and each is whole', async () => {
  const [data, script] = [join(root, 'open'), join(root, 'copying.mjs')];
  writeFileSync(script, copying);
  expect(
    spawnSync(process.execPath, ['supabase/scripts/restore.ts', file, '--data-dir', data]).status,
  ).toBe(0);
  let most = 0;
  await killed(
    8,
    () => run(script, [data]),
    () => {
      const copies = listCopies(data);
      const names = readdirSync(copiesFolder(data)).filter((name) => name.endsWith('.gz'));
      expect(copies).toHaveLength(names.length);
      for (const { path } of copies) readBackup(readFileSync(path));
      // Nothing was deleted: the newest has as much as any before.
      const [newest] = copies;
      expect(newest?.contents.results).toBeGreaterThanOrEqual(most);
      most = newest?.contents.results ?? 0;
    },
  );
  expect(most).toBeGreaterThan(results);
  expect((await readFolder(data)).rows.get('public.results')?.length).toBeGreaterThanOrEqual(most);
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
    const copies = createCopyKeeper(league, join(disk, 'days'));
    await copies.look();
    const before = readdirSync(copiesFolder(join(disk, 'days')));
    expect(before).toHaveLength(1);
    writeFileSync(join(disk, 'before.gz'), bytes);
    const restore = spawnSync(
      process.execPath,
      ['supabase/scripts/restore.ts', file, '--data-dir', join(disk, 'league')],
      { encoding: 'utf8' },
    );
    expect(restore.status).toBe(1);
    expect(restore.stderr).toMatch(/disk .* is full/u);
    expect(readdirSync(disk).toSorted()).toEqual(['before.gz', 'days-backups']);

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
    await league.database.exclusive((postgres) =>
      postgres.exec(
        'delete from public.results where id in (select id from public.results limit 1)',
      ),
    );
    await expect(copies.look(true)).rejects.toThrow(/no space left/u);
    expect(readdirSync(copiesFolder(join(disk, 'days')))).toEqual(before);
  },
  300_000,
);
