import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { dirname, join } from 'node:path';
import { createClient } from '@supabase/supabase-js';
import { afterEach, expect, test, vi } from 'vitest';
import { openDataFolder } from '../../supabase/embedded/dataFolder.ts';
import { closeServer, listen } from '../../supabase/embedded/httpServer.ts';
import { demoAdmin } from '../../supabase/embedded/keys.ts';
import {
  startEmbeddedSupabase,
  type EmbeddedSupabase,
  type EmbeddedSupabaseOptions,
} from '../../supabase/embedded/startEmbeddedSupabase.ts';
import { StartFailure } from '../../supabase/embedded/startFailure.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

const running = new Set<EmbeddedSupabase>();

afterEach(async () => {
  for (const supabase of running) await supabase.close();
  running.clear();
});

async function start(options: EmbeddedSupabaseOptions) {
  const supabase = await startEmbeddedSupabase(options);
  running.add(supabase);
  return supabase;
}

async function stop(supabase: EmbeddedSupabase) {
  running.delete(supabase);
  await supabase.close();
}

test('what was written survives a restart, and so does a session', async () => {
  const dataFolder = temporaryFolder();
  const first = await start({ dataFolder });
  const admin = createClient(first.url, first.publishableKey, {
    auth: { persistSession: false },
  });
  const { data } = await admin.auth.signInWithPassword(demoAdmin);
  const saved = await admin
    .from('results')
    .insert({
      team1: 'Los que quedan',
      team2: 'Doble Pared',
      score: 'W.O.',
      date: '2026-11-20',
      category: 'Octava Libre',
    })
    .select('id')
    .single();
  expect(saved.error).toBeNull();
  await stop(first);

  const second = await start({ dataFolder });
  const again = createClient(second.url, second.publishableKey, {
    auth: { persistSession: false },
    global: { headers: { Authorization: `Bearer ${data.session?.access_token}` } },
  });
  const found = await again.from('results').select('team1').eq('id', saved.data?.id);
  expect(found.data).toEqual([{ team1: 'Los que quedan' }]);
  const deleted = await again.from('results').delete().eq('id', saved.data?.id).select('id');
  expect(deleted.data).toHaveLength(1);
});

test('while the database is being opened, requests get 503 and Retry-After', async () => {
  const free = createServer();
  const port = await listen(free, '127.0.0.1', 0);
  await closeServer(free);
  const url = `http://localhost:${port}`;
  const starting = start({ port });
  const [site, api, socket] = await Promise.all([
    answerOf(`${url}/resultados`),
    answerOf(`${url}/rest/v1/results`),
    endOf(`ws://localhost:${port}/realtime/v1/websocket`),
  ]);
  expect([site.status, api.status]).toEqual([503, 503]);
  expect([site, api].map(({ headers }) => headers.get('retry-after'))).toEqual(['2', '2']);
  expect(socket).toBe('ended');
  const { publishableKey: apikey } = await starting;
  const opened = await fetch(`${url}/rest/v1/results?limit=1`, { headers: { apikey } });
  expect(opened.status).toBe(200);
});

/** The first answer of a server that may not listen yet. */
async function answerOf(url: string): Promise<Response> {
  return vi.waitUntil(() => fetch(url).catch(() => null), { timeout: 20_000, interval: 1 });
}

/** What becomes of a WebSocket that is asked for. */
async function endOf(url: string): Promise<'open' | 'ended'> {
  await answerOf(url.replace('ws:', 'http:'));
  return new Promise((resolve) => {
    const socket = new WebSocket(url);
    socket.addEventListener('open', () => resolve('open'));
    socket.addEventListener('close', () => resolve('ended'));
  });
}

test.each([
  [
    'that is a file',
    'postgres',
    /^The data folder .*postgres is a file\. Name another one with DATA_DIR or --data-dir\.$/,
  ],
  [
    'of another Postgres',
    'postgres/PG_VERSION',
    /^The league in .* cannot be opened: it was written by Postgres 9, and this is Postgres \d+\. It is whole, .*$/m,
  ],
  ['that has lost its PG_VERSION', 'postgres/base', /PG_VERSION is missing/],
])('a data folder %s fails with one line, and is left as it is', async (what, file, sentence) => {
  const folder = temporaryFolder();
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, '9\n');
  const dataFolder = what === 'that is a file' ? path : folder;
  await expect(startEmbeddedSupabase({ dataFolder })).rejects.toThrow(sentence);
  expect(readFileSync(path, 'utf8')).toBe('9\n');
});

test('a folder is open once: the lock ends with the server, not with a file', async () => {
  const dataFolder = temporaryFolder();
  const first = openDataFolder(dataFolder);
  expect(() => openDataFolder(dataFolder)).toThrow(
    new StartFailure('folderInUse', { folder: dataFolder }),
  );
  first.release();
  // A process that happens to have the number of one that was killed.
  writeFileSync(join(dataFolder, 'server.pid'), String(process.ppid));
  openDataFolder(dataFolder).release();
});

test('a database that a crash left incomplete is created again', async () => {
  const dataFolder = temporaryFolder();
  mkdirSync(join(dataFolder, 'postgres', 'base'), { recursive: true });
  writeFileSync(join(dataFolder, 'postgres.unfinished'), '');
  const supabase = await start({ dataFolder });
  const { rows } = await supabase.database.exclusive((postgres) =>
    postgres.query('select from public.results'),
  );
  expect(rows.length).toBeGreaterThan(100);
});
