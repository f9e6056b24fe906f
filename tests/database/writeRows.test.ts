import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ConflictError, WriteRefusedError } from '../../src/data/permissionError.ts';
import { resultsTable } from '../../src/data/tables.ts';
import type { Client } from '../../src/data/sources.ts';
import { changeRow, deleteRow, saveRow } from '../../src/data/writeRows.ts';
import type { NewResult } from '../../src/domain/result.ts';
import { newId } from '../../src/utils/newId.ts';
import { demoAdmin, demoUser } from '../../supabase/embedded/keys.ts';
import {
  startEmbeddedSupabase,
  type EmbeddedSupabase,
} from '../../supabase/embedded/startEmbeddedSupabase.ts';

// Two administrators, or one with two windows, edit the same row: nothing is overwritten unseen.

let supabase: EmbeddedSupabase;
let admin: Client;

beforeAll(async () => {
  supabase = await startEmbeddedSupabase();
  admin = await signedIn(demoAdmin);
}, 60_000);
afterAll(() => supabase.close());

async function signedIn(credentials: { email: string; password: string }): Promise<Client> {
  const client: Client = createClient(supabase.url, supabase.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  const { error } = await client.auth.signInWithPassword(credentials);
  expect(error).toBeNull();
  return client;
}

const typed: NewResult = {
  winner: null,
  time: null,
  location: null,
  // What has a meaning of its own in a filter of PostgREST.
  team1: 'Pérez, (h) & "Gómez" 100%',
  team2: '"C:\\\\ null"',
  score: '6-4, 6-3',
  date: '2026-11-20',
  category: 'Sexta Libre',
};
const corrected: NewResult = { ...typed, score: '6-4, 7-5' };

async function savedResult(): Promise<string> {
  const id = newId();
  await saveRow(admin, resultsTable, id, typed);
  return id;
}

async function stored(id: string) {
  const { data } = await admin
    .from('results')
    .select('team1,team2,score,winner,date,time,location,category')
    .eq('id', id);
  return data?.[0];
}

test('a row that is as the editor saw it is changed, and once more without harm', async () => {
  const id = await savedResult();
  const change = () => changeRow(admin, resultsTable, id, corrected, typed);
  expect(await change()).toMatchObject({ id, ...corrected });
  // The response was lost: the same change again finds it done.
  expect(await change()).toMatchObject({ id, ...corrected });
  expect(await stored(id)).toEqual(corrected);
});

test('a row that was changed meanwhile stays, and the editor is given it', async () => {
  const id = await savedResult();
  await changeRow(admin, resultsTable, id, { ...typed, team2: 'Otros' }, typed);
  const refused = changeRow(admin, resultsTable, id, corrected, typed);
  await expect(refused).rejects.toThrow(ConflictError);
  await expect(refused).rejects.toMatchObject({ current: { id, team2: 'Otros' } });
  expect(await stored(id)).toEqual({ ...typed, team2: 'Otros' });
});

test('a row that was deleted meanwhile does not come back', async () => {
  const id = await savedResult();
  await deleteRow(admin, resultsTable, id);
  const refused = changeRow(admin, resultsTable, id, corrected, typed);
  await expect(refused).rejects.toThrow(ConflictError);
  await expect(refused).rejects.toMatchObject({ current: null });
  expect(await stored(id)).toBeUndefined();
});

test('a change that the RLS policy refuses says so', async () => {
  const id = await savedResult();
  const user = await signedIn(demoUser);
  const refused = changeRow(user, resultsTable, id, corrected, typed);
  await expect(refused).rejects.toThrow(WriteRefusedError);
  expect(await stored(id)).toEqual(typed);
});
