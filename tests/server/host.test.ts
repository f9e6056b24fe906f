import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createClient } from '@supabase/supabase-js';
import { loadEnv } from 'vite';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { demoUser } from '../../supabase/embedded/keys.ts';
import {
  startEmbeddedSupabase,
  type EmbeddedSupabase,
} from '../../supabase/embedded/startEmbeddedSupabase.ts';
import {
  connectionProblem,
  emailProblem,
  hookProblem,
  keyProblem,
  projectRef,
  refProblem,
} from '../../supabase/scripts/host/answers.ts';
import { findOrCreateUser } from '../../supabase/scripts/host/administrator.ts';
import { renewHostedPassword } from '../../supabase/scripts/host/newPassword.ts';
import { checkDeployment, functions, tables } from '../../supabase/scripts/host/checkDeployment.ts';
import {
  environmentFile,
  readEnvironmentFile,
  writeEnvironmentFile,
} from '../../supabase/scripts/host/environmentFile.ts';
import { hostLeague, type HostTools } from '../../supabase/scripts/host/hostLeague.ts';
import { sentence } from '../../supabase/terminal/say.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

// `npm run host`: the embedded server is the project, the Supabase CLI and Auth's admin API are stand-ins.

const folder = temporaryFolder(afterAll);
const secretKey = ['sb', 'secret', 'of-the-stand-in'].join('_');
let supabase: EmbeddedSupabase;

beforeAll(async () => {
  supabase = await startEmbeddedSupabase({ authLimits: false });
});
afterAll(async () => {
  vi.restoreAllMocks();
  await supabase.close();
});

const run = (sql: string) => supabase.database.exclusive((postgres) => postgres.exec(sql));
const rowsOf = <Row>(sql: string) =>
  supabase.database.exclusive(async (postgres) => (await postgres.query<Row>(sql)).rows);

/** Auth's admin API as hosted projects have it: users are listed and created with the secret key alone. */
type AuthUser = { id: string; email: string; email_confirmed_at?: string };
let users: AuthUser[];
const realFetch = globalThis.fetch;

beforeEach(() => {
  users = [{ id: demoUser.userId, email: demoUser.email, email_confirmed_at: '2026-01-01' }];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    if (!request.url.includes('/auth/v1/admin/users')) return realFetch(input, init);
    if (request.headers.get('apikey') !== secretKey) return Response.json({}, { status: 401 });
    if (request.method === 'GET') return Response.json({ users });
    if (request.method === 'PUT') return changePassword(request);
    const { email, password, email_confirm: isConfirmed } = await request.json();
    if (password.length < 12 || isConfirmed !== true) return Response.json({}, { status: 422 });
    const user = { id: 'c0000000-0000-4000-8000-000000000003', email, email_confirmed_at: 'now' };
    users.push(user);
    return Response.json(user);
  });
});

/** Stores a password as Auth does, for the user whose id ends the address. */
async function changePassword(request: Request): Promise<Response> {
  const id = new URL(request.url).pathname.split('/').at(-1);
  const { password } = await request.json();
  await supabase.database.exclusive((postgres) =>
    postgres.query(
      `update auth.users set encrypted_password = extensions.crypt($1, extensions.gen_salt('bf', 4))
       where id::text = $2`,
      [password, id],
    ),
  );
  return Response.json(users.find((user) => user.id === id) ?? {});
}

describe('the user of the administrator', () => {
  const access = () => ({ url: supabase.url, secretKey });

  it('is made with a password that is known once, and found after that', async () => {
    const made = await findOrCreateUser(access(), 'nueva@liga.example');
    expect(made.password).toMatch(/^(?:[a-z2-9]{4}-?){4}$/u);
    const found = await findOrCreateUser(access(), 'Nueva@liga.example');
    expect(found).toEqual({ id: made.id, password: null, canSignIn: true });
  });

  it('has another password where theirs is forgotten, and nobody stays signed in', async () => {
    const client = createClient(supabase.url, supabase.publishableKey, {
      auth: { persistSession: false },
    });
    await client.auth.signInWithPassword(demoUser);
    const renew = (email: string) =>
      renewHostedPassword({
        ...access(),
        publishableKey: supabase.publishableKey,
        adminEmail: email,
      });
    await expect(renew('nadie@liga.example')).rejects.toThrow('nadie@liga.example');
    const password = await renew(demoUser.email.toUpperCase());
    expect((await client.auth.refreshSession()).error).not.toBeNull();
    expect((await client.auth.signInWithPassword(demoUser)).error?.code).toBe(
      'invalid_credentials',
    );
    const { email } = demoUser;
    expect((await client.auth.signInWithPassword({ email, password })).error).toBeNull();
    await run(
      `update auth.users set encrypted_password = extensions.crypt('${demoUser.password}', extensions.gen_salt('bf', 4))
       where id::text = '${demoUser.userId}'`,
    );
  });

  it('is not made with another key', async () => {
    const attempt = findOrCreateUser({ ...access(), secretKey: 'other' }, 'nueva@liga.example');
    await expect(attempt).rejects.toThrow('Auth refused the secret key');
    expect(users).toHaveLength(1);
  });
});

describe('npm run host', () => {
  const said: string[] = [];
  const commands: string[] = [];
  let keys = 0;
  /** Somebody reads the tables for a long time. */
  let isBusy = false;
  const key = `age1${'q'.repeat(58)}`;
  const tools: HostTools = {
    folder,
    patience: 0,
    say: (...line) => void said.push(sentence(...line)),
    build: async () => true,
    makeKey: async () => {
      keys += 1;
      return key;
    },
    confirmReplaced: async () => undefined,
    async cli(parameters, { input = '' } = {}) {
      commands.push(parameters.join(' '));
      if (input === '' || input.startsWith('create extension')) {
        return { succeeded: true, output: 'Remote database is up to date.', errors: '' };
      }
      if (isBusy && input.startsWith('do $application$')) {
        return {
          succeeded: false,
          output: '',
          errors: 'canceling statement due to lock timeout',
        };
      }
      return { succeeded: true, output: JSON.stringify(await rowsOf(input)), errors: '' };
    },
  };
  const host = (here = folder) =>
    hostLeague(
      {
        ref: 'a'.repeat(20),
        url: supabase.url,
        publishableKey: supabase.publishableKey,
        secretKey,
        adminEmail: demoUser.email,
        hook: { address: 'https://hooks.example/liga', token: "to'ken" },
        restored: null,
      },
      { ...tools, folder: here },
    );

  beforeAll(async () => {
    // What the two extensions of the hook have.
    await run(`
      create schema net;
      create table net.calls (url text, body jsonb, headers jsonb);
      create function net.http_post(
        url text, body jsonb default '{}', params jsonb default '{}', headers jsonb default '{}',
        timeout_milliseconds integer default 1
      ) returns bigint language sql
      as 'insert into net.calls values (url, body, headers) returning 1::bigint';
      create schema cron;
      create table cron.job (name text primary key, schedule text, command text);
      create function cron.schedule(name text, schedule text, command text) returns bigint language sql
      as 'insert into cron.job values (name, schedule, command) on conflict (name) do nothing returning 1::bigint';
    `);
  });

  it('sets a project up, and finds everything done when it runs again', async () => {
    await host();
    await host();
    expect(commands.filter((command) => !command.startsWith('db query')).slice(0, 2)).toEqual([
      `db push --linked --project-ref ${'a'.repeat(20)} --yes`,
      expect.stringMatching(/^config push --project-ref a{20} --workdir \S+ --yes$/u),
    ]);
    expect(keys).toBe(1);
    // The right is given by the database alone.
    const client = createClient(supabase.url, supabase.publishableKey);
    await client.auth.signInWithPassword(demoUser);
    const { error } = await client.from('clubs').delete().eq('name', 'no such club');
    const { data: isAdmin } = await client.rpc('read_history', {});
    expect(error).toBeNull();
    expect(isAdmin).not.toBeNull();
    expect(said.join('\n')).not.toContain(secretKey);
    expect(said.filter((line) => line.startsWith('✗'))).toEqual([]);
  });

  it('is not finished until the database has the functions of this version', async () => {
    await run(`
      update private.applied_schema set digest = 'of another version';
      comment on function public.undo_change(bigint) is 'Of another version.';`);
    isBusy = true;
    await expect(host()).rejects.toThrow(
      /^Not finished: the functions are those of before; .*lock timeout\n {2}Run the command again\.$/su,
    );
    isBusy = false;
    await host();
    const [found] = await rowsOf<{ comment: string }>(
      "select obj_description('public.undo_change(bigint)'::regprocedure) as comment",
    );
    expect(found?.comment).toMatch(/^Undoes a change/u);
  });

  it('leaves the build its variables, and no other mode of Vite', () => {
    const file = readFileSync(join(folder, '.env.hosted.local'), 'utf8');
    expect(file.match(/^VITE_/gmu)).toHaveLength(4);
    expect(file).not.toContain(secretKey);
    expect(file).toContain(`BACKUP_KEY=${key}\n`);
    // Vitest has those of .env, which would be taken first.
    for (const name of Object.keys(process.env).filter((name) => name.startsWith('VITE_'))) {
      vi.stubEnv(name, undefined);
    }
    expect(loadEnv('hosted', folder)).toEqual({
      VITE_SUPABASE_URL: supabase.url,
      VITE_SUPABASE_PUBLISHABLE_KEY: supabase.publishableKey,
      VITE_ADMIN_EMAIL: demoUser.email,
      VITE_ADMIN_USER_ID: demoUser.userId,
    });
    for (const mode of ['production', 'development', 'test', 'full', 'browsers']) {
      expect(loadEnv(mode, folder)).toEqual({});
    }
    vi.unstubAllEnvs();
  });

  it('has one key for backups on every machine, and keeps that of a machine from before', async () => {
    const keyIn = (path: string) => readEnvironmentFile(join(path, environmentFile)).BACKUP_KEY;
    const [second, third] = ['second', 'third'].map((name) => join(folder, name));
    for (const path of [second, third]) mkdirSync(path ?? '');
    writeEnvironmentFile(join(third ?? '', environmentFile), {
      BACKUP_KEY: `age1${'z'.repeat(58)}`,
    });
    await host(second);
    said.length = 0;
    await host(third);
    expect([keyIn(second ?? ''), keyIn(third ?? ''), keys]).toEqual([key, key, 1]);
    expect(said.join('\n')).toContain(
      `qqqq qqqq qqqq qqqq; .env.hosted.local had another one, age1zz`,
    );
    // A machine made the key before the database had a place for it.
    await run('delete from public.backup_key');
    await host();
    expect(await rowsOf('select public_key from public.backup_key')).toEqual([{ public_key: key }]);
    expect(keys).toBe(1);
  });

  it('has the hook called once, after the last of several changes', async () => {
    const look = () => run('select private.call_publish_hook()');
    const calls = () => rowsOf('select * from net.calls');
    const change = () => run("update public.league set slogan = slogan || '!'");
    await change();
    await look();
    await change();
    await look();
    expect(await calls()).toEqual([]);
    await look();
    await look();
    expect(await calls()).toEqual([
      {
        url: 'https://hooks.example/liga',
        body: { event_type: 'settings' },
        headers: expect.objectContaining({ Authorization: "Bearer to'ken" }),
      },
    ]);
  });
});

describe('an evening with the hook', () => {
  const minute = 60_000;
  const begin = Date.UTC(2026, 10, 20, 22);
  const look = (at: number) =>
    run(`select private.call_publish_hook('${new Date(begin + at * minute).toISOString()}')`);
  const change = (text: string) =>
    run(`update public.results set score = '${text}'
         where id = (select id from public.results order by id limit 1)`);
  const built = async () => {
    const calls = await rowsOf<{ at: number; is_last: boolean }>(
      `select extract(epoch from called_at) * 1000 as at,
         called_versions = (
           select string_agg(name || ' ' || version, ', ' order by name) from public.site_versions()
         ) as is_last
       from private.publish_hook`,
    );
    return calls[0];
  };

  it.each([
    ['evenly', (index: number) => (index * 180) / 19],
    ['in two bursts', (index: number) => (index < 10 ? index : 171 + (index - 10))],
    ['every few minutes, then late', (index: number) => (index < 19 ? index * 4 : 180)],
  ])(
    'twenty results over three hours, %s: seven builds at most, half an hour apart',
    async (_, at) => {
      // The builds of before are long over.
      await run("update private.publish_hook set called_at = '2026-11-01', waiting_since = null");
      const moments: number[] = [];
      let saved = 0;
      for (let now = 0; now <= 260; now += 1) {
        for (; saved < 20 && at(saved) <= now; saved += 1) {
          await change(saved % 2 === 0 ? '6-1, 6-1' : '6-2, 6-2');
        }
        if (now % 5 !== 0) continue;
        await look(now);
        const last = Number((await built())?.at);
        if (last >= begin && last !== moments.at(-1)) moments.push(last);
      }
      expect(moments.length).toBeLessThanOrEqual(7);
      expect(moments.length).toBeGreaterThan(1);
      for (const [index, moment] of moments.slice(1).entries()) {
        expect(moment - Number(moments[index])).toBeGreaterThanOrEqual(30 * minute);
      }
      expect(await built()).toMatchObject({ is_last: true });
    },
  );

  it('takes an undo back to what was for a change', async () => {
    const calls = async () => (await rowsOf('select * from net.calls')).length;
    await look(1000);
    await look(1005);
    const before = await calls();
    await change('6-3, 6-3');
    await change('6-2, 6-2');
    await look(1040);
    await look(1045);
    await look(1050);
    expect(await calls()).toBe(before + 1);
  });
});

describe('the check of a deployment', () => {
  const check = async () => {
    const findings = await checkDeployment(supabase, 0);
    return findings.flatMap(({ problem }) => (problem === null ? [] : [problem]));
  };

  it('asks every table that the API has', async () => {
    const found = await rowsOf<{ relname: string }>(
      "select relname from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1",
    );
    expect(Object.keys(tables)).toEqual(found.map(({ relname }) => relname));
  });

  it('calls every function that is not for visitors', async () => {
    const found = await rowsOf<{ proname: string }>(
      `select proname from pg_proc where pronamespace = 'public'::regnamespace
       and not has_function_privilege('anon', oid, 'execute') order by 1`,
    );
    expect(functions.map(([name]) => name)).toEqual(found.map(({ proname }) => proname));
  });

  it.each([
    ['nothing', 'select 1', 'select 1', []],
    [
      'results that anybody adds',
      `grant insert on public.results to anon; grant execute on function private.is_played(text) to anon;
       alter table public.results disable row level security`,
      `revoke insert on public.results from anon; revoke execute on function private.is_played(text) from anon;
       alter table public.results enable row level security`,
      ['Anybody may add to results'],
    ],
    [
      'a history that anybody takes back',
      `grant execute on function public.undo_change(bigint), private.make_change(uuid, text, jsonb) to anon;
       alter function private.require_admin() rename to required;
       create function private.require_admin() returns void language sql as ''`,
      `revoke execute on function public.undo_change(bigint), private.make_change(uuid, text, jsonb) from anon;
       drop function private.require_admin();
       alter function private.required() rename to require_admin`,
      ['Anybody may call undo_change'],
    ],
    [
      'a version that cannot be read',
      'drop policy "Anyone can read the version of the settings" on public.settings_version',
      `create policy "Anyone can read the version of the settings" on public.settings_version
       for select to anon, authenticated using (true)`,
      ['Not read: '],
    ],
    [
      'a key of the backups that anybody reads',
      'grant select on public.backup_key to anon',
      'revoke select on public.backup_key from anon',
      ['Anybody may read backup_key'],
    ],
    [
      'changes that are not announced',
      'alter publication supabase_realtime drop table public.settings_version',
      'alter publication supabase_realtime add table public.settings_version',
      ['Realtime does not confirm the subscription'],
    ],
    [
      'pictures that anybody uploads',
      'create policy "Open" on storage.objects for all to anon using (true) with check (true)',
      'drop policy "Open" on storage.objects',
      ['Anybody may upload pictures'],
    ],
  ])('finds %s', async (_what, open, close, problems) => {
    await run(open);
    const found = await check();
    await run(close);
    expect(found).toEqual(problems.map((problem) => expect.stringContaining(problem)));
  });
});

it('refuses an answer that is no project, no e-mail, or a key that must not be published', () => {
  const ref = 'abcdefghijklmnopqrst';
  expect(projectRef(`https://supabase.com/dashboard/project/${ref}/settings`)).toBe(ref);
  expect(projectRef(`https://${ref}.supabase.co`)).toBe(ref);
  expect(refProblem('liga')).not.toBeNull();
  expect(keyProblem('sb_publishable_abc', 'publishable')).toBeNull();
  expect(keyProblem(secretKey, 'publishable')).not.toBeNull();
  const token = (role: string) =>
    ['eyJ0', Buffer.from(JSON.stringify({ role })).toString('base64url'), 'x'].join('.');
  expect(keyProblem(token('anon'), 'publishable')).toBeNull();
  expect(keyProblem(token('anon'), 'secret')).not.toBeNull();
  expect(emailProblem('yo@liga.example')).toBeNull();
  expect(emailProblem('yo@liga.example # otra')).not.toBeNull();
  expect(hookProblem('https://hooks.example/liga?to=1')).toBeNull();
  expect(hookProblem('https://yo:clave@hooks.example')).not.toBeNull();
  const pooler = (user: string, port = 5432, host = 'aws-0-sa-east-1.pooler.supabase.com') =>
    connectionProblem(`postgresql://${user}@${host}:${port}/postgres`, ref);
  expect(pooler(`postgres.${ref}:clave`)).toBeNull();
  expect(pooler('postgres:clave', 5432, `db.${ref}.supabase.co`)).toBeNull();
  expect(pooler(`postgres.${ref}`)).toMatch(/with its password/u);
  expect(pooler(`postgres.${ref}:[YOUR-PASSWORD]`)).toMatch(/with its password/u);
  expect(pooler(`postgres.${ref}:clave`, 6543)).toMatch(/session pooler/u);
  expect(pooler('postgres.otro:clave')).toMatch(/another project/u);
  expect(pooler(`postgres.${ref}:clave`, 5432, 'pooler.example')).toMatch(/supabase\.com/u);
});
