import { once } from 'node:events';
import { createServer, get } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { blockAddresses } from '../../supabase/embedded/blockedAddresses.ts';
import { limitPipelining } from '../../supabase/embedded/pipelining.ts';
import { startEmbeddedSupabase } from '../../supabase/embedded/startEmbeddedSupabase.ts';

const request = 'GET /resultados HTTP/1.1\r\nHost: localhost\r\n\r\n';

/** A server that answers at once, as that of a site does. */
async function startServer() {
  let answered = 0;
  const server = createServer();
  const admit = limitPipelining(blockAddresses(server));
  server.on('request', (incoming, response) => {
    if (!admit(incoming, response)) return;
    answered += 1;
    response.end('a page');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close().closeAllConnections();
  });
  const address: AddressInfo | string | null = server.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  return { port, answered: () => answered };
}

/** Unlike `once`, also after an error. */
const closed = (socket: Socket) =>
  new Promise((resolve) => {
    socket.once('close', resolve);
  });

function open(port: number, localAddress: string) {
  return connect({ port, host: '127.0.0.1', localAddress }).on('error', () => undefined);
}

test('thousands of requests close every connection of their address, and of no other', async () => {
  const { port, answered } = await startServer();
  const idle = open(port, '127.0.0.1');
  const other = open(port, '127.0.0.2');
  await Promise.all([idle, other].map((socket) => once(socket, 'connect')));
  const flood = open(port, '127.0.0.1');
  flood.write(request.repeat(3_000));
  await Promise.all([closed(flood), closed(idle.resume())]);
  expect(answered()).toBe(100);
  // Nor may it connect again.
  const again = open(port, '127.0.0.1').resume();
  await closed(again);
  expect(answered()).toBe(100);

  other.write(request);
  const [bytes]: Buffer[] = await once(other, 'data');
  expect(String(bytes)).toMatch(/^HTTP\/1\.1 200 /);
  other.destroy();
});

test('requests whose responses are read go on for ever', async () => {
  const { port, answered } = await startServer();
  const socket = open(port, '127.0.0.1');
  for (let count = 0; count < 5; count += 1) {
    socket.write(request.repeat(60));
    await expect.poll(answered).toBe(60 * (count + 1));
  }
  socket.destroy();
  get({ port, host: '127.0.0.1' }, (response) => response.resume());
  await expect.poll(answered).toBe(301);
});

test('a body of thousands of pieces closes its connection without a response', async () => {
  // Of its own: the address is blocked afterwards.
  const supabase = await startEmbeddedSupabase();
  onTestFinished(() => supabase.close());
  const { url, publishableKey } = supabase;
  const socket = open(Number(new URL(url).port), '127.0.0.1').resume();
  const head = ['POST /rest/v1/results HTTP/1.1', 'Host: localhost', `apikey: ${publishableKey}`];
  socket.write([...head, 'Transfer-Encoding: chunked', '', ''].join('\r\n'));
  for (let sent = 0; sent < 50 && !socket.destroyed; sent += 1) {
    socket.write('1\r\n[\r\n'.repeat(100));
    await setImmediate();
  }
  if (!socket.destroyed) await closed(socket);
  expect(socket.bytesRead).toBe(0);
});
