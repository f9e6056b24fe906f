import { cpSync, existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { listCopies } from '../../supabase/backup/copies.ts';
import { createCopyKeeper } from '../../supabase/backup/dueCopies.ts';
import { statePath } from '../../supabase/embedded/apiListener.ts';
import { demoAdmin } from '../../supabase/embedded/keys.ts';
import {
  startEmbeddedSupabase,
  type EmbeddedSupabase,
} from '../../supabase/embedded/startEmbeddedSupabase.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';
import { signedIn } from './support/signedIn.ts';

// A data folder that is moved, removed or replaced while its league is open: no save is confirmed that is nowhere, and
// no empty league takes its place.

afterEach(() => vi.restoreAllMocks());

async function openLeague() {
  const folder = join(temporaryFolder(), 'league');
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const league = await startEmbeddedSupabase({ dataFolder: folder, authLimits: false });
  const client = await signedIn(league, demoAdmin);
  const { data } = await client.auth.getSession();
  const save = async (team1: string) => {
    const row = { team1, team2: 'Doble Pared', score: '6-4, 6-3', date: '2026-11-20' };
    const { error } = await client.from('results').insert({ ...row, category: 'Sexta Libre' });
    return error === null;
  };
  return {
    folder,
    league,
    save,
    saidLines: () => said.mock.calls.flat().map(String).join('\n'),
    async state() {
      const authorization = `Bearer ${data.session?.access_token}`;
      return (await fetch(league.url + statePath, { headers: { authorization } })).json();
    },
  };
}

async function teamsOf({ database }: EmbeddedSupabase): Promise<string[]> {
  const { rows } = await database.exclusive((postgres) =>
    postgres.query<{ team1: string }>(
      `select team1 from public.results where team2 = 'Doble Pared' order by team1`,
    ),
  );
  return rows.map(({ team1 }) => team1).filter((team) => /^(?:Antes|Lejos|De vuelta)$/u.test(team));
}

test('moved: a save says that it failed, the folder is named, and once it is back all is there', async () => {
  const { folder, league, save, saidLines, state } = await openLeague();
  expect(await save('Antes')).toBe(true);
  expect((await state()).missingFolder).toBeNull();
  renameSync(folder, `${folder} 2`);
  expect(await save('Lejos')).toBe(false);
  expect((await state()).missingFolder).toBe(folder);
  expect(saidLines()).toContain(`The data folder ${folder} is not in its place any more`);
  expect(existsSync(folder)).toBe(false);

  renameSync(`${folder} 2`, folder);
  expect(await save('De vuelta')).toBe(true);
  await league.close();
  const again = await startEmbeddedSupabase({ dataFolder: folder });
  expect(await teamsOf(again)).toEqual(['Antes', 'De vuelta']);
  await again.close();
});

test('removed, or replaced by a copy of itself: nothing is saved, and no league takes its place', async () => {
  for (const isReplaced of [false, true]) {
    const { folder, league, save } = await openLeague();
    expect(await save('Antes')).toBe(true);
    if (isReplaced) cpSync(folder, `${folder} 2`, { recursive: true });
    rmSync(folder, { recursive: true });
    if (isReplaced) renameSync(`${folder} 2`, folder);
    expect(await save('Lejos')).toBe(false);
    // What Postgres still has is copied, where it has all of it.
    await createCopyKeeper(league, folder)
      .look()
      .catch(() => undefined);
    for (const { contents } of listCopies(folder)) expect(contents.results).toBeGreaterThan(100);
    await league.close();
    // Nor does the end make a folder of that name.
    expect(existsSync(folder)).toBe(isReplaced);
  }
});

test('the league’s name is kept beside its folder with each save of it', async () => {
  const { folder, league } = await openLeague();
  const admin = await signedIn(league, demoAdmin);
  const file = `${folder}-name.txt`;
  await vi.waitUntil(() => existsSync(file), { timeout: 20_000 });
  const { error } = await admin.from('league').update({ name: 'Liga del Río' }).eq('is_only', true);
  expect(error).toBeNull();
  await expect.poll(() => readFileSync(file, 'utf8'), { timeout: 20_000 }).toBe('Liga del Río\n');
  await league.close();
});
