import { join } from 'node:path';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoSettings } from '../../src/league/demo/demoSettings.ts';
import { parseSettings } from '../../src/league/parseSettings.ts';
import { conditionsOfSeason, seasonDays } from '../../src/league/season.ts';
import { demoAdmin } from '../../supabase/embedded/keys.ts';
import {
  startEmbeddedSupabase,
  type EmbeddedSupabase,
} from '../../supabase/embedded/startEmbeddedSupabase.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';
import { announced, corrected, deleted, kept, makeEarlierFolder } from './support/earlierFolder.ts';

// A data folder that an earlier version made is opened by today's code: its rows are shown, and what was
// changed in it can be undone.

const root = temporaryFolder(afterAll);
let supabase: EmbeddedSupabase;
let admin: SupabaseClient;

beforeAll(async () => {
  const dataFolder = join(root, 'data');
  await makeEarlierFolder(
    dataFolder,
    {
      migration: '20261125000500',
      // It counted nothing then.
      seed: `insert into public.results (team1, team2, score, date, category)
      values ('Los Smash', 'La Jaula', 'doble w.o.', '2026-11-20', 'Sexta Libre');`,
    },
    async () => null,
  );
  supabase = await startEmbeddedSupabase({ dataFolder });
  admin = createClient(supabase.url, supabase.publishableKey, { auth: { persistSession: false } });
  const { error } = await admin.auth.signInWithPassword(demoAdmin);
  if (error !== null) throw error;
});

afterAll(() => supabase.close());

async function resultsOf(...wanted: readonly string[]) {
  const { data } = await admin.from('results').select('id, team1, score').in('id', wanted);
  return data;
}

test('every season’s tables have the results that they had by their days', async () => {
  const { seasons } = parseSettings((await admin.rpc('league_settings')).data);
  const idsOf = (rows: readonly { id: unknown }[] | null) => rows?.map(({ id }) => id).toSorted();
  const all: unknown[] = [];
  for (const { slug } of seasons) {
    const { from, until } = seasonDays(slug, seasons);
    const { data: byDay } = await admin
      .from('results')
      .select('id')
      .gte('date', from)
      .lt('date', until ?? '9999-01-01');
    const conditions = new URLSearchParams(
      [...conditionsOfSeason(slug, seasons)].map((each) => [...each]),
    );
    const response = await fetch(`${supabase.url}/rest/v1/results?select=id&${conditions}`, {
      headers: { apikey: supabase.publishableKey },
    });
    const counted: { id: unknown }[] = await response.json();
    expect(idsOf(counted)).toEqual(idsOf(byDay));
    all.push(...counted);
  }
  expect(all.length).toBeGreaterThan(0);
});

async function lastChange(id: string): Promise<unknown> {
  const { data } = await admin.rpc('read_history', { of_row: id });
  const [last]: readonly { id: unknown }[] = data ?? [];
  return last?.id;
}

test('the rows of an earlier version are shown', async () => {
  expect(await resultsOf(kept, deleted)).toEqual([
    { id: kept, team1: 'Los Smash', score: '6-4, 6-3' },
  ]);
});

test('a correction and a deletion of an earlier version are undone', async () => {
  for (const id of [corrected, deleted]) {
    const { error } = await admin.rpc('undo_change', { change_id: await lastChange(id) });
    expect(error).toBeNull();
  }
  expect((await resultsOf(corrected, deleted))?.map(({ score }) => score)).toEqual([
    '6-4, 6-3',
    '6-4, 6-3',
  ]);
});

test('what an earlier version deleted comes back from the trash', async () => {
  const { error } = await admin.rpc('restore_row', { history_id: await lastChange(announced) });
  expect(error).toBeNull();
  const { data } = await admin.from('upcoming_matches').select('team2').eq('id', announced);
  expect(data).toEqual([{ team2: 'Dos Rivales' }]);
});

test('results that count only now are known as such', async () => {
  const { data } = await admin.from('league').select('endings_counted_at').single();
  expect(data?.endings_counted_at).toMatch(/^2/u);
  const older = await admin
    .from('results')
    .select('score')
    .lt('created_at', data?.endings_counted_at);
  expect(older.data).toContainEqual({ score: 'doble w.o.' });
});

test('what an earlier version knew of the league is a setting', async () => {
  const league = await admin.from('league').select('name, time_zone, city').single();
  expect(league.data).toEqual({
    name: demoSettings.name,
    time_zone: 'America/Argentina/Cordoba',
    city: null,
  });
  const { data } = await admin.from('categories').select('name').eq('title', 'Sexta Libre');
  expect(data).toEqual([{ name: 'Sexta Libre' }]);
});
