import { spawnSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import {
  chmodSync,
  closeSync,
  cpSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { demoSettings } from '../../src/league/demo/demoSettings.ts';
import { dailyFolder } from '../../supabase/backup/brokenLeague.ts';
import { writeDailyBackup } from '../../supabase/backup/dailyBackups.ts';
import { backedUpTables } from '../../supabase/backup/tables.ts';
import { statePath } from '../../supabase/embedded/apiListener.ts';
import { isDamage } from '../../supabase/embedded/openDatabase.ts';
import { demoAdmin, demoUser } from '../../supabase/embedded/keys.ts';
import {
  startEmbeddedSupabase,
  type EmbeddedSupabase,
} from '../../supabase/embedded/startEmbeddedSupabase.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';
import { signedIn } from './support/signedIn.ts';
import { startProcess } from './support/startProcess.ts';

// A data folder of which something is broken: one sentence that says what, the last backup and the command that brings
// the league back, and nothing is changed.

const root = temporaryFolder(afterAll);
const whole = join(root, 'whole');
const site = join(root, 'site');
const pictureName = 'logos/0123456789abcdef0123456789abcdef.png';
/** The files of the tables, below the data folder. */
const files = new Map<string, string>();

beforeAll(async () => {
  mkdirSync(site);
  writeFileSync(join(site, 'index.html'), '<!doctype html><title>Liga</title>');
  const league = await startEmbeddedSupabase({ dataFolder: whole, authLimits: false });
  const client = await signedIn(league, demoAdmin);
  const picture = Buffer.from('\u0089PNG\r\n\u001A\nbytes', 'latin1');
  await client.storage.from('pictures').upload(pictureName, picture, { contentType: 'image/png' });
  // A row in each table, by a pair that only a match has brought.
  await client.from('upcoming_matches').insert({
    team1: 'Nadie Conocido',
    team2: 'Tampoco Este',
    date: '2026-12-20',
    time: '20:30',
    location: 'Club',
    category: 'Sexta Libre',
  });
  const { rows } = await league.database.exclusive(async (postgres) => {
    await postgres.exec(`
      insert into public.backup_key (public_key) values ('age1' || repeat('q', 58));
      insert into public.adjustments (season_id, category, pair_id, points, reason, day)
      select seasons.id, pairs.category, pairs.id, 1, 'Premio', '2026-11-20'
      from public.seasons, public.pairs limit 1;
      analyze;`);
    return postgres.query<{ name: string; path: string }>(
      `select namespace.nspname || '.' || class.relname as name, pg_relation_filepath(class.oid) as path
       from pg_catalog.pg_class as class
       join pg_catalog.pg_namespace as namespace on namespace.oid = class.relnamespace
       where class.relkind in ('r', 'i')`,
    );
  });
  for (const { name, path } of rows) files.set(name, join('postgres', path));
  await writeDailyBackup(league.takeBackup, dailyFolder(whole), '2026-11-26');
  await league.close();
});

let copies = 0;
/** A copy of the whole league and its backups, in which something is broken. */
function broken(...damages: readonly ((folder: string) => void)[]): string {
  copies += 1;
  const folder = join(root, `copy${copies}`, 'league');
  cpSync(whole, folder, { recursive: true });
  cpSync(dailyFolder(whole), dailyFolder(folder), { recursive: true });
  for (const damage of damages) damage(folder);
  return folder;
}

/** Changes some bytes of each page of a table or an index. */
const pagesOf =
  (table: string, first = 0) =>
  (folder: string) => {
    const path = join(folder, files.get(table) ?? '');
    const pages = statSync(path).size / 8_192;
    expect(pages, table).toBeGreaterThan(first);
    const file = openSync(path, 'r+');
    for (let page = first; page < pages; page += 1) {
      writeSync(file, randomBytes(64), 0, 64, page * 8_192 + 5_000);
    }
    closeSync(file);
  };
const gone = (name: string) => (folder: string) =>
  rmSync(join(folder, name), { recursive: true, force: true });

/** All that is in a folder and beside it but Postgres's own files, which it may write when it recovers. */
function stateOf(folder: string) {
  const parent = join(folder, '..');
  return readdirSync(parent, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name !== 'server.lock')
    .map((entry) => join(entry.parentPath, entry.name).slice(parent.length))
    .filter(
      (path) =>
        !/^\/league\/postgres\/(?:pg_|.*(?:postmaster\.pid|pg_internal\.init)$)/u.test(path),
    )
    .toSorted()
    .map((path) => {
      const isPostgres = path.startsWith('/league/postgres/');
      const bytes = isPostgres ? '' : readFileSync(join(parent, path));
      return `${path} ${createHash('sha256').update(bytes).digest('hex')}`;
    });
}

const commandOf = (folder: string) =>
  `npm run restore -- "${join(dailyFolder(folder), '2026-11-26.gz')}" --data-dir "${folder}" --replace`;

/** Runs the command that a sentence names, as somebody does who confirms what is replaced. */
function restore(folder: string, name: string) {
  const command = ['supabase/scripts/restore.ts', join(dailyFolder(folder), '2026-11-26.gz')];
  const { status, stderr } = spawnSync(
    process.execPath,
    [...command, '--data-dir', folder, '--replace'],
    { env: { ...process.env, REPLACED_LEAGUE: name }, encoding: 'utf8' },
  );
  expect(status, stderr).toBe(0);
}

const numberOf = async (league: EmbeddedSupabase, table: string) => {
  const { rows } = await league.database.exclusive((postgres) =>
    postgres.query(`select from ${table}`),
  );
  return rows.length;
};

test.each<[string, RegExp, (folder: string) => void]>([
  [
    'a page of a system table',
    /cannot be opened: .*pages?\b|PGlite/u,
    pagesOf('pg_catalog.pg_class'),
  ],
  ['a page of the functions', /invalid page/u, pagesOf('pg_catalog.pg_proc')],
  ['a page of the migrations', /invalid page/u, pagesOf('supabase_migrations.schema_migrations')],
  ['no PG_VERSION', /PG_VERSION is missing/u, gone('postgres/PG_VERSION')],
  ['no part of its database', /cannot be opened/u, gone('postgres/global')],
  ['no database', /its database is gone, and it still has its secret, pictures/u, gone('postgres')],
  ['no secret', /its secret .* is gone/u, gone('jwt-secret')],
  [
    'half a secret',
    /its secret .* is damaged/u,
    (folder) => truncateSync(join(folder, 'jwt-secret'), 9),
  ],
  [
    'a database of another Postgres',
    /it was written by Postgres 17, and this is Postgres 18\. It is whole/u,
    (folder) => writeFileSync(join(folder, 'postgres/PG_VERSION'), '17\n'),
  ],
])('a folder with %s is not opened and not changed', async (_what, reason, damage) => {
  const folder = broken(damage);
  const before = stateOf(folder);
  const start = startEmbeddedSupabase({ dataFolder: folder });
  const message = await start.then(
    async (league) => {
      await league.close();
      return 'it was opened';
    },
    (error: unknown) => String(error),
  );
  expect(message).toMatch(reason);
  expect(message).toContain(folder);
  expect(message).toContain(commandOf(folder));
  expect(message).toMatch(/last backup is of \d{4}-\d\d-\d\d \d\d:\d\d/u);
  expect(stateOf(folder)).toEqual(before);
});

test('what is left of a league is never filled, by no start and whatever it is', async () => {
  for (const rest of ['jwt-secret', 'own-league', 'pictures/public', 'nothing']) {
    const folder = broken((path) => {
      for (const name of readdirSync(path)) if (!rest.startsWith(name)) gone(name)(path);
      if (rest === 'own-league') writeFileSync(join(path, rest), '');
      if (rest === 'nothing') rmSync(path, { recursive: true });
      else rmSync(dailyFolder(path), { recursive: true });
    });
    const before = stateOf(folder);
    for (const league of ['demo', 'own'] as const) {
      const start = startEmbeddedSupabase({ dataFolder: folder, league });
      await expect(start, rest).rejects.toThrow(/its database is gone, and it still has/u);
    }
    expect(stateOf(folder), rest).toEqual(before);
  }
});

test('a league comes back by the command that the sentence names', async () => {
  // A page that only a table has lost is found after the name of the league has been read.
  for (const damage of [gone('postgres'), pagesOf('public.results')]) {
    const folder = broken(damage);
    restore(folder, demoSettings.name);
    const league = await startEmbeddedSupabase({ dataFolder: folder });
    expect(await numberOf(league, 'public.results')).toBeGreaterThan(100);
    const picture = join(folder, 'pictures/public', pictureName);
    expect(existsSync(picture)).toBe(true);
    await league.close();
  }
}, 600_000);

/** What a start reads: without one of them no page can be made. */
const settings = backedUpTables.filter((name) =>
  /^public\.(?:league|settings_version|categories|seasons|season_categories|adjustments|organisers|clubs|sponsors|hero_pictures)$/u.test(
    name,
  ),
);

test('a page of any table, or of an index, is named in the terminal, and without settings nothing is served', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const others = ['private.admins', 'auth.users', 'storage.buckets', 'storage.objects'];
  const indexes = [...files.keys()].filter((name) =>
    /^public\.results_(?:pkey|by_\w+)$/u.test(name),
  );
  expect(indexes.length).toBeGreaterThan(2);
  for (const name of [...settings, ...others, ...indexes]) {
    said.mockClear();
    // The first page of an index is read by every query of its table.
    const folder = broken(pagesOf(name, indexes.includes(name) ? 1 : 0));
    const league = await startEmbeddedSupabase({ dataFolder: folder });
    try {
      const read = league.readLeague().then(
        () => 'read',
        (error: unknown) => (isDamage(error) ? 'damaged' : String(error)),
      );
      expect(await read, name).toBe(settings.some((each) => each === name) ? 'damaged' : 'read');
      await league.lookForDamage();
      const table = indexes.includes(name) ? 'public.results' : name;
      const sentences = said.mock.calls
        .flat()
        .map(String)
        .filter((line) => line.startsWith('Cannot be read'));
      expect(sentences, name).toEqual([expect.stringContaining(`Cannot be read: ${table}. `)]);
      expect(sentences[0]).toContain(commandOf(folder));
    } finally {
      await league.close();
      rmSync(join(folder, '..'), { recursive: true });
    }
  }
  said.mockRestore();
}, 900_000);

test('pages of tables, and pictures: what can be read is served, and it is said what cannot', async () => {
  // Without the accounts nobody signs in.
  const tables = backedUpTables.filter(
    (name) => !settings.includes(name) && name !== 'private.admins',
  );
  const folder = broken(...tables.map((table) => pagesOf(table)), gone('pictures/public'));
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const league = await startEmbeddedSupabase({ dataFolder: folder, authLimits: false });
  try {
    await league.readLeague();
    await league.lookForDamage();
    const lines = said.mock.calls.flat().map(String);
    const sentence = lines.find((line) => line.startsWith('Cannot be read')) ?? '';
    expect(sentence).toContain(`${tables.join(', ')}, 1 pictures`);
    expect(sentence).toContain(commandOf(folder));
    const stateFor = async (account: { email: string; password: string }) => {
      const { data } = await (await signedIn(league, account)).auth.getSession();
      const authorization = `Bearer ${data.session?.access_token}`;
      return fetch(league.url + statePath, { headers: { authorization } });
    };
    expect((await stateFor(demoUser)).status).toBe(403);
    const state = await (await stateFor(demoAdmin)).json();
    expect(state).toEqual({ tables, pictures: 1, lastBackup: expect.stringMatching(/^\d{4}-/u) });
    expect(await numberOf(league, 'public.categories')).toBe(7);
  } finally {
    said.mockRestore();
    await league.close();
  }
});

test('a start without its settings ends with 1, and so does one on a full disk or without rights', async () => {
  const ended = async (
    folder: string,
    settings: Record<string, string> = {},
    wrapper: readonly string[] = [],
  ) => {
    const start = startProcess({ DATA_DIR: folder, SITE_DIR: site, ...settings }, wrapper);
    expect(await start.ended()).toBe(1);
    return start.errors().trim().split('\n').at(-1);
  };
  const version = broken(pagesOf('public.settings_version'));
  const sentence = await ended(version);
  expect(sentence).toMatch(/^The league in .* cannot be opened: .*invalid page/u);
  expect(sentence).toContain(commandOf(version));

  const full = broken();
  const flag = join(root, 'full');
  writeFileSync(flag, '');
  const options = `--import=${new URL('support/fullDisk.ts', import.meta.url)}`;
  expect(await ended(full, { FULL_DISK: flag, NODE_OPTIONS: options })).toMatch(
    /^The disk of the data folder .* is full/u,
  );

  const closed = broken((folder) => chmodSync(join(folder, 'postgres/global'), 0));
  // Root may do everything.
  const isRoot = process.getuid?.() === 0;
  const asNobody = ['setpriv', '--reuid=65534', '--regid=65534', '--clear-groups'];
  if (isRoot) {
    chmodSync(root, 0o755);
    chmodSync(join(closed, '..'), 0o777);
    spawnSync('chown', ['-R', '65534:65534', closed]);
  }
  expect(await ended(closed, {}, isRoot ? asNobody : [])).toMatch(
    /postgres\/global may not be read and written by this user/u,
  );
}, 600_000);
