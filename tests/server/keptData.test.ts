import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoSettings } from '../../src/league/demo/demoSettings.ts';
import { openDataFolder } from '../../supabase/embedded/dataFolder.ts';
import { demoAdmin, demoPublishableKey } from '../../supabase/embedded/keys.ts';
import {
  startEmbeddedSupabase,
  type EmbeddedSupabase,
} from '../../supabase/embedded/startEmbeddedSupabase.ts';
import { openProject } from '../../supabase/embedded/worker/openProject.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

// A data folder that an earlier version made is opened by today's code: its rows are shown, and what was
// changed in it can be undone.

/** The migrations of the version that made the folder. Later ones do not belong here. */
const earlierMigrations = [
  '20261120120000_administrators',
  '20261120120100_line_of_text',
  '20261120120200_results',
  '20261120120300_upcoming_matches',
  '20261122120000_categories',
  '20261122120100_pairs',
  '20261122120200_match_life',
  '20261122120300_list_orders',
  '20261122140000_calendar',
  '20261124231000_settled_matches',
  '20261125000500_added_columns',
];

const ids = (kind: string) => `${kind}0000000-0000-4000-8000-000000000001`;
const [kept, corrected, deleted, announced] = [ids('1'), ids('2'), ids('3'), ids('4')];

const resultOf = (id: string) => `
  insert into public.results (id, team1, team2, score, date, category)
  values ('${id}', 'Los Smash', 'Doble Pared', '6-4, 6-3', '2026-11-20', 'Sexta Libre')`;

/** Each in a transaction of its own, as the API runs them. */
const changes = [
  resultOf(kept),
  resultOf(corrected),
  resultOf(deleted),
  `insert into public.upcoming_matches (id, team1, team2, date, time, location, category)
   values ('${announced}', 'Los Smash', 'Dos Rivales', '2026-11-28', '20:30', 'Club', 'Sexta Libre')`,
  `update public.results set score = '7-5, 6-4' where id = '${corrected}'`,
  `delete from public.results where id = '${deleted}'`,
  `delete from public.upcoming_matches where id = '${announced}'`,
];

const account = `
  set search_path = public, extensions;
  insert into auth.users (id, aud, role, email, encrypted_password, email_confirmed_at)
  values (
    '${demoAdmin.userId}', 'authenticated', 'authenticated', '${demoAdmin.email}',
    crypt('${demoAdmin.password}', gen_salt('bf', 10)), now()
  );
  insert into private.admins (user_id) values ('${demoAdmin.userId}');
  reset search_path;`;

const root = temporaryFolder(afterAll);
let supabase: EmbeddedSupabase;
let admin: SupabaseClient;

beforeAll(async () => {
  const dataFolder = join(root, 'data');
  await makeEarlierFolder(dataFolder);
  supabase = await startEmbeddedSupabase({ dataFolder });
  admin = createClient(supabase.url, supabase.publishableKey, { auth: { persistSession: false } });
  const { error } = await admin.auth.signInWithPassword(demoAdmin);
  if (error !== null) throw error;
});

afterAll(() => supabase.close());

async function makeEarlierFolder(dataFolder: string) {
  const migrations = join(root, 'migrations');
  mkdirSync(migrations);
  for (const name of earlierMigrations) {
    copyFileSync(`supabase/migrations/${name}.sql`, join(migrations, `${name}.sql`));
  }
  const { postgresFolder, jwtSecret, release } = openDataFolder(dataFolder);
  const keys = {
    jwtSecret,
    publishableKey: demoPublishableKey,
    secretKey: 'sb_secret_of_the_test',
  };
  const { connection } = await openProject(
    { ...keys, postgresFolder, jwtExpiry: 3600, seed: account },
    migrations,
  );
  const postgres = connection.driver;
  await postgres.exec(`
    set request.jwt.claims = '{"sub": "${demoAdmin.userId}", "role": "authenticated"}';
    set role authenticated;`);
  for (const change of changes) await postgres.exec(change);
  await connection.close();
  release();
}

async function resultsOf(...wanted: readonly string[]) {
  const { data } = await admin.from('results').select('id, team1, score').in('id', wanted);
  return data;
}

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
