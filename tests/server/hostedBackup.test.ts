import { readFileSync, readdirSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoSettings } from '../../src/league/demo/demoSettings.ts';
import { isEncrypted, readBackup, type Backup } from '../../supabase/backup/backupFile.ts';
import { decrypt, encrypt, makeKey } from '../../supabase/backup/encryption.ts';
import {
  backupHosted,
  noteBackup,
  readKey,
  restoreHosted,
} from '../../supabase/backup/hostedLeague.ts';
import { readRows } from '../../supabase/backup/leagueRows.ts';
import { openPostgres, type PostgresSession } from '../../supabase/backup/postgresSession.ts';
import { restoreFolder } from '../../supabase/backup/restoreFolder.ts';
import { backedUpTables } from '../../supabase/backup/tables.ts';
import { closeServer, listen } from '../../supabase/embedded/httpServer.ts';
import { demoAdmin, demoUser } from '../../supabase/embedded/keys.ts';
import {
  startEmbeddedSupabase,
  type EmbeddedSupabase,
} from '../../supabase/embedded/startEmbeddedSupabase.ts';
import { agreedKey, saveReplaced } from '../../supabase/scripts/host/hostedBackups.ts';
import {
  hasNativePostgres,
  openNativePostgres,
  type NativePostgres,
} from '../../supabase/scripts/nativePostgres.ts';
import { sentence, type Said } from '../../supabase/terminal/say.ts';
import { makeHostedDatabase } from '../support/hostedDatabase.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';
import { corrected, kept, makeEarlierBackup } from './support/earlierFolder.ts';
import { signedIn } from './support/signedIn.ts';

// A hosted league's backup: a native Postgres, reached by a role that is no superuser and may set
// `session_replication_role`, as the owner of a project's tables; Auth and Storage are stand-ins.

const isThere = hasNativePostgres();
if (!isThere) console.warn('Not tested: hosted backups (no Postgres is installed here).');

const root = temporaryFolder(afterAll);
const secretKey = ['sb', 'secret', 'of-the-stand-in'].join('_');
const pictureName = 'logos/0123456789abcdef0123456789abcdef.png';
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
let native: NativePostgres;
let superuser: PostgresSession;
let owner: PostgresSession;
let league: EmbeddedSupabase;
let url = '';

/** A project with all migrations and no league, whose tables belong to a role as hosted projects have it. */
const hostedRole = `
  create role league_owner login nosuperuser nocreatedb nocreaterole bypassrls;
  grant set on parameter session_replication_role to league_owner;
  grant usage on schema auth, storage, supabase_migrations to league_owner;
  grant select on all tables in schema auth, storage, supabase_migrations to league_owner;
  do $do$
  declare
    named record;
  begin
    for named in
      select nspname as name from pg_namespace where nspname in ('public', 'private')
    loop
      execute format('alter schema %I owner to league_owner', named.name);
    end loop;
    for named in
      select oid::regclass as name, relkind from pg_class
      where relnamespace in ('public'::regnamespace, 'private'::regnamespace) and relkind in ('r', 'v')
    loop
      execute format('alter table %s owner to league_owner', named.name);
    end loop;
    for named in
      select oid::regprocedure as name from pg_proc
      where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
    loop
      execute format('alter function %s owner to league_owner', named.name);
    end loop;
    -- Those of a column go with its table.
    execute 'alter sequence private.change_numbers owner to league_owner';
  end
  $do$;`;

const standIn = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => void send(request, response, Buffer.concat(chunks)));
});

async function send(request: IncomingMessage, response: ServerResponse, sent: Buffer) {
  const {
    status,
    body,
    type = 'application/json',
  } = await answer(request.method ?? '', request.url ?? '', sent, {
    key: request.headers['apikey'],
    type: request.headers['content-type'] ?? '',
  }).catch((error: unknown): Answer => ({ status: 500, body: { message: String(error) } }));
  response.writeHead(status, { 'content-type': type });
  response.end(Buffer.isBuffer(body) ? body : JSON.stringify(body));
}
const stored = new Map<string, Buffer>();

type Answer = { status: number; body: unknown; type?: string };

/** What hosted Auth and Storage do with the requests of a restore. */
async function answer(
  method: string,
  path: string,
  body: Buffer,
  { key, type }: { key: unknown; type: string },
): Promise<Answer> {
  const inStorage = /^\/storage\/v1\/object\/(?:public\/)?pictures\/(.+)$/u.exec(path)?.[1];
  if (inStorage !== undefined) {
    if (method === 'GET') {
      const bytes = stored.get(inStorage);
      if (bytes === undefined) return { status: 400, body: { message: 'Object not found' } };
      return { status: 200, body: bytes, type: 'image/png' };
    }
    if (key !== secretKey) return { status: 401, body: {} };
    stored.set(inStorage, body);
    await superuser.query(
      `insert into storage.objects (bucket_id, name, metadata)
       values ('pictures', $1, jsonb_build_object('mimetype', $2::text))
       on conflict (bucket_id, name) do nothing`,
      [inStorage, type],
    );
    return { status: 200, body: { Key: `pictures/${inStorage}` } };
  }
  const user = /^\/auth\/v1\/admin\/users(?:\/([\da-f-]+))?$/u.exec(path);
  if (user === null || key !== secretKey) return { status: 401, body: { message: 'no' } };
  if (method === 'GET') return { status: 200, body: { id: user[1] } };
  if (method === 'DELETE') {
    await superuser.query('delete from auth.users where id::text = $1', [user[1]]);
    return { status: 200, body: {} };
  }
  const {
    id,
    email,
    password_hash: hash,
    email_confirm: isConfirmed,
    ...data
  } = JSON.parse(body.toString());
  if (isConfirmed !== true || !/^\$2[aby]\$\d\d\$.{53}$/u.test(hash)) {
    return { status: 422, body: { message: 'wrong attributes' } };
  }
  await superuser.query(
    `insert into auth.users (id, email, encrypted_password, email_confirmed_at, raw_app_meta_data,
       raw_user_meta_data, created_at)
     values ($1, $2, $3, now(), $4, $5, now())`,
    [id, email, hash, data.app_metadata, data.user_metadata],
  );
  return { status: 200, body: { id, email } };
}

/** Auth compares a password with the hash that it was given. */
async function letsIn({ email, password }: { email: string; password: string }): Promise<boolean> {
  const { rows } = await superuser.query(
    `select from auth.users where email = $1 and email_confirmed_at is not null
     and encrypted_password = extensions.crypt($2, encrypted_password)`,
    [email, password],
  );
  return rows.length === 1;
}

beforeAll(async () => {
  if (!isThere) return;
  native = await openNativePostgres();
  superuser = await openPostgres(native.url);
  await makeHostedDatabase(superuser);
  await superuser.exec(hostedRole);
  const asOwner = new URL(native.url);
  asOwner.username = 'league_owner';
  owner = await openPostgres(asOwner.href);
  url = `http://127.0.0.1:${await listen(standIn, '127.0.0.1', 0)}`;
  league = await startEmbeddedSupabase({ dataFolder: join(root, 'league'), authLimits: false });
});

afterAll(async () => {
  if (!isThere) return;
  await league.close();
  await owner.close();
  await superuser.close();
  await closeServer(standIn);
  native.stop();
});

const comparable = ({ rows }: Pick<Backup, 'rows'>) =>
  new Map(
    [...rows].map(([table, all]) => [
      table,
      all.map((row) => (table === 'public.settings_version' ? '' : row)).toSorted(),
    ]),
  );

/** Runs statements as the administrator's requests do, each in a transaction of its own. */
async function asAdmin<Row>(sql: string, parameters: unknown[] = []): Promise<Row[]> {
  return superuser.transaction(async (transaction) => {
    const claims = JSON.stringify({ sub: demoAdmin.userId, role: 'authenticated' });
    await transaction.query(`select set_config('request.jwt.claims', $1, true)`, [claims]);
    await transaction.exec('set local role authenticated');
    return (await transaction.query<Row>(sql, parameters)).rows;
  });
}

test.skipIf(!isThere)(
  'a laptop’s league becomes a hosted one, and a laptop’s again: rows, users, pictures, undo',
  async () => {
    const client = await signedIn(league, demoAdmin);
    await client.storage
      .from('pictures')
      .upload(pictureName, picture, { contentType: 'image/png' });
    const { data: old } = await client.from('results').insert(result).select('id').single();
    await client.from('results').update({ score: '7-5, 6-3' }).eq('id', old?.id);
    const backup = readBackup((await league.takeBackup()).file);
    // Somebody signed up with the administrator's e-mail before.
    await superuser.query(
      `insert into auth.users (id, email, encrypted_password) values (gen_random_uuid(), $1, 'x')`,
      [demoAdmin.email],
    );

    // Rows that refer to others that are not there: after the users, before anything of the league.
    const loose = { ...backup, rows: new Map([...backup.rows, ['public.pairs', []] as const]) };
    const project = { postgres: owner, url, secretKey };
    await expect(restoreHosted(loose, project)).rejects.toThrow(/refer to others/u);
    expect((await readRows(owner)).rows.get('public.results')).toEqual([]);

    await restoreHosted(backup, project);
    expect(comparable(await readRows(owner))).toEqual(comparable(backup));
    expect(stored.get(pictureName)).toEqual(picture);
    const { rows: users } = await superuser.query('select id::text, email from auth.users');
    expect(new Set(users)).toEqual(new Set(backup.users.map(({ id, email }) => ({ id, email }))));
    expect(await letsIn(demoAdmin)).toBe(true);
    expect(await letsIn(demoUser)).toBe(true);
    expect(await letsIn({ ...demoAdmin, password: 'another' })).toBe(false);
    await expect(restoreHosted(backup, project)).rejects.toThrow(/has a league already/u);

    // A save takes numbers that are free, and changes of before and after are undone.
    const [added] = await asAdmin<{ id: string }>(
      `insert into public.results (team1, team2, score, date, category)
       values ('Los Smash', 'Doble Pared', '6-4, 6-3', '2026-11-20', 'Sexta Libre') returning id`,
    );
    for (const id of [old?.id, added?.id]) {
      const [last] = await asAdmin<{ id: string }>(
        'select id from public.read_history(of_row => $1)',
        [id],
      );
      await asAdmin('select public.undo_change($1::bigint)', [last?.id]);
    }
    const { rows: left } = await owner.query(
      'select id, score from public.results where id = any ($1)',
      [[old?.id, added?.id]],
    );
    expect(left).toEqual([{ id: old?.id, score: '6-4, 6-3' }]);

    const taken = await backupHosted(project);
    expect(taken.missing).toEqual([]);
    const back = readBackup(taken.file);
    const { rows: counted } = await superuser.query<{ table: string; count: number }>(
      backedUpTables
        .map((table) => `select '${table}' as table, count(*)::int from ${table}`)
        .join(' union all '),
    );
    expect(new Map([...back.rows].map(([table, { length }]) => [table, length]))).toEqual(
      new Map(counted.map(({ table, count }) => [table, count])),
    );
    const folder = join(root, 'back');
    await restoreFolder(back, folder);
    const again = await startEmbeddedSupabase({
      dataFolder: folder,
      league: 'own',
      authLimits: false,
    });
    try {
      expect(comparable(await again.database.exclusive(readRows))).toEqual(comparable(back));
      const admin = await signedIn(again, demoAdmin);
      const { data: saved } = await admin.from('results').insert(result).select('id').single();
      for (const id of [saved?.id]) {
        const { data } = await admin.rpc('read_history', { of_row: id });
        const [last]: readonly { id: unknown }[] = data ?? [];
        expect((await admin.rpc('undo_change', { change_id: last?.id })).error).toBeNull();
      }
    } finally {
      await again.close();
    }
  },
  300_000,
);

test.skipIf(!isThere)(
  'a hosted league is replaced after a backup of it, by a file of before too, and never over a later change',
  async () => {
    const project = { postgres: owner, url, secretKey };
    const key = await makeKey();
    await noteBackup(owner, key.publicKey);
    const said: string[] = [];
    const tools = (name: string) => ({
      folder: root,
      say: (...line: Said) => void said.push(sentence(...line)),
      confirmReplaced: async (asked: string) => {
        if (asked !== name) throw new Error('not its name');
      },
    });
    const add = (team: string) =>
      asAdmin<{ id: string }>(
        `insert into public.results (team1, team2, score, date, category)
         values ($1, 'Doble Pared', '6-4, 6-3', '2026-11-20', 'Sexta Libre') returning id`,
        [team],
      );
    const first = readBackup((await backupHosted(project)).file);
    await add('Los Nuevos');
    await expect(restoreHosted(first, project)).rejects.toThrow(
      `“${demoSettings.name}”: nothing was restored`,
    );
    await expect(saveReplaced(project, tools('Otra liga'))).rejects.toThrow('not its name');
    expect(readdirSync(root).filter((name) => name.endsWith('.age'))).toEqual([]);
    const replaced = await saveReplaced(project, tools(demoSettings.name));
    const [file = ''] = readdirSync(root).filter((name) => name.endsWith('.age'));
    const saved = await decrypt(readFileSync(join(root, file)), key.privateKey);
    expect(readBackup(saved).rows).toEqual(replaced?.rows);
    expect(said.join('\n')).toContain(file);

    // Somebody saves while the users and pictures are stored: that would be in neither.
    await add('Los Últimos');
    await expect(restoreHosted(first, project, replaced)).rejects.toThrow(
      /changed after its backup/u,
    );
    const { rows: before } = await owner.query<{ version: string; change: string }>(
      `select version::text, nextval('private.change_numbers')::text as change from public.settings_version`,
    );
    await restoreHosted(first, project, await saveReplaced(project, tools(demoSettings.name)));
    expect(comparable(await readRows(owner))).toEqual(comparable(first));
    const { rows: after } = await owner.query<{ version: string; change: string }>(
      `select version::text, nextval('private.change_numbers')::text as change from public.settings_version`,
    );
    expect(BigInt(after[0]?.version ?? 0)).toBeGreaterThan(BigInt(before[0]?.version ?? 0));
    expect(BigInt(after[0]?.change ?? 0)).toBeGreaterThan(BigInt(before[0]?.change ?? 0));
    // An id of the history that an open page knows is not that of another change now.
    const [added] = await add('Los Nuevos');
    const [last] = await asAdmin<{ id: string }>(
      'select id from public.read_history(of_row => $1)',
      [added?.id],
    );
    await asAdmin('select public.undo_change($1::bigint)', [last?.id]);

    const earlier = await makeEarlierBackup(join(root, 'earlier'));
    await restoreHosted(earlier, project, await saveReplaced(project, tools(demoSettings.name)));
    expect(await letsIn(demoAdmin)).toBe(true);
    const { rows: left } = await owner.query<{ id: string; score: string }>(
      'select id, score from public.results order by id',
    );
    expect(left).toEqual([
      { id: kept, score: '6-4, 6-3' },
      { id: corrected, score: '7-5, 6-4' },
    ]);
    const [change] = await asAdmin<{ id: string }>(
      'select id from public.read_history(of_row => $1)',
      [corrected],
    );
    await asAdmin('select public.undo_change($1::bigint)', [change?.id]);
  },
  300_000,
);

test.skipIf(!isThere)(
  'every machine finds the key of the backups, and when the last one was made, in the database',
  async () => {
    const [key, other] = [await makeKey(), await makeKey()];
    expect(() => agreedKey(null, null)).toThrow(/no key for backups/u);
    expect(() => agreedKey(other.publicKey, key.publicKey)).toThrow(/has another one/u);
    expect(agreedKey(key.publicKey, null)).toBe(key.publicKey);
    await superuser.exec('delete from public.backup_key');
    expect(await readKey(owner)).toBeNull();
    for (const _time of [1, 2]) await noteBackup(owner, key.publicKey);
    expect(agreedKey(null, await readKey(owner))).toBe(key.publicKey);
    const { rows } = await owner.query<{ age: number }>(
      'select extract(epoch from now() - last_backup)::int as age from public.backup_key',
    );
    expect(rows[0]?.age).toBeLessThan(60);
  },
);

test.skipIf(!isThere)(
  'a role that policies restrict gives no backup, instead of one without rows',
  async () => {
    await superuser.exec('alter role league_owner nobypassrls');
    try {
      await expect(backupHosted({ postgres: owner, url })).rejects.toThrow(/row-level security/u);
    } finally {
      await superuser.exec('alter role league_owner bypassrls');
    }
  },
);

test.skipIf(!isThere)(
  'a table that a policy hides gives no backup, instead of one without its rows',
  async () => {
    const secure = (table: string, state: 'enable' | 'disable') =>
      superuser.exec(`alter table ${table} ${state} row level security`);
    const tables = [...backedUpTables, 'auth.users', 'storage.objects'];
    await superuser.exec(`
      create role reader;
      grant usage on schema public, private, auth, storage, supabase_migrations to reader;
      grant select on all tables in schema public, private, auth, storage, supabase_migrations to reader;`);
    const read = async () => {
      await superuser.exec('set role reader');
      try {
        return await readRows(superuser);
      } finally {
        await superuser.exec('reset role');
      }
    };
    for (const table of tables) await secure(table, 'disable');
    try {
      // All of them are read without a policy; each one alone is enough to refuse.
      expect((await read()).rows.get('public.results')).not.toEqual([]);
      for (const table of tables) {
        await secure(table, 'enable');
        await expect(read(), table).rejects.toThrow(/row-level security/u);
        await secure(table, 'disable');
      }
    } finally {
      for (const table of tables) await secure(table, 'enable');
    }
  },
);

test('a file that is encrypted is opened by its own key alone', async () => {
  const [key, other] = [await makeKey(), await makeKey()];
  const file = await encrypt(Buffer.from('bytes'), key.publicKey);
  expect(isEncrypted(file)).toBe(true);
  expect(file.includes('bytes')).toBe(false);
  expect(Buffer.from(await decrypt(file, key.privateKey)).toString()).toBe('bytes');
  await expect(decrypt(file, other.privateKey)).rejects.toThrow(/another one/u);
  await expect(decrypt(file.subarray(0, -3), key.privateKey)).rejects.toThrow(/cut short/u);
  expect(() => readBackup(file)).toThrow(/encrypted/u);
});
