import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createClient } from '@supabase/supabase-js';
import { expect, test, vi } from 'vitest';
import { demoAdmin, demoPublishableKey } from '../../supabase/embedded/keys.ts';
import { startProcess } from './support/startProcess.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

test('a full disk: nothing is saved that is not, pages are served, and it recovers', async () => {
  const folder = temporaryFolder();
  const full = join(folder, 'full');
  const site = join(folder, 'site');
  mkdirSync(site);
  writeFileSync(join(site, 'index.html'), '<!doctype html><title>Liga</title>');
  const start = startProcess({
    DATA_DIR: join(folder, 'data'),
    SITE_DIR: site,
    FULL_DISK: full,
    NODE_OPTIONS: `--import=${new URL('support/fullDisk.ts', import.meta.url)}`,
  });
  const url = await start.printed(/Site URL: (\S+)/);
  const admin = createClient(url, demoPublishableKey, { auth: { persistSession: false } });
  await admin.auth.signInWithPassword(demoAdmin);
  const stored = new Set<string>();
  const save = async (team1: string) => {
    const row = { team1, team2: 'Doble Pared', score: '6-4, 6-3', date: '2026-11-20' };
    const { error } = await admin.from('results').insert({ ...row, category: 'Sexta Libre' });
    if (error === null) stored.add(team1);
    return error === null;
  };
  const picture = Buffer.from('\u0089PNG\r\n\u001A\nbytes', 'latin1');
  const upload = () =>
    admin.storage
      .from('pictures')
      .upload(`icono/${'0'.repeat(32)}.png`, picture, { contentType: 'image/png' });
  expect(await save('Antes')).toBe(true);

  writeFileSync(full, '');
  const { error: refusal } = await upload();
  expect(refusal?.status).toBe(503);
  for (let number = 1; number <= 10; number += 1) {
    await save(`Sin lugar ${number}`);
    const page = await fetch(url);
    expect(page.status).toBe(200);
  }
  expect(stored).toEqual(new Set(['Antes']));

  rmSync(full);
  await vi.waitUntil(() => save('Después'), { timeout: 60_000, interval: 500 });
  // Neither its row nor a part of its bytes is in the way.
  expect((await upload()).error).toBeNull();
  const { data } = await admin.from('results').select('team1').eq('team2', 'Doble Pared');
  const teams = new Set(data?.map(({ team1 }) => team1));
  expect(['Antes', 'Después'].every((team) => teams.has(team))).toBe(true);
  expect([...teams].filter((team) => team.startsWith('Sin lugar'))).toEqual([]);
  start.kill('SIGTERM');
  expect(await start.ended()).toBe(0);
});
