import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { demoAdmin } from '../../supabase/embedded/keys.ts';
import { postgrestStatus } from '../../supabase/embedded/postgrestErrors.ts';
import {
  startEmbeddedSupabase,
  type EmbeddedSupabase,
} from '../../supabase/embedded/startEmbeddedSupabase.ts';

/** What the server would print: it keeps the `console.error` that it finds when it is imported. */
const printed = vi.hoisted(() => {
  const lines: string[] = [];
  console.error = (...parts: unknown[]) =>
    lines.push(parts.map((part) => JSON.stringify(part)).join(' '));
  return lines;
});

// Whoever writes against the embedded server must meet the errors of the hosted one.

let supabase: EmbeddedSupabase;
let admin: SupabaseClient;

beforeAll(async () => {
  supabase = await startEmbeddedSupabase();
  admin = createClient(supabase.url, supabase.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  await admin.auth.signInWithPassword(demoAdmin);
}, 60_000);
afterAll(() => supabase.close());

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
    ['a category that is none of the seven', { category: 'Novena Libre' }, 400, '23514'],
    ['a team of blanks', { team1: '  ' }, 400, '23514'],
    ['a year that no match was played in', { date: '1026-11-20' }, 400, '23514'],
    ['a day that the calendar lacks', { date: '2026-02-30' }, 400, '22008'],
    ['the day after the month', { date: '20/11/2026' }, 400, '22008'],
    ['a word for a day', { date: 'pronto' }, 400, '22007'],
    ['an id that is none', { id: '6' }, 400, '22P02'],
    ['a NUL in a name', { team1: 'Los\u0000Smash' }, 400, '22021'],
    ['no score', { score: null }, 400, '23502'],
    ['a column that is none', { umpire: 'Ana' }, 400, 'PGRST204'],
    ['a column that only the database sets', { created_at: '2020-01-01' }, 403, '42501'],
  ])('%s', async (_, fields, status, code) => {
    const insert = await admin.from('results').insert({ ...result, ...fields });
    expect(insert).toMatchObject({ status, error: { code } });
  });

  test('an id that is taken', async () => {
    const first = await admin.from('results').insert({ ...result, id });
    expect(first.error).toBeNull();
    onTestFinished(async () => void (await admin.from('results').delete().eq('id', id)));
    const second = await admin.from('results').insert({ ...result, id });
    expect(second).toMatchObject({ status: 409, error: { code: '23505' } });
  });

  test('a correction that breaks a rule, and the row stays as it was', async () => {
    await admin.from('results').insert({ ...result, id });
    onTestFinished(async () => void (await admin.from('results').delete().eq('id', id)));
    const update = await admin.from('results').update({ score: '' }).eq('id', id);
    expect(update).toMatchObject({ status: 400, error: { code: '23514' } });
    const { data } = await admin.from('results').select('score').eq('id', id);
    expect(data).toEqual([{ score: result.score }]);
  });
});

describe('a change of everything at once', () => {
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
  test('stays empty while somebody tries what is refused', async () => {
    printed.length = 0;
    await admin.from('results').insert({ ...result, category: 'Novena Libre' });
    await admin.from('admins').select();
    await admin.from('results').select('id;drop table results');
    expect(printed).toEqual([]);
  });

  test('tells of a fault of the server', async () => {
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
