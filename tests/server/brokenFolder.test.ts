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
import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { demoSettings } from '../../src/league/demo/demoSettings.ts';
import { copiesFolder, listCopies } from '../../supabase/backup/copies.ts';
import { createCopyKeeper } from '../../supabase/backup/dueCopies.ts';
import { backedUpTables } from '../../supabase/backup/tables.ts';
import { statePath } from '../../supabase/embedded/apiListener.ts';
import { demoAdmin, demoUser } from '../../supabase/embedded/keys.ts';
import {
  startEmbeddedSupabase,
  type EmbeddedSupabase,
} from '../../supabase/embedded/startEmbeddedSupabase.ts';
import { StartFailure } from '../../supabase/embedded/startFailure.ts';
import { randomSource } from '../support/random.ts';
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
      insert into public.withdrawals (season_id, category, pair_id, day, kind)
      select season_id, category, pair_id, day, 'annul' from public.adjustments limit 1;
      insert into public.lots (season_id, category, pair_id, place)
      select season_id, category, pair_id, 1 from public.adjustments limit 1;
      insert into private.changes (id, digest, number) values (gen_random_uuid(), '', '1');
      analyze;`);
    return postgres.query<{ name: string; path: string }>(
      `select namespace.nspname || '.' || class.relname as name, pg_relation_filepath(class.oid) as path
       from pg_catalog.pg_class as class
       join pg_catalog.pg_namespace as namespace on namespace.oid = class.relnamespace
       where class.relkind in ('r', 'i')`,
    );
  });
  for (const { name, path } of rows) files.set(name, join('postgres', path));
  await createCopyKeeper(league, whole).look();
  await league.close();
});

let copies = 0;
/** A copy of the whole league and its backups, in which something is broken. */
function broken(...damages: readonly ((folder: string) => void)[]): string {
  copies += 1;
  const folder = join(root, `copy${copies}`, 'league');
  cpSync(whole, folder, { recursive: true });
  cpSync(copiesFolder(whole), copiesFolder(folder), { recursive: true });
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

/** Writes zeros over a file, or empties it. */
const zeroed = (name: string, length?: number) => (folder: string) => {
  const path = join(folder, name);
  writeFileSync(path, new Uint8Array(length ?? statSync(path).size));
};

/** All that is in a folder and beside it, to the byte. */
function stateOf(folder: string) {
  const parent = join(folder, '..');
  return readdirSync(parent, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name !== 'server.lock')
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
    .map((path) => `${path} ${createHash('sha256').update(readFileSync(path)).digest('hex')}`);
}

const commandOf = (folder: string) =>
  `npm run restore -- "${copyOf(folder)}" --data-dir "${folder}" --replace`;

const copyOf = (folder: string) => listCopies(folder)[0]?.path ?? '';

/** Runs the command that a sentence names, as somebody does who confirms what is replaced. */
function restore(folder: string, name: string) {
  const command = ['supabase/scripts/restore.ts', copyOf(folder)];
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
    /Postgres cannot read its database/u,
    pagesOf('pg_catalog.pg_class'),
  ],
  ['a page of the functions', /invalid page/u, pagesOf('pg_catalog.pg_proc')],
  ['a page of the migrations', /invalid page/u, pagesOf('supabase_migrations.schema_migrations')],
  ['no PG_VERSION', /PG_VERSION is missing/u, gone('postgres/PG_VERSION')],
  ['an emptied PG_VERSION', /PG_VERSION is damaged/u, zeroed('postgres/PG_VERSION', 0)],
  ['no part of its database', /Postgres cannot read its database/u, gone('postgres/global')],
  [
    'settings that cannot be read',
    /Postgres cannot read its database \(invalid page/u,
    pagesOf('public.settings_version'),
  ],
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
  expect(message).toMatch(/[Nn]othing was (?:moved, deleted or filled|changed)/u);
  expect(message).toMatch(/ 1\. \d+ \w+, \d\d:\d\d: \d{3} results, \d+ pairs, .*1 picture/u);
  expect(stateOf(folder)).toEqual(before);
});

test('what is left of a league is never filled, by no start and whatever it is', async () => {
  for (const rest of ['jwt-secret', 'own-league', 'pictures/public', 'nothing']) {
    const folder = broken((path) => {
      for (const name of readdirSync(path)) if (!rest.startsWith(name)) gone(name)(path);
      if (rest === 'own-league') writeFileSync(join(path, rest), '');
      if (rest === 'nothing') rmSync(path, { recursive: true });
      else rmSync(copiesFolder(path), { recursive: true });
    });
    const before = stateOf(folder);
    // The demo begins anew beside its copies.
    const leagues = rest === 'nothing' ? (['own'] as const) : (['demo', 'own'] as const);
    for (const league of leagues) {
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
  /^public\.(?:league|settings_version|categories|seasons|season_categories|adjustments|withdrawals|lots|organisers|clubs|sponsors|hero_pictures)$/u.test(
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
    const start = startEmbeddedSupabase({ dataFolder: folder });
    if (settings.some((each) => each === name)) {
      // oxlint-disable-next-line vitest/no-conditional-expect -- each table is one or the other
      await expect(start, name).rejects.toThrow(commandOf(folder));
      continue;
    }
    const league = await start;
    try {
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

test('a table whose pages are zeros, which is no error, is named with its copies, and not copied over them', async () => {
  for (const table of [
    'public.results',
    'public.upcoming_matches',
    'private.admins',
    'private.history',
  ]) {
    const folder = broken(zeroed(files.get(table) ?? ''));
    const before = listCopies(folder);
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const league = await startEmbeddedSupabase({ dataFolder: folder });
    try {
      const { lost } = await league.lookForDamage();
      expect(lost).toEqual([{ table, before: expect.any(Number), now: 0 }]);
      const lines = said.mock.calls.flat().map(String).join('\n');
      expect(lines).toContain(`rows of ${table}, which nobody deleted`);
      expect(lines).toContain(commandOf(folder));
      await createCopyKeeper(league, folder).look(true);
      expect(listCopies(folder)).toEqual(before);
    } finally {
      said.mockRestore();
      await league.close();
    }
  }
}, 300_000);

const random = randomSource(Date.now() % 1_000_000);
/** All of them take hours. */
const mostCases = Number(process.env['DAMAGED_FILES'] ?? 20);

function evenly<Case>(cases: readonly Case[], most: number): readonly Case[] {
  const step = Math.max(1, cases.length / most);
  const first = random.below(Math.ceil(step));
  return cases.filter((_, index) => Math.floor((index - first) % step) === 0);
}

/** What happens to a file on a disk. */
const damages: Readonly<Record<string, (path: string) => void>> = {
  cut: (path) => truncateSync(path, Math.floor(statSync(path).size / 2)),
  zeroed: (path) => writeFileSync(path, new Uint8Array(statSync(path).size)),
  removed: (path) => rmSync(path),
  'a folder': (path) => {
    rmSync(path);
    mkdirSync(path);
  },
};

test('whatever file of a folder is damaged, the league opens whole, or the newest copy is offered with what it has', async () => {
  const paths = readdirSync(whole, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.parentPath !== join(whole, 'site'))
    .map((entry) => join(entry.parentPath, entry.name).slice(whole.length + 1));
  const isTable = (path: string) => path.startsWith('postgres/base/');
  const named = new Set(files.values());
  // Those of other databases, and of the system's tables, are many and alike.
  const some = paths
    .filter((path) => isTable(path) && !named.has(path))
    .map((path) => [random.next(), path] as const)
    .toSorted(([first], [second]) => first - second)
    .slice(0, 60)
    .map(([, path]) => path);
  const own = [...files].flatMap(([name, path]) =>
    /^(?:public|private)\./u.test(name) ? [path] : [],
  );
  const chosen = [...paths.filter((path) => !isTable(path)), ...own, ...some];
  const cases = chosen.flatMap((path) => Object.keys(damages).map((how) => [path, how] as const));
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const counts: Record<string, number> = {};
  const wrong: string[] = [];
  const rows = await countsOf(broken());
  // Without the commit log rows are there or not, by what has been read before.
  const always = [['postgres/pg_xact/0000', 'zeroed'] as const];
  for (const [path, how] of [...always, ...evenly(cases, mostCases)]) {
    said.mockClear();
    const folder = broken((copied) => damages[how]?.(join(copied, path)));
    const before = stateOf(folder);
    let outcome: string;
    try {
      const league = await startEmbeddedSupabase({ dataFolder: folder });
      try {
        await league.lookForDamage();
        const lines = said.mock.calls.flat().map(String).join('\n');
        outcome = lines.includes('Cannot be read') ? lines : 'whole';
        if (outcome === 'whole' && !isDeepStrictEqual(await countsIn(league), rows))
          outcome = 'less';
      } finally {
        await league.close();
      }
    } catch (error) {
      outcome = `${error instanceof StartFailure ? '' : 'stack trace '}${String(error)}`;
      if (!isDeepStrictEqual(stateOf(folder), before)) outcome = `changed ${outcome}`;
    }
    const isOffered = outcome.includes(commandOf(folder)) && /1\. .*: \d{3} results/u.test(outcome);
    const kind = outcome === 'whole' ? 'whole' : isOffered ? 'offered' : 'neither';
    counts[kind] = (counts[kind] ?? 0) + 1;
    if (kind === 'neither' || /^(?:changed|stack)/u.test(outcome)) {
      wrong.push(`${path} ${how}: ${outcome.slice(0, 300)}`);
    }
    rmSync(join(folder, '..'), { recursive: true });
  }
  vi.restoreAllMocks();
  console.log('Damaged files:', counts);
  expect(wrong).toEqual([]);
}, 36_000_000);

async function countsIn(league: EmbeddedSupabase): Promise<unknown> {
  const counted = backedUpTables.filter((table) => table !== 'public.settings_version');
  const { rows } = await league.database.exclusive((postgres) =>
    postgres.query(
      counted.map((table) => `select count(*)::int from ${table}`).join(' union all '),
    ),
  );
  return rows;
}

async function countsOf(folder: string): Promise<unknown> {
  const league = await startEmbeddedSupabase({ dataFolder: folder });
  try {
    return await countsIn(league);
  } finally {
    await league.close();
  }
}

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
    expect(sentence).toContain(`${tables.join(', ')}, 1 picture, whose`);
    expect(sentence).toContain(commandOf(folder));
    const stateFor = async (account: { email: string; password: string }) => {
      const { data } = await (await signedIn(league, account)).auth.getSession();
      const authorization = `Bearer ${data.session?.access_token}`;
      return fetch(league.url + statePath, { headers: { authorization } });
    };
    expect((await stateFor(demoUser)).status).toBe(403);
    const state = await (await stateFor(demoAdmin)).json();
    expect(state).toEqual({
      tables,
      pictures: 1,
      lastBackup: expect.stringMatching(/^\d{4}-/u),
      missingFolder: null,
    });
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
    return start.errors().trim();
  };
  const version = broken(pagesOf('public.settings_version'));
  const sentence = await ended(version);
  expect(sentence).toMatch(/^The league in .* cannot be opened: .*invalid page/mu);
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
