import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { openDataFolder } from '../../supabase/embedded/dataFolder.ts';
import { demoPublishableKey } from '../../supabase/embedded/keys.ts';
import { startProcess } from './support/startProcess.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

/** A data folder and a site that needs no building. */
function folders() {
  const folder = temporaryFolder();
  const site = join(folder, 'site');
  mkdirSync(site);
  writeFileSync(join(site, 'index.html'), '<!doctype html><title>Liga</title>');
  return { DATA_DIR: join(folder, 'data'), SITE_DIR: site };
}

/** Runs a command as in a container: it sees no process outside, and is the first of its own. */
const ownNamespace = ['unshare', '--user', '--map-root-user', '--pid', '--fork', '--kill-child'];
const hasNamespaces = spawnSync([...ownNamespace, 'true'].join(' '), { shell: true }).status === 0;
if (!hasNamespaces) {
  console.warn('Not tested: two containers on one folder (`unshare` is not permitted here).');
}

test.each(['SIGINT', 'SIGTERM'] as const)(
  '%s ends it cleanly while pages are open, and its data can be opened again',
  async (signal) => {
    const settings = folders();
    const first = startProcess(settings);
    const url = await first.printed(/Site URL: (\S+)/);
    expect(await (await fetch(url)).text()).toContain('<title>Liga</title>');
    const socket = new WebSocket(
      `${url.replace('http', 'ws')}/realtime/v1/websocket?vsn=2.0.0&apikey=${demoPublishableKey}`,
    );
    await new Promise((resolve) => socket.once('open', resolve));

    first.kill(signal);
    expect(await first.ended()).toBe(0);
    expect(first.errors()).toBe('');
    const second = startProcess(settings);
    await second.printed(/Site URL/);
    second.kill(signal);
    expect(await second.ended()).toBe(0);
    // What is in a closed folder is closed.
    const open = readdirSync(settings.DATA_DIR).filter(
      (name) => (statSync(join(settings.DATA_DIR, name)).mode & 0o077) !== 0,
    );
    expect(open, 'what other users can read').toEqual([]);
  },
);

test('Ctrl-C while the database is being made leaves one that opens', async () => {
  const settings = folders();
  const first = startProcess(settings);
  await vi.waitUntil(() => existsSync(join(settings.DATA_DIR, 'server.lock')), {
    timeout: 30_000,
    interval: 1,
  });
  first.kill('SIGINT');
  expect(await first.ended()).toBe(0);
  expect(first.output()).toBe('Opening the database…\n');
  const second = startProcess(settings);
  await second.printed(/Site URL/);
  second.kill('SIGINT');
  expect(await second.ended()).toBe(0);
});

test.skipIf(!hasNamespaces)(
  'in two containers on one folder, each as process 1: the second is refused, until the first is killed',
  async () => {
    const settings = folders();
    const first = startProcess(settings, ownNamespace);
    await first.printed(/Site URL/);
    const second = startProcess(settings, ownNamespace);
    expect(await second.ended()).toBe(1);
    expect(second.errors()).toContain('is in use by another process');
    first.kill('SIGKILL');
    await first.ended();
    openDataFolder(settings.DATA_DIR).release();
  },
);

test('the process holds at most 600 MB once it has built the site', async () => {
  // One that has to make the database first holds 100 MB more. A start that fails deletes the prepared one: so do
  // tests of other files.
  const before = startProcess(folders());
  await before.printed(/Site URL/);
  before.kill('SIGINT');
  await before.ended();
  const start = startProcess({ DATA_DIR: 'memory' });
  const url = await start.printed(/Site URL: (\S+)/);
  expect(await (await fetch(`${url}/resultados`)).text()).toContain('<h1');
  expect(start.residentMegabytes()).toBeLessThan(600);
}, 180_000);

test('a start with NEW_PASSWORD="YES" prints one line', async () => {
  const start = startProcess({ ...folders(), NEW_PASSWORD: 'YES' });
  expect(await start.ended()).toBe(1);
  expect(start.errors()).toBe('NEW_PASSWORD is "YES": it must be yes or no.\n');
});

// Each of the causes is tested in `startAndStop.test.ts`.
test.each(['tres mil', '70000', ''])('a start with PORT="%s" prints one line', async (port) => {
  const start = startProcess({ ...folders(), PORT: port });
  expect(await start.ended()).toBe(1);
  expect(start.errors()).toBe(`PORT is "${port}": it must be a whole number from 0 to 65535.\n`);
});
