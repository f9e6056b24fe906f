import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { describe, expect, test } from 'vitest';
import type { RawSocket } from './support/rawSocket.ts';
import {
  forgedToken,
  past,
  PUBLISHABLE_KEY,
  signToken,
  startTestRealtime,
} from './support/testRealtime.ts';
import { allOf, until, watchConfirmed } from './support/watcher.ts';

// Sockets that nobody may open, and those that would keep the server from every other one. What invalid
// frames do is in `security/realtime.test.ts`.

const realtime = await startTestRealtime({ sendBufferLimit: 100_000 });
await realtime.database.publish('notes');

/** Asks for an upgrade as any HTTP client may; the status and the body of the refusal. */
async function refusedUpgrade(query: string): Promise<[number | undefined, unknown]> {
  const upgrade = request(`${realtime.url}?${query}`, {
    headers: {
      Connection: 'Upgrade',
      Upgrade: 'websocket',
      'Sec-WebSocket-Version': '13',
      'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==',
    },
  });
  upgrade.end();
  const [response] = await once(upgrade, 'response');
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk);
  return [response.statusCode, JSON.parse(Buffer.concat(chunks).toString())];
}

const heartbeat = (reference: string) => [null, reference, 'phoenix', 'heartbeat', {}];

test.for<[name: string, key: () => Promise<string>, error: string]>([
  ['missing', async () => '', 'API key is missing'],
  ['no JWT', async () => 'sb_publishable_unknown', 'The token provided is not a valid JWT'],
  ['signed by another', forgedToken, 'Failed to validate JWT signature'],
  ['expired', () => signToken({ role: 'anon', exp: past() }), 'Token has expired'],
])('a key that is %s is refused before a socket opens', async ([, key, error]) => {
  expect(await refusedUpgrade(`vsn=2.0.0&apikey=${await key()}`)).toEqual([401, { error }]);
});

describe('too much', () => {
  test('the 101st channel is refused', async () => {
    const socket = await realtime.open();
    for (let number = 1; number <= 101; number += 1) {
      const reference = String(number);
      socket.send([reference, reference, `realtime:${number}`, 'phx_join', { config: {} }]);
    }
    expect(await socket.reply('100')).toMatchObject({ status: 'ok' });
    expect(await socket.reply('101')).toMatchObject({ status: 'error' });
    // One of the hundred that joins again, as after a restart, takes its own place.
    expect(await socket.join('realtime:7', [], '102')).toMatchObject({ status: 'ok' });
  });

  test.each<[string, (socket: RawSocket) => void, number]>([
    ['a frame over 100 000 bytes', (socket) => socket.sendRaw('x'.repeat(100_001)), 1009],
    [
      'a text frame that is not UTF-8',
      (socket) => socket.sendText(Buffer.from(JSON.stringify(heartbeat('ñ')), 'latin1')),
      1007,
    ],
    [
      'a message in very many parts',
      (socket) => {
        for (let part = 0; part < 101; part += 1) socket.sendPart('x');
      },
      1008,
    ],
  ])('%s closes the socket', async (_, send, code) => {
    const socket = await realtime.open();
    send(socket);
    expect(await socket.closed()).toBe(code);
  });

  test('a client that does not read is disconnected, the others go on', async () => {
    const other = await watchConfirmed(realtime.client(), allOf('notes'));
    const { port } = new URL(realtime.url);
    const deaf = connect(Number(port), '127.0.0.1');
    deaf.on('error', () => {});
    const before = realtime.server.statistics().channels;
    deaf.write(
      `GET /realtime/v1/websocket?vsn=2.0.0&apikey=${PUBLISHABLE_KEY} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`,
    );
    await once(deaf, 'data');
    const config = { postgres_changes: [allOf('notes')] };
    const join = JSON.stringify(['1', '1', 'realtime:deaf', 'phx_join', { config }]);
    // A masked text frame with a mask of zeros.
    const header = Buffer.from([0x81, 0x80 | 126, 0, 0, 0, 0, 0, 0]);
    header.writeUInt16BE(Buffer.byteLength(join), 2);
    deaf.write(Buffer.concat([header, Buffer.from(join)]));
    await until(() => realtime.server.statistics().channels > before, 'the channel');
    deaf.pause();
    let id = 1_000;
    const text = 'x'.repeat(500_000);
    while (realtime.server.statistics().channels > before && id < 1_100) {
      id += 1;
      await realtime.database.sql(`insert into notes values (${id}, '${text}')`);
      await other.arrived(id);
    }
    expect(realtime.server.statistics().channels).toBe(before);
    deaf.destroy();
  });
});
