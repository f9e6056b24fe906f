import { once } from 'node:events';
import type { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { limitAbandoned } from '../../supabase/embedded/abandoned.ts';
import { blockAddresses } from '../../supabase/embedded/blockedAddresses.ts';
import { connectFrom, startPlainServer } from './support/plainServer.ts';

/** A server that answers requests to `/`, and no others. */
async function startServer() {
  let received = 0;
  const port = await startPlainServer((server) => {
    const watch = limitAbandoned(blockAddresses(server));
    server.on('request', (request, response) => {
      watch(response);
      received += 1;
      if (request.url === '/') response.end('a page');
    });
  });
  return { port, received: () => received };
}

async function ask(port: number, localAddress: string, path = '/'): Promise<Socket> {
  const socket = connectFrom(localAddress, port);
  await once(socket, 'connect');
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
  return socket;
}

/** @returns what arrives; empty where the connection is closed first */
async function answer(socket: Socket): Promise<string> {
  const bytes = once(socket, 'data').then(String);
  return Promise.race([bytes, once(socket, 'close').then(() => '')]);
}

test('an address that leaves a hundred requests in a second is blocked, and no other', async () => {
  const { port, received } = await startServer();
  const requests = await Promise.all(
    Array.from({ length: 101 }, () => ask(port, '127.0.0.1', '/slow')),
  );
  await expect.poll(received).toBe(101);
  expect(await answer(await ask(port, '127.0.0.1'))).toMatch(/^HTTP\/1\.1 200 /);
  for (const request of requests) request.destroy();
  await expect.poll(async () => answer(await ask(port, '127.0.0.1'))).toBe('');
  expect(await answer(await ask(port, '127.0.0.2'))).toMatch(/^HTTP\/1\.1 200 /);
});
