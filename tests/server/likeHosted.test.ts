import { createClient } from '@supabase/supabase-js';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { demoAdmin, demoUser } from '../../supabase/embedded/keys.ts';
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

const result = {
  team1: 'Los Smash',
  team2: 'Doble Pared',
  score: '6-4, 6-3',
  date: '2026-11-20',
  category: 'Sexta Libre',
};

test.each([
  ['an unknown category', { category: 'Novena Libre' }, 409, '23503'],
  ['a team of blanks', { team1: '  ' }, 400, '23514'],
  ['a date that does not exist', { date: '2026-02-30' }, 400, '22008'],
  ['an id that is no UUID', { id: '6' }, 400, '22P02'],
  ['a NUL in a name', { team1: 'Los\u0000Smash' }, 400, '22021'],
  ['an unknown column', { umpire: 'Ana' }, 400, 'PGRST204'],
  ['a column that only the database sets', { created_at: '2020-01-01' }, 403, '42501'],
])('a row that the database refuses: %s', async (_, fields, status, code) => {
  const insert = await admin.from('results').insert({ ...result, ...fields });
  expect(insert).toMatchObject({ status, error: { code } });
});

describe('a body that is not UTF-8', () => {
  const row = { ...result, team1: 'Doña Pared' };
  const invalid = { code: 'PGRST102', message: 'Empty or invalid json' };
  const badJson = { code: 400, error_code: 'bad_json' };

  test.each([
    ['an INSERT', '/rest/v1/results', row, invalid],
    ['a function', '/rest/v1/rpc/save_results', { items: [row] }, invalid],
    ['a sign-in', '/auth/v1/token?grant_type=password', { password: 'ñ' }, badJson],
  ])('is refused: %s', async (_, path, body, refusal) => {
    const { data } = await admin.auth.getSession();
    const response = await fetch(`${supabase.url}${path}`, {
      method: 'POST',
      headers: {
        apikey: supabase.publishableKey,
        authorization: `Bearer ${data.session?.access_token}`,
        'content-type': 'application/json',
      },
      body: Buffer.from(JSON.stringify(body), 'latin1'),
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject(refusal);
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
    const insert = await admin.from('results').insert(result);
    expect(insert).toMatchObject({ status: 503, error: { code: '53100', message: 'Disk full' } });
    expect(printed.join()).toContain('Disk full');
    await supabase.database.exclusive((postgres) =>
      postgres.exec('drop function public.break_down cascade'),
    );
  });
});

test.each(['sb_publishable_wrong', 'sb_secret_wrong'])('the token %s is refused', async (token) => {
  const headers = { apikey: supabase.publishableKey, authorization: `Bearer ${token}` };
  expect((await fetch(`${supabase.url}/rest/v1/results`, { headers })).status).toBe(401);
});

test('Auth ends every session of the user at a sign-out without scope', async () => {
  const signIn = async () => {
    const { auth } = createClient(supabase.url, supabase.publishableKey, {
      auth: { persistSession: false, autoRefreshToken: false },
    });
    await auth.signInWithPassword(demoUser);
    return auth;
  };
  const [one, other] = [await signIn(), await signIn()];
  const { data } = await one.getSession();
  await fetch(`${supabase.url}/auth/v1/logout`, {
    method: 'POST',
    headers: {
      apikey: supabase.publishableKey,
      authorization: `Bearer ${data.session?.access_token}`,
    },
  });
  expect((await other.refreshSession()).error).not.toBeNull();
});
