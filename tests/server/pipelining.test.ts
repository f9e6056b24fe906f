import { once } from 'node:events';
import { get } from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { blockAddresses } from '../../supabase/embedded/blockedAddresses.ts';
import { limitPipelining } from '../../supabase/embedded/pipelining.ts';
import { startEmbeddedSupabase } from '../../supabase/embedded/startEmbeddedSupabase.ts';
import { connectFrom, startPlainServer } from './support/plainServer.ts';

const request = 'GET /resultados HTTP/1.1\r\nHost: localhost\r\n\r\n';

/** A server that answers at once, as that of a site does. */
async function startServer() {
  let answered = 0;
  const port = await startPlainServer((server) => {
    const admit = limitPipelining(blockAddresses(server));
    server.on('request', (incoming, response) => {
      if (!admit(incoming, response)) return;
      answered += 1;
      response.end('a page');
    });
  });
  return { port, answered: () => answered };
}

/** Unlike `once`, also after an error. */
const closed = (socket: Socket) =>
  new Promise((resolve) => {
    socket.once('close', resolve);
  });

test('thousands of requests close every connection of their address, and of no other', async () => {
  const { port, answered } = await startServer();
  const idle = connectFrom('127.0.0.1', port);
  const other = connectFrom('127.0.0.2', port);
  await Promise.all([idle, other].map((socket) => once(socket, 'connect')));
  const flood = connectFrom('127.0.0.1', port);
  flood.write(request.repeat(3_000));
  await Promise.all([closed(flood), closed(idle.resume())]);
  expect(answered()).toBe(100);
  // Nor may it connect again.
  const again = connectFrom('127.0.0.1', port).resume();
  await closed(again);
  expect(answered()).toBe(100);

  other.write(request);
  const [bytes]: Buffer[] = await once(other, 'data');
  expect(String(bytes)).toMatch(/^HTTP\/1\.1 200 /);
  other.destroy();
});

test('requests whose responses are read go on for ever', async () => {
  const { port, answered } = await startServer();
  const socket = connectFrom('127.0.0.1', port);
  for (let count = 0; count < 5; count += 1) {
    socket.write(request.repeat(60));
    await expect.poll(answered).toBe(60 * (count + 1));
  }
  socket.destroy();
  get({ port, host: '127.0.0.1' }, (response) => response.resume());
  await expect.poll(answered).toBe(301);
});

test('a body of thousands of pieces closes its connection without a response', async () => {
  // This test starts its own server: the address is blocked afterwards.
  const supabase = await startEmbeddedSupabase();
  onTestFinished(() => supabase.close());
  const { url, publishableKey } = supabase;
  const socket = connectFrom('127.0.0.1', Number(new URL(url).port)).resume();
  const head = ['POST /rest/v1/results HTTP/1.1', 'Host: localhost', `apikey: ${publishableKey}`];
  socket.write([...head, 'Transfer-Encoding: chunked', '', ''].join('\r\n'));
  for (let sent = 0; sent < 50 && !socket.destroyed; sent += 1) {
    socket.write('1\r\n[\r\n'.repeat(100));
    await setImmediate();
  }
  if (!socket.destroyed) await closed(socket);
  expect(socket.bytesRead).toBe(0);
});
