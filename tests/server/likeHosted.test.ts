import { createClient } from '@supabase/supabase-js';
import { decodeJwt } from 'jose';
import { afterAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { demoAdmin, demoUser } from '../../supabase/embedded/keys.ts';
import { postgrestStatus } from '../../supabase/embedded/worker/postgrestErrors.ts';
import { startEmbeddedSupabase } from '../../supabase/embedded/startEmbeddedSupabase.ts';

/** What the server would print. */
const printed: string[] = [];
const printing = vi.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => {
  printed.push(parts.map((part) => JSON.stringify(part)).join(' '));
});

// What a client gets from a hosted project, and Lite alone answers differently.
const supabase = await startEmbeddedSupabase();
const admin = createClient(supabase.url, supabase.publishableKey, {
  auth: { persistSession: false, autoRefreshToken: false },
});
await admin.auth.signInWithPassword(demoAdmin);
afterAll(async () => {
  printing.mockRestore();
  await supabase.close();
});

const id = '00000000-0000-4000-8000-000000000006';
const result = {
  team1: 'Los Smash',
  team2: 'Doble Pared',
  score: '6-4, 6-3',
  date: '2026-11-20',
  category: 'Sexta Libre',
};

describe('a row that the database refuses', () => {
  test.each([
    ['an unknown category', { category: 'Novena Libre' }, 409, '23503'],
    ['a team of blanks', { team1: '  ' }, 400, '23514'],
    ['a year that no match was played in', { date: '1026-11-20' }, 400, '23514'],
    ['a date that does not exist', { date: '2026-02-30' }, 400, '22008'],
    ['the day after the month', { date: '20/11/2026' }, 400, '22008'],
    ['a word instead of a date', { date: 'pronto' }, 400, '22007'],
    ['an id that is no UUID', { id: '6' }, 400, '22P02'],
    ['half of a surrogate pair', { team1: 'Los \ud800' }, 400, '22P02'],
    ['a NUL in a name', { team1: 'Los\u0000Smash' }, 400, '22021'],
    ['no score', { score: null }, 400, '23502'],
    ['an unknown column', { umpire: 'Ana' }, 400, 'PGRST204'],
    ['a column that only the database sets', { created_at: '2020-01-01' }, 403, '42501'],
  ])('%s', async (_, fields, status, code) => {
    const insert = await admin.from('results').insert({ ...result, ...fields });
    expect(insert).toMatchObject({ status, error: { code } });
  });

  test('a list instead of a name is its JSON', async () => {
    const fields: object = { team1: ['Los Smash'] };
    const insert = admin.from('results').insert({ ...result, ...fields });
    const { data } = await insert.select('team1').single();
    expect(data).toEqual({ team1: '["Los Smash"]' });
  });

  test('an id that is taken', async () => {
    const first = await admin.from('results').insert({ ...result, id });
    expect(first.error).toBeNull();
    onTestFinished(async () => void (await admin.from('results').delete().eq('id', id)));
    const second = await admin.from('results').insert({ ...result, id });
    expect(second).toMatchObject({ status: 409, error: { code: '23505' } });
  });

  test('an update that violates a constraint leaves the row as it was', async () => {
    await admin.from('results').insert({ ...result, id });
    onTestFinished(async () => void (await admin.from('results').delete().eq('id', id)));
    const update = await admin.from('results').update({ score: '' }).eq('id', id);
    expect(update).toMatchObject({ status: 400, error: { code: '23514' } });
    const { data } = await admin.from('results').select('score').eq('id', id);
    expect(data).toEqual([{ score: result.score }]);
  });
});

describe('a body that is not UTF-8', () => {
  const row = { ...result, team1: 'Doña Pared' };
  const invalid = { code: 'PGRST102', message: 'Empty or invalid json' };
  const badJson = { code: 400, error_code: 'bad_json' };
  const json = (value: object) => ({ type: 'application/json', text: JSON.stringify(value) });
  const form = {
    type: 'application/x-www-form-urlencoded',
    text: new URLSearchParams(row).toString().replace('%C3%B1', '%F1'),
  };
  const csv = { type: 'text/csv', text: 'team1,team2\nDoña Pared,Los Mellis' };

  test.each([
    ['an INSERT', 'POST', '/rest/v1/results', json(row), invalid],
    ['a form', 'POST', '/rest/v1/results', form, invalid],
    ['a sheet', 'POST', '/rest/v1/results', csv, invalid],
    ['an UPDATE', 'PATCH', '/rest/v1/results?team1=eq.Doble Pared', json(row), invalid],
    ['a function', 'POST', '/rest/v1/rpc/save_results', json({ items: [row] }), invalid],
    ['a sign-in', 'POST', '/auth/v1/token?grant_type=password', json({ password: 'ñ' }), badJson],
    ['a user', 'PUT', '/auth/v1/user', json({ data: { name: 'Muñoz' } }), badJson],
  ])('is refused: %s', async (_, method, path, { type, text }, refusal) => {
    const { data } = await admin.auth.getSession();
    const init: RequestInit = {
      method,
      headers: {
        apikey: supabase.publishableKey,
        authorization: `Bearer ${data.session?.access_token}`,
        'content-type': type,
      },
      body: Buffer.from(text, 'latin1'),
    };
    const response = await fetch(`${supabase.url}${path}`, init);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject(refusal);
  });
});

describe('a change of all rows', () => {
  test('a DELETE without a filter', async () => {
    expect(await admin.from('results').delete()).toMatchObject({
      status: 400,
      error: { code: '21000', message: 'DELETE requires a WHERE clause' },
    });
  });

  test('an UPDATE without a filter', async () => {
    expect(await admin.from('results').update({ score: 'W.O.' })).toMatchObject({
      status: 400,
      error: { code: '21000', message: 'UPDATE requires a WHERE clause' },
    });
  });
});

describe('the terminal', () => {
  test('stays empty while requests are refused', async () => {
    printed.length = 0;
    await admin.from('results').insert({ ...result, category: 'Novena Libre' });
    await admin.from('admins').select();
    await admin.from('results').select('id;drop table results');
    expect(printed).toEqual([]);
  });

  test('shows a fault of the server', async () => {
    await supabase.database.exclusive((postgres) =>
      postgres.exec(`
        create function public.break_down() returns trigger language plpgsql
        as $$ begin raise exception 'Disk full' using errcode = '53100'; end $$;
        create trigger break_down before insert on public.results
        execute function public.break_down();
      `),
    );
    onTestFinished(() =>
      supabase.database.exclusive(
        async (postgres) => void (await postgres.exec('drop function public.break_down cascade')),
      ),
    );
    const insert = await admin.from('results').insert(result);
    expect(insert).toMatchObject({ status: 503, error: { code: '53100', message: 'Disk full' } });
    expect(printed.join()).toContain('Disk full');
  });
});

describe('REST', () => {
  const request = (path: string, headers: Record<string, string> = {}, init: RequestInit = {}) =>
    fetch(`${supabase.url}/rest/v1/${path}`, {
      ...init,
      headers: { apikey: supabase.publishableKey, ...headers },
    });

  test('writes timestamps in ISO 8601', async () => {
    const { data } = await admin.from('results').select('created_at').limit(1).single();
    expect(data?.created_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?\+00:00$/);
  });

  test('stores an object in a column of text as JSON', async () => {
    const stored = await admin
      .from('results')
      .insert({ ...result, team1: { a: 1 } })
      .select()
      .single();
    await admin.from('results').delete().eq('id', stored.data?.id);
    expect(stored.data?.team1).toBe('{"a":1}');
  });

  test('gives the detail of an error to those who may know it', async () => {
    const service = createClient(supabase.url, supabase.secretKey);
    const row = { ...result, id };
    await service.from('results').insert(row);
    const { error } = await service.from('results').insert(row);
    await service.from('results').delete().eq('id', id);
    expect(error?.details).toBe(`Key (id)=(${id}) already exists.`);
  });

  test.each(['sb_publishable_wrong', 'sb_secret_wrong'])('refuses the token %s', async (token) => {
    const response = await request('results', { authorization: `Bearer ${token}` });
    expect(response.status).toBe(401);
  });

  test.each(['id::text::regrole', '(select 1)', 'id,(select 1)'])(
    'parses no select=%s',
    async (select) => {
      const response = await request(`results?select=${encodeURIComponent(select)}&limit=1`);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ code: 'PGRST100' });
    },
  );

  test('neither promises nor makes a rollback', async () => {
    const response = await request('results?limit=1', { prefer: 'tx=rollback,count=exact' });
    expect(response.headers.get('preference-applied')).toBe('count=exact');
  });

  test('calls the functions that are granted to the role, and no other', async () => {
    const json = { 'content-type': 'application/json' };
    const call = (name: string, body = '{}') =>
      request(`rpc/${name}`, json, { method: 'POST', body });
    const posted = await call('first_version', JSON.stringify({ result_id: id }));
    expect([posted.status, await posted.json()]).toEqual([200, null]);
    const read = await request(`rpc/first_version?result_id=${id}`);
    expect([read.status, await read.json()]).toEqual([200, null]);
    expect((await call('read_history')).status).toBe(401);
    expect((await call('unknown')).status).toBe(404);
  });
});

describe('Auth', () => {
  const credentials: { email: string; password: string } = { ...demoUser };
  const signIn = async () => {
    const client = createClient(supabase.url, supabase.publishableKey, {
      auth: { persistSession: false, autoRefreshToken: false },
    });
    const { data, error } = await client.auth.signInWithPassword(credentials);
    return {
      client,
      error,
      token: data.session?.access_token,
      refresh: data.session?.refresh_token,
    };
  };
  const refreshes = async (refresh: string | undefined) => {
    const { client } = await signIn();
    return (await client.auth.refreshSession({ refresh_token: refresh ?? '' })).error === null;
  };

  test('puts GoTrue’s claims into the token', async () => {
    const { token = '' } = await signIn();
    expect(decodeJwt(token)).toMatchObject({
      aal: 'aal1',
      amr: [{ method: 'password' }],
      app_metadata: { provider: 'email' },
      user_metadata: {},
      phone: '',
      is_anonymous: false,
      role: 'authenticated',
      sub: demoUser.userId,
    });
  });

  test('may be read by a page of another origin', async () => {
    const response = await fetch(`${supabase.url}/auth/v1/settings`, {
      headers: { apikey: supabase.publishableKey },
    });
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
  });

  test('ends every session of the user at a sign-out without scope', async () => {
    const [one, other] = [await signIn(), await signIn()];
    await fetch(`${supabase.url}/auth/v1/logout`, {
      method: 'POST',
      headers: { apikey: supabase.publishableKey, authorization: `Bearer ${one.token}` },
    });
    expect(await refreshes(other.refresh)).toBe(false);
  });

  test('ends the other sessions at a change of the password', async () => {
    const [one, other] = [await signIn(), await signIn()];
    const { error } = await one.client.auth.updateUser({ password: 'otra-clave-larga-2026' });
    credentials.password = 'otra-clave-larga-2026';
    expect(error).toBeNull();
    expect(await refreshes(other.refresh)).toBe(false);
    expect(await refreshes(one.refresh)).toBe(true);
  });

  test('takes no password of more than 72 bytes', async () => {
    const { client } = await signIn();
    const { error } = await client.auth.updateUser({ password: 'x'.repeat(73) });
    expect(error).toMatchObject({ status: 400, code: 'validation_failed' });
  });

  test('signs in no banned user', async () => {
    await supabase.database.exclusive((postgres) =>
      postgres.query(
        `update auth.users set banned_until = now() + interval '1 day' where id = $1`,
        [demoUser.userId],
      ),
    );
    expect((await signIn()).error).toMatchObject({ status: 400, code: 'user_banned' });
  });
});

// https://docs.postgrest.org/en/stable/references/errors.html#http-status-codes
test.each([
  ['08006', 503],
  ['0L000', 403],
  ['21000', 400],
  ['22P02', 400],
  ['23502', 400],
  ['23503', 409],
  ['23505', 409],
  ['23514', 400],
  ['25006', 405],
  ['25001', 500],
  ['28000', 403],
  ['40001', 500],
  ['53400', 500],
  ['53300', 503],
  ['54001', 500],
  ['57014', 500],
  ['P0001', 400],
  ['P0002', 500],
  ['XX000', 500],
])('SQLSTATE %s is status %i', (code, status) => {
  expect(postgrestStatus(code)).toBe(status);
});
