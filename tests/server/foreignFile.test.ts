import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { expect, it, test, vi } from 'vitest';
import { readBackup, writeBackup, type Backup } from '../../supabase/backup/backupFile.ts';
import { backupFolder, nameOfLeague } from '../../supabase/backup/backupFolder.ts';
import { copiesFolder, usableCopies } from '../../supabase/backup/copies.ts';
import { readBytes } from '../../supabase/backup/readBytes.ts';
import { restoreFolder } from '../../supabase/backup/restoreFolder.ts';
import { openDataFolder } from '../../supabase/embedded/dataFolder.ts';
import { openBackup } from '../../supabase/scripts/host/hostedBackups.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

// What is named as a backup and was made elsewhere: nothing is known of it.

const account = (id: string, email: string) => ({
  id,
  email,
  passwordHash: '',
  appMetadata: {},
  userMetadata: {},
});
const ana = account('a0000000-0000-4000-8000-000000000001', 'ana@liga.example');
const eva = account('b0000000-0000-4000-8000-000000000002', 'eva@otra.example');

const backupOf = (change: Partial<Backup> = {}): Backup => ({
  at: '2026-11-28T20:00:00.000Z',
  league: 'Liga Norte',
  kind: 'own',
  migration: '20261120120000',
  rows: new Map(),
  users: [],
  pictures: [],
  ...change,
});

it.each<[string, RegExp, (path: string) => void]>([
  ['a pipe into which nobody writes', /is no file/u, (path) => void spawnSync('mkfifo', [path])],
  ['a folder', /is no file/u, (path) => mkdirSync(path)],
  ['nothing', /^There is no file .*\.$/u, () => undefined],
  ['an empty file', /no backup of a league/u, (path) => writeFileSync(path, '')],
  ['a text', /no backup of a league/u, (path) => writeFileSync(path, 'Equipo,Puntos\n')],
  [
    'a long file that begins as a backup does',
    /too large for a backup/u,
    (path) => {
      writeFileSync(path, Buffer.from([0x1f, 0x8b]));
      truncateSync(path, 2 ** 29);
    },
  ],
])('%s is refused before it is read', (_what, sentence, make) => {
  const path = join(temporaryFolder(), 'file');
  make(path);
  expect(() => readBytes(path)).toThrow(sentence);
});

test('a device without an end is refused before it is read', () => {
  expect(() => readBytes('/dev/zero')).toThrow('/dev/zero is no file.');
});

test('a file that unpacks into more than a league has is refused', () => {
  expect(() => readBackup(gzipSync(Buffer.alloc(65 * 2 ** 20)))).toThrow('too large for a backup');
  // Within what is unpacked, a first line without an end.
  expect(() => readBackup(gzipSync(Buffer.alloc(2 ** 20)))).toThrow('no backup of a league');
});

test('beside a data folder, only what is a copy is offered: no pipe, no device, no bomb', async () => {
  const data = join(temporaryFolder(), 'data');
  const folder = copiesFolder(data);
  mkdirSync(folder);
  const copy = await writeBackup(backupOf({ rows: new Map([['public.pairs', ['{}']]]) }));
  writeFileSync(join(folder, 'copia.gz'), copy);
  spawnSync('mkfifo', [join(folder, 'pipe.gz')]);
  symlinkSync('/dev/zero', join(folder, 'zeros.gz'));
  // Its first line is that of a copy.
  const head = gunzipSync(copy).toString().split('\n', 1)[0];
  const bomb = gzipSync(Buffer.concat([Buffer.from(`${head}\n`), Buffer.alloc(65 * 2 ** 20)]));
  writeFileSync(join(folder, 'bomb.gz'), bomb);
  writeFileSync(join(folder, 'long.gz'), copy);
  truncateSync(join(folder, 'long.gz'), 2 ** 29);
  expect(usableCopies(data).map(({ path }) => path)).toEqual([join(folder, 'copia.gz')]);
});

test('a picture whose name no disk takes is noticed before anything is made', async () => {
  const picture = { type: 'image/png', bytes: new Uint8Array(4) };
  const named = (name: string) => writeBackup(backupOf({ pictures: [{ ...picture, name }] }));
  expect(readBackup(await named('logos/a.png')).pictures).toHaveLength(1);
  const tooLong = await named(`logos/${'a'.repeat(300)}.png`);
  expect(() => readBackup(tooLong)).toThrow('damaged');
});

it.each([
  [[], /^Name the file of the backup: /u],
  [['mi', 'copia.gz'], /^2 files are named, and one is restored\. /u],
])('%j is not one file: a sentence says what to do', (args, printed) => {
  const { stderr } = spawnSync(process.execPath, ['supabase/scripts/restore.ts', ...args], {
    encoding: 'utf8',
  });
  expect(stderr).toMatch(printed);
  expect(stderr.trim().split('\n')).toHaveLength(1);
});

test('who may write in the league of a file is said and asked, where it is more than one', async () => {
  const said = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const path = join(temporaryFolder(), 'copia.gz');
  const admins = [ana, eva].map(({ id }) => JSON.stringify({ user_id: id }));
  const file = (rows: readonly string[]) =>
    writeBackup(backupOf({ users: [ana, eva], rows: new Map([['private.admins', rows]]) }));
  writeFileSync(path, await file(admins.slice(0, 1)));
  expect((await openBackup(path)).league).toBe('Liga Norte');
  expect(said).not.toHaveBeenCalled();
  writeFileSync(path, await file(admins));
  // Here is nobody who could be asked.
  await expect(openBackup(path)).rejects.toThrow('SEVERAL_ADMINISTRATORS');
  expect(said.mock.calls.flat().join('\n')).toContain('ana@liga.example, eva@otra.example');
  vi.stubEnv('SEVERAL_ADMINISTRATORS', 'no');
  await expect(openBackup(path)).rejects.toThrow('Without a yes nothing is restored');
  vi.stubEnv('SEVERAL_ADMINISTRATORS', 'sí');
  expect((await openBackup(path)).users).toHaveLength(2);
  vi.unstubAllEnvs();
  said.mockRestore();
});

test('a folder that cannot be made or moved is refused before anything is built', async () => {
  const file = join(temporaryFolder(), 'file');
  writeFileSync(file, '');
  const below = join(file, 'ligas', 'mia');
  expect(() => openDataFolder(below)).toThrow(`${file} is a file`);
  for (const open of [backupFolder, nameOfLeague]) {
    await expect(open(below)).rejects.toThrow(`There can be no folder ${below}`);
    await expect(open(file)).rejects.toThrow(`The data folder ${file} is a file`);
  }
  const backup = { ...backupOf(), migration: '20261128074002' };
  await expect(restoreFolder(backup, below)).rejects.toThrow(`${file} is a file`);
  // A disk of its own, as one that is mounted.
  await expect(restoreFolder(backup, '/dev/shm')).rejects.toThrow('cannot be moved');
  expect(existsSync('/dev/shm.restoring')).toBe(false);
});
