import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listCopies } from '../../supabase/backup/copies.ts';
import { openDataFolder } from '../../supabase/embedded/dataFolder.ts';
import { unfinishedMark } from '../../supabase/embedded/postgresFolder.ts';
import {
  demoAdmin,
  demoPublishableKey,
  demoUser,
  ownPublishableKey,
} from '../../supabase/embedded/keys.ts';
import { startProcess } from './support/startProcess.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

// `npm run start:league`: a league of one's own.

const folder = temporaryFolder(afterAll);
const site = join(folder, 'site');
const DATA_DIR = join(folder, 'data');
const settings = { DEMO: 'no', DATA_DIR, SITE_DIR: site };

beforeAll(() => {
  mkdirSync(site);
  writeFileSync(join(site, 'index.html'), '<!doctype html><title>Liga</title>');
});

/** On a busy machine the first requests after a start may be refused as too long. */
const patience = { timeout: 20_000 };

const clientOf = (url: string, key = ownPublishableKey) =>
  createClient(url, key, { auth: { persistSession: false } });

test('its first start makes the administrator, whose password no later start prints', async () => {
  const nobody = startProcess(settings);
  expect(await nobody.ended()).toBe(1);
  expect(nobody.errors()).toMatch(/^A new league needs an administrator\. Set ADMIN_EMAIL .*\n$/);

  const first = startProcess(settings, [], ['--admin-email', 'Ana@liga.example', '--port=0']);
  const password = await first.printed(/Admin password: (\S+)/);
  const client = clientOf(await first.printed(/Site URL: (\S+)/));
  const categories = async () => (await client.from('categories').select()).data;
  await expect.poll(categories, patience).toEqual([]);
  for (const account of [demoAdmin, demoUser]) {
    const { error } = await client.auth.signInWithPassword(account);
    expect(error?.code).toBe('invalid_credentials');
  }
  await client.auth.signInWithPassword({ email: 'ana@liga.example', password });
  const row = { name: 'Mixta', title: 'Mixta', slug: 'mixta', position: 1 };
  expect((await client.from('categories').insert(row)).error).toBeNull();
  first.kill('SIGINT');
  expect(await first.ended()).toBe(0);

  const second = startProcess(settings);
  const url = await second.printed(/Site URL: (\S+)/);
  expect(second.output()).toContain('ana@liga.example');
  expect(second.output()).not.toMatch(/password/i);
  const names = async () => (await clientOf(url).from('categories').select('name')).data;
  await expect.poll(names, patience).toEqual([{ name: 'Mixta' }]);
  // The demo's key, which such a league had before, stands in addresses of calendars and on phones.
  expect(await second.printed(/Publishable key: (\S+)/)).not.toContain('demo');
  const old = clientOf(url, demoPublishableKey);
  expect((await old.from('categories').select('name')).data).toEqual([{ name: 'Mixta' }]);
  const calendar = `${url}/rest/v1/rpc/calendar?category=mixta&apikey=`;
  const calendars = await Promise.all(
    [ownPublishableKey, demoPublishableKey, 'sb_publishable_another'].map((key) =>
      fetch(calendar + key),
    ),
  );
  expect(calendars.map(({ status }) => status)).toEqual([200, 200, 401]);
  const { error } = await old.auth.signInWithPassword({ email: 'ana@liga.example', password });
  expect(error).toBeNull();
  const channel = await new Promise((resolve) => {
    old.channel('old').subscribe((state) => resolve(state));
  });
  expect(channel).toBe('SUBSCRIBED');
  await old.removeAllChannels();
  second.kill('SIGINT');
  await second.ended();

  // The folder is gone, and its copies are there: no league begins under the old name by itself.
  rmSync(DATA_DIR, { recursive: true });
  const third = startProcess(settings);
  expect(await third.ended()).toBe(1);
  expect(third.errors()).toMatch(/it still has backups beside it.*\n.*\n  1\. .*: 0 results/u);
  const anew = startProcess(settings, [], ['--new', '--admin-email', 'eva@liga.example']);
  await anew.printed(/Admin password: (\S+)/);
  await anew.printed(/Site URL/);
  expect(listCopies(DATA_DIR)).toEqual([]);
  const [, aside = ''] = /is in (.*)\./u.exec(anew.output()) ?? [];
  expect(listCopies(aside.replace(/-backups$/u, ''))).toHaveLength(1);
  anew.kill('SIGINT');
  expect(await anew.ended()).toBe(0);
  const over = startProcess(settings, [], ['--new']);
  expect(await over.ended()).toBe(1);
  expect(over.errors()).toContain('has a league already, and --new begins none over it');
});

test.each([
  ['the demo', 'own', 'The data folder .* holds the demo league. Set DATA_DIR to another one'],
  ['own', 'demo', 'The data folder .* holds a league that is not the demo. Start it with DEMO=no'],
] as const)('a folder with %s league is refused by the other start', (kept, started, sentence) => {
  const path = join(folder, kept);
  const made = openDataFolder(path, kept === 'own' ? 'own' : 'demo');
  writeFileSync(join(made.postgresFolder, 'PG_VERSION'), '18');
  rmSync(unfinishedMark(made.postgresFolder));
  made.release();
  expect(() => openDataFolder(path, started)).toThrow(new RegExp(sentence));
  openDataFolder(path, kept === 'own' ? 'own' : 'demo').release();
});
