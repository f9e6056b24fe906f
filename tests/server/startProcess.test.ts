import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import { demoPublishableKey } from '../../supabase/embedded/keys.ts';
import { startProcess } from './support/startProcess.ts';

const timeout = { timeout: 60_000 };

/** A data folder and a site that needs no building. */
function folders() {
  const folder = mkdtempSync(join(tmpdir(), 'league-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const site = join(folder, 'site');
  mkdirSync(site);
  writeFileSync(join(site, 'index.html'), '<!doctype html><title>Liga</title>');
  return { DATA_DIR: join(folder, 'data'), SITE_DIR: site };
}

describe('npm start', () => {
  test.each(['SIGINT', 'SIGTERM'] as const)(
    '%s ends it cleanly while pages are open, and its data can be opened again',
    timeout,
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
    },
  );

  test('Ctrl-C while the database is being made leaves one that opens', timeout, async () => {
    const settings = folders();
    const first = startProcess(settings);
    while (!existsSync(join(settings.DATA_DIR, 'server.lock'))) {
      await new Promise((resolve) => setImmediate(resolve));
    }
    first.kill('SIGINT');
    expect(await first.ended()).toBe(0);
    expect(first.output()).toBe('');
    const second = startProcess(settings);
    await second.printed(/Site URL/);
    second.kill('SIGINT');
    expect(await second.ended()).toBe(0);
  });

  test('it holds at most 600 MB once it has built the site', { timeout: 180_000 }, async () => {
    const start = startProcess({ DATA_DIR: 'memory' });
    const url = await start.printed(/Site URL: (\S+)/);
    expect(await (await fetch(`${url}/resultados`)).text()).toContain('<h1');
    expect(start.residentMegabytes()).toBeLessThan(600);
  });
});

describe('a failed npm start prints one line', () => {
  test('a taken port', timeout, async () => {
    const server = createServer();
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    onTestFinished(() => void server.close());
    const address = server.address();
    const port = String(typeof address === 'object' && address !== null ? address.port : 0);
    const start = startProcess({ ...folders(), PORT: port });
    expect(await start.ended()).toBe(1);
    expect(start.errors()).toBe(
      `Port ${port} is taken. Stop what uses it, or set PORT to another one.\n`,
    );
  });

  test.each(['tres mil', '70000', ''])('the port "%s"', timeout, async (port) => {
    const start = startProcess({ ...folders(), PORT: port });
    expect(await start.ended()).toBe(1);
    expect(start.errors()).toBe(`PORT is "${port}": it must be a whole number from 0 to 65535.\n`);
  });

  test('a data folder that is broken', timeout, async () => {
    const settings = folders();
    mkdirSync(join(settings.DATA_DIR, 'postgres'), { recursive: true });
    writeFileSync(join(settings.DATA_DIR, 'postgres', 'PG_VERSION'), '9\n');
    const start = startProcess(settings);
    expect(await start.ended()).toBe(1);
    expect(start.errors()).toMatch(
      /^The database in .* cannot be opened \(.*\)\. Set DATA_DIR .*\.\n$/,
    );
  });

  test('a data folder that another one has open', timeout, async () => {
    const settings = folders();
    const first = startProcess(settings);
    await first.printed(/Site URL/);
    const second = startProcess(settings);
    expect(await second.ended()).toBe(1);
    expect(second.errors()).toBe(
      `The data folder ${settings.DATA_DIR} is in use by another process. Stop it, or set DATA_DIR to another one.\n`,
    );
  });

  test('a built site that is not there', timeout, async () => {
    const start = startProcess({ ...folders(), SITE_DIR: '/nowhere/dist' });
    expect(await start.ended()).toBe(1);
    expect(start.errors()).toBe('/nowhere/dist holds no built site (index.html).\n');
  });
});
