import { randomUUID } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import { join } from 'node:path';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readBackup } from '../../supabase/backup/backupFile.ts';
import { backupFolder, nameOfLeague } from '../../supabase/backup/backupFolder.ts';
import { copiesFolder, listCopies } from '../../supabase/backup/copies.ts';
import { createCopyKeeper } from '../../supabase/backup/dueCopies.ts';
import { proofHeaders, proofOf } from '../../supabase/backup/folderProof.ts';
import { readRows, storeRows } from '../../supabase/backup/leagueRows.ts';
import { restoreFolder } from '../../supabase/backup/restoreFolder.ts';
import { backedUpTables } from '../../supabase/backup/tables.ts';
import { backupPath, statePath } from '../../supabase/embedded/apiListener.ts';
import {
  finishRestore,
  leagueIn,
  lockFolder,
  readOpenLeague,
  restoringFolder,
  wholeMark,
} from '../../supabase/embedded/dataFolder.ts';
import { demoAdmin, demoUser } from '../../supabase/embedded/keys.ts';
import {
  startEmbeddedSupabase,
  type EmbeddedSupabase,
} from '../../supabase/embedded/startEmbeddedSupabase.ts';
import { corrected, kept, makeEarlierBackup } from './support/earlierFolder.ts';
import { signedIn } from './support/signedIn.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

// A laptop's league, its one file, and the league again.

const root = temporaryFolder(afterAll);
const folder = join(root, 'league');
let league: EmbeddedSupabase;
/** A small league of an earlier version, restored by this one. */
let earlier: EmbeddedSupabase;

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const result = {
  team1: 'Los Smash',
  team2: 'Doble Pared',
  score: '6-4, 6-3',
  date: '2026-11-20',
  category: 'Sexta Libre',
};

beforeAll(async () => {
  league = await startEmbeddedSupabase({ dataFolder: folder, authLimits: false });
  const migrated = join(root, 'migrated');
  await restoreFolder(await makeEarlierBackup(join(root, 'earlier')), migrated);
  earlier = await startEmbeddedSupabase({ dataFolder: migrated, league: 'own' });
});

afterAll(async () => {
  await league.close();
  await earlier.close();
});

/** The token of somebody who has signed in. */
async function tokenOf(account: { email: string; password: string }): Promise<string> {
  const { data } = await (await signedIn(league, account)).auth.getSession();
  return data.session?.access_token ?? '';
}

const askFor = (token: string | null, method = 'POST') =>
  fetch(league.url + backupPath, {
    method,
    headers: token === null ? {} : { authorization: `Bearer ${token}` },
  });

/** The change that a row had last. */
async function lastChange(client: SupabaseClient, id: string): Promise<unknown> {
  const { data } = await client.rpc('read_history', { of_row: id });
  const [last]: readonly { id: unknown }[] = data ?? [];
  return last?.id;
}

const rowsOf = async (database: EmbeddedSupabase) =>
  new Map(
    [...(await database.database.exclusive(readRows)).rows].map(([table, rows]) => [
      table,
      // Restoring a league is a change of its settings.
      rows.map((row) => (table === 'public.settings_version' ? '' : row)).toSorted(),
    ]),
  );

test('the administrator alone has the file, and no link asks for it', async () => {
  const admin = await tokenOf(demoAdmin);
  const other = await tokenOf(demoUser);
  const publicKey = league.publishableKey;
  const refused = [askFor(null), askFor(other), askFor(publicKey), askFor(admin, 'GET')];
  const statuses = (await Promise.all(refused)).map(({ status }) => status);
  expect(statuses).toEqual([403, 403, 403, 405]);
  const response = await askFor(admin);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-disposition')).toMatch(
    /^attachment; filename="copia-[a-z-]+-\d{4}-\d\d-\d\d-\d{6}\.gz"$/u,
  );
});

test('a session that was ended has neither the backup nor the state', async () => {
  const client = await signedIn(league, demoAdmin);
  const { data } = await client.auth.getSession();
  const authorization = `Bearer ${data.session?.access_token}`;
  const answers = async () => {
    const backup = await fetch(league.url + backupPath, {
      method: 'POST',
      headers: { authorization },
    });
    const state = await fetch(league.url + statePath, { headers: { authorization } });
    return [backup.status, state.status];
  };
  expect(await answers()).toEqual([200, 200]);
  await client.auth.signOut();
  expect(await answers()).toEqual([403, 403]);
});

test('a command asks the server of its own folder alone, and no other learns or gives anything', async () => {
  // What listens where a server was: it has heard of proofs, and does not know the folder.
  const heard: IncomingHttpHeaders[] = [];
  const stranger = createServer((request, response) => {
    heard.push(request.headers);
    const proof = { [proofHeaders.server]: 'number', [proofHeaders.proof]: 'x'.repeat(43) };
    response.writeHead(200, proof).end('{}');
  }).listen(0, '127.0.0.1');
  await once(stranger, 'listening');
  const port = /\d+$/u.exec(String(Object.values(stranger.address() ?? {}).find(Number)))?.[0];
  const mine = join(root, 'mine');
  await restoreFolder(readBackup((await league.takeBackup()).file), mine);
  writeFileSync(join(mine, 'address'), `http://127.0.0.1:${port}\nopening\n`);
  // Another process has the folder open.
  const unlock = lockFolder(mine);
  try {
    await expect(backupFolder(mine)).rejects.toThrow('in use by another process');
    expect(heard).toHaveLength(1);
    expect(Object.keys(heard[0] ?? {})).not.toContain('authorization');
    expect(Object.keys(heard[0] ?? {})).not.toContain(proofHeaders.proof);
  } finally {
    unlock();
    stranger.close();
  }

  // A folder that was copied while its league was open: the same secret and the same address.
  for (const name of ['jwt-secret', 'address']) cpSync(join(folder, name), join(mine, name));
  const client = await signedIn(league, demoAdmin);
  await client.from('results').insert({ ...result, team1: 'Solo Del Otro' });
  const copied = readBackup((await backupFolder(mine)).file).rows.get('public.results') ?? [];
  expect(copied.filter((row) => row.includes('Solo Del Otro'))).toEqual([]);

  // A command that does not know the folder, and one that says again what another has said.
  const ask = (headers: Record<string, string>) =>
    fetch(league.url + backupPath, { method: 'POST', headers });
  const numbers = { command: 'command', server: '' };
  const greeting = await ask({ [proofHeaders.command]: numbers.command });
  numbers.server = greeting.headers.get(proofHeaders.server) ?? '';
  const key = readOpenLeague(folder);
  const proof = key === null ? '' : proofOf(key, 'command', numbers);
  const about = { [proofHeaders.server]: numbers.server };
  expect((await ask({ ...about, [proofHeaders.proof]: proof })).status).toBe(200);
  expect((await ask({ ...about, [proofHeaders.proof]: proof })).status).toBe(403);
  const second = await ask({ [proofHeaders.command]: numbers.command });
  const server = second.headers.get(proofHeaders.server) ?? '';
  const shown = second.headers.get(proofHeaders.proof) ?? '';
  const mirrored = { [proofHeaders.server]: server, [proofHeaders.proof]: shown };
  expect((await ask(mirrored)).status).toBe(403);
});

test('a league comes back: rows, accounts, pictures, and what was changed can be undone', async () => {
  const client = await signedIn(league, demoAdmin);
  const { error: refused } = await client.storage
    .from('pictures')
    .upload('logos/0123456789abcdef0123456789abcdef.png', picture, { contentType: 'image/png' });
  expect(refused).toBeNull();
  const { data: old } = await client.from('results').insert(result).select('id').single();
  const id: string = old?.id;
  const change = randomUUID();
  await client.rpc('change_rows', {
    changes: [{ table: 'results', id, after: { score: '7-5, 6-3' } }],
    change_id: change,
  });

  // The server has the folder: it is asked.
  const taken = await backupFolder(folder);
  expect(taken.missing).toEqual([]);
  const backup = readBackup(taken.file);
  const before = await rowsOf(league);
  const { rows: counted } = await league.database.exclusive((postgres) =>
    postgres.query<{ table: string; count: number }>(
      backedUpTables
        .map((table) => `select '${table}' as table, count(*)::int from ${table}`)
        .join(' union all '),
    ),
  );
  expect(new Map([...backup.rows].map(([table, { length }]) => [table, length]))).toEqual(
    new Map(counted.map(({ table, count }) => [table, count])),
  );

  const copy = join(root, 'copy');
  expect(await restoreFolder(backup, copy)).toBeNull();
  const restored = await startEmbeddedSupabase({ dataFolder: copy, authLimits: false });
  try {
    expect(await rowsOf(restored)).toEqual(before);
    const back = await signedIn(restored, demoAdmin);
    const address = back.storage
      .from('pictures')
      .getPublicUrl('logos/0123456789abcdef0123456789abcdef.png');
    const stored = await fetch(address.data.publicUrl);
    expect(Buffer.from(await stored.arrayBuffer())).toEqual(picture);
    // A new change, whose number an old one must not have.
    const { data: added } = await back.from('results').insert(result).select('id').single();
    expect(await back.rpc('undo_change', { change })).toMatchObject({ data: 1 });
    const addition = await lastChange(back, added?.id);
    expect((await back.rpc('undo_change', { change_id: addition })).error).toBeNull();
    const { data: rest } = await back.from('results').select('id, score').in('id', [id, added?.id]);
    expect(rest).toEqual([{ id, score: '6-4, 6-3' }]);
    const changes = (backup.rows.get('private.history') ?? []).map(
      (row): string => JSON.parse(row).transaction_id,
    );
    const { rows } = await restored.database.exclusive((postgres) =>
      postgres.query<{ number: string; isLate: boolean }>(
        `select
           nextval('private.change_numbers')::text as number,
           version >= extract(epoch from now())::bigint - 600 as "isLate"
         from public.settings_version`,
      ),
    );
    expect(rows[0]?.isLate).toBe(true);
    expect(Number(rows[0]?.number)).toBeGreaterThan(Math.max(...changes.map(Number)) + 2);
  } finally {
    await restored.close();
  }
  expect(await nameOfLeague(copy)).toBe(backup.league);
  // Without a server its files are read.
  expect(readBackup((await backupFolder(copy)).file).rows.get('public.pairs')).toHaveLength(
    before.get('public.pairs')?.length ?? 0,
  );
});

test('a file of before the last migrations comes back as these leave it, and its changes are undone', async () => {
  const admin = await signedIn(earlier, demoAdmin);
  const change = await lastChange(admin, corrected);
  expect((await admin.rpc('undo_change', { change_id: change })).error).toBeNull();
  const { data } = await admin.from('results').select('id, score').in('id', [kept, corrected]);
  expect(data).toEqual([kept, corrected].map((id) => ({ id, score: '6-4, 6-3' })));
});

test('a league that is there is not touched, and what replaces a folder moves it aside', async () => {
  const backup = readBackup((await league.takeBackup()).file);
  await expect(
    league.database.exclusive((postgres) => storeRows(postgres, backup)),
  ).rejects.toThrow('There is a league already');
  const other = join(root, 'other');
  mkdirSync(other);
  writeFileSync(join(other, 'kept'), 'kept');
  const aside = await restoreFolder(backup, other);
  expect(readdirSync(aside ?? '')).toEqual(['kept']);
  expect(readdirSync(other)).toContain('postgres');

  // A restore that is ended between its two moves is finished by the next start; one that had moved nothing is not.
  const ended = join(root, 'ended');
  renameSync(other, restoringFolder(ended));
  writeFileSync(join(restoringFolder(ended), wholeMark), `${ended}.aside`);
  finishRestore(ended);
  expect(existsSync(ended)).toBe(false);
  mkdirSync(`${ended}.aside`);
  finishRestore(ended);
  expect(leagueIn(ended)).toBe('demo');
});

test('an open league is copied once it has changed and an hour is over, and when it is stopped', async () => {
  const minute = 60_000;
  let now = Date.now();
  const keeper = createCopyKeeper(league, folder, () => now);
  const copies = () => listCopies(folder).map(({ path }) => path);
  const lookAfter = async (minutes: number, isEnding = false) => {
    now += minutes * minute;
    await keeper.look(isEnding);
    return copies();
  };
  const client = await signedIn(league, demoAdmin);
  const add = async () => {
    const { error } = await client.from('results').insert(result);
    expect(error).toBeNull();
  };
  const [first, ...others] = await lookAfter(1);
  expect(others).toEqual([]);
  const byHand = join(copiesFolder(folder), 'copia-liga-2020-01-01-120000.gz');
  copyFileSync(first ?? '', byHand);
  // Somebody who signs in changes a row, but nothing that a copy has.
  await signedIn(league, demoAdmin);
  expect(await lookAfter(120)).toEqual(expect.arrayContaining([first]));
  expect(await lookAfter(0, true)).toHaveLength(2);

  now = Date.now();
  await add();
  expect(await lookAfter(30)).toEqual(expect.arrayContaining([first]));
  const afterHour = await lookAfter(30);
  // The one before was of the same day; what somebody has written stays.
  expect(afterHour).toHaveLength(2);
  expect(afterHour).not.toContain(first);
  expect(afterHour).toContain(byHand);
  await add();
  const atEnd = await lookAfter(1, true);
  expect(listCopies(folder)[0]?.contents.results).toBe(
    (await rowsOf(league)).get('public.results')?.length,
  );

  await add();
  const takeBackup = () => Promise.reject(new Error('a page of a table cannot be read'));
  const failing = createCopyKeeper({ ...league, takeBackup }, folder, () => now);
  await expect(failing.look(true)).rejects.toThrow('cannot be read');
  expect(copies()).toEqual(atEnd);
});

test('of two restores into one folder one makes the league, and the other changes nothing', async () => {
  const backup = readBackup((await league.takeBackup()).file);
  const twice = join(root, 'twice');
  const outcomes = await Promise.allSettled([
    restoreFolder(backup, twice),
    restoreFolder(backup, twice),
  ]);
  const reasons = outcomes.flatMap((each) =>
    each.status === 'rejected' ? [String(each.reason)] : [],
  );
  expect(reasons).toEqual([expect.stringContaining('Another process restores a backup')]);
  expect(leagueIn(twice)).toBe('demo');
  expect(await nameOfLeague(twice)).toBe(backup.league);
});

test('a file that is cut, damaged, foreign or newer changes nothing and says so', async () => {
  const { file } = await league.takeBackup();
  const lines = gunzipSync(file).toString().split('\n');
  const packed = (changed: readonly string[]) => gzipSync(changed.join('\n'));
  const flipped = Buffer.from(file);
  flipped[file.length >> 1] = (flipped[file.length >> 1] ?? 0) ^ 1;
  const bad: readonly (readonly [Uint8Array, RegExp])[] = [
    [file.subarray(0, file.length / 2), /damaged or cut short/u],
    [flipped, /damaged or cut short/u],
    // Packed again without a row, or with another one.
    [packed(lines.toSpliced(5, 1)), /damaged or cut short/u],
    [packed(lines.slice(0, -2)), /damaged or cut short/u],
    [
      packed([lines[0]?.replace('"version":1', '"version":2') ?? '', ...lines.slice(1)]),
      /newer version/u,
    ],
    [gzipSync('{"format":"otro"}\n{}\n'), /no backup of a league/u],
    [Buffer.from('Equipo,Puntos\n'), /no backup of a league/u],
    [new Uint8Array(), /no backup of a league/u],
  ];
  for (const [bytes, message] of bad) expect(() => readBackup(bytes)).toThrow(message);
  const target = join(root, 'never');
  const newer = { ...readBackup(file), migration: '20991231000000' };
  await expect(restoreFolder(newer, target)).rejects.toThrow(/newer version/u);
  // Rows that refer to others that are not there.
  const loose = readBackup(file);
  const rows = new Map([...loose.rows, ['public.pairs', []] as const]);
  await expect(restoreFolder({ ...loose, rows }, target)).rejects.toThrow(/refer to others/u);
  expect(existsSync(target)).toBe(false);
  expect(readdirSync(root).filter((name) => name.includes('never'))).toEqual([]);
});

test('a role that policies restrict gives no backup, instead of one without rows', async () => {
  await league.database.exclusive(async (postgres) => {
    await postgres.exec(`
      create role reader;
      grant usage on schema public, private, auth, storage, supabase_migrations to reader;
      grant select on all tables in schema public, private, auth, storage, supabase_migrations to reader;
      set role reader;`);
    try {
      await expect(readRows(postgres)).rejects.toThrow(/row-level security/u);
    } finally {
      await postgres.exec('reset role');
    }
  });
});

test('a backup has every table of the migrations', async () => {
  const { rows } = await league.database.exclusive((postgres) =>
    postgres.query<{ name: string }>(
      `select schemaname || '.' || tablename as name from pg_catalog.pg_tables
       where schemaname in ('public', 'private') and tablename not in ('publish_hook', 'applied_schema', 'table_versions')`,
    ),
  );
  expect(rows.map(({ name }) => name).toSorted()).toEqual([...backedUpTables].toSorted());
});
