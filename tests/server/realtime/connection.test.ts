import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openRawSocket, type RawSocket } from './support/rawSocket.ts';
import {
  PUBLISHABLE_KEY,
  signToken,
  startTestRealtime,
  type TestRealtime,
} from './support/testRealtime.ts';
import { allOf, until, watch, watchConfirmed } from './support/watcher.ts';

type KeyCase = [name: string, key: () => Promise<string>];

let realtime: TestRealtime;
const sockets: RawSocket[] = [];

beforeAll(async () => {
  realtime = await startTestRealtime({ sendBufferLimit: 100_000 });
  await realtime.database.publish('notes');
});
afterEach(() => sockets.splice(0).forEach((socket) => socket.close()));
afterAll(() => realtime.close());

async function open(query = `apikey=${PUBLISHABLE_KEY}&vsn=2.0.0`): Promise<RawSocket> {
  const socket = await openRawSocket(`${realtime.socketUrl}?${query}`);
  sockets.push(socket);
  return socket;
}

/** Asks for an upgrade as any HTTP client may; the status and the body of the refusal. */
async function refusedUpgrade(query: string): Promise<[number | undefined, unknown]> {
  const upgrade = request(`${realtime.url}/realtime/v1/websocket?${query}`, {
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

describe('a valid key', () => {
  test.for<KeyCase>([
    ['the publishable key', async () => PUBLISHABLE_KEY],
    ['a JWT', () => signToken({ role: 'anon' })],
  ])('opens a socket of five-element text frames: %s', async ([, key]) => {
    const socket = await open(`apikey=${await key()}&vsn=2.0.0`);
    const reply = await socket.join('realtime:a', [allOf('notes')]);
    expect(reply).toMatchObject({ status: 'ok' });
    await socket.frame(([, , , event]) => event === 'system');
    expect(socket.frames.map((frame) => frame.length)).toEqual([5, 5]);
  });
});

describe('a bad key is refused before a socket opens', () => {
  const past = () => Math.floor(Date.now() / 1_000) - 60;
  const missingClaims = 'Fields `role` and `exp` are required in JWT';
  test.for<[...KeyCase, string]>([
    ['missing', async () => '', 'API key is missing'],
    ['no JWT', async () => 'sb_publishable_unknown', 'The token provided is not a valid JWT'],
    [
      'signed by another',
      () => signToken({ role: 'service_role' }, 'another secret of a sufficient length'),
      'Failed to validate JWT signature',
    ],
    [
      'unsigned',
      async () => `${btoa('{"alg":"none"}')}.${btoa('{"role":"anon","exp":9999999999}')}.`,
      'Failed to generate JWT signer, check your JWT secret or JWKS configuration',
    ],
    ['expired', () => signToken({ role: 'anon', exp: past() }), 'Token has expired'],
    ['without role', () => signToken({}), missingClaims],
    ['without exp', () => signToken({ role: 'anon', exp: null }), missingClaims],
  ])('%s', async ([, key, error]) => {
    expect(await refusedUpgrade(`vsn=2.0.0&apikey=${await key()}`)).toEqual([401, { error }]);
  });

  test('the client sees one error and keeps trying', async () => {
    const watcher = watch(realtime.client('sb_publishable_wrong'), [allOf('notes')]);
    await until(() => watcher.statuses.length > 0, 'the error');
    // Counted from here: Node's WebSocket repeats a request that got 401 within one attempt.
    const before = realtime.upgrades();
    await until(() => realtime.upgrades() > before, 'a second attempt');
    expect(watcher.statuses).toEqual(['CHANNEL_ERROR']);
    expect(watcher.errors).toEqual(['channel error: transport failure']);
    await watcher.channel.unsubscribe();
  });

  test('a message format that is not supported is refused as well', async () => {
    const [status] = await refusedUpgrade(`vsn=1.0.0&apikey=${PUBLISHABLE_KEY}`);
    expect(status).toBe(403);
  });
});

describe('heartbeats', () => {
  test('a heartbeat gets a reply', async () => {
    const socket = await open();
    socket.send(heartbeat('7'));
    await socket.reply('7');
    expect(socket.frames).toEqual([
      [null, '7', 'phoenix', 'phx_reply', { status: 'ok', response: {} }],
    ]);
  });

  test('an idle client is disconnected, one that sends heartbeats is not', async () => {
    const impatient = await startTestRealtime({ idleTimeout: 1_500 });
    const url = `${impatient.socketUrl}?apikey=${PUBLISHABLE_KEY}&vsn=2.0.0`;
    const [silent, alive] = await Promise.all([openRawSocket(url), openRawSocket(url)]);
    const beat = setInterval(() => alive.send(heartbeat('1')), 100);
    expect(await silent.closed()).toBe(1000);
    clearInterval(beat);
    expect(alive.isOpen()).toBe(true);
    await impatient.close();
  });
});

describe('invalid frames and too many channels', () => {
  test.for([
    ['no JSON', 'hello'],
    ['too short', '["1","1","realtime:a","phx_join"]'],
    ['an object', '{"topic":"realtime:a","event":"phx_join","payload":{},"ref":"1"}'],
    ['a topic that is no text', '["1","1",{"a":1},"phx_join",{}]'],
    ['numbers for references', '[1,1,"realtime:a","phx_join",{}]'],
    ['binary rubbish', Buffer.from([3, 255, 255, 255, 0, 0, 0])],
    ['an unknown kind of binary frame', Buffer.from([9, 0, 0, 0, 0, 0, 0])],
    ['nothing', Buffer.alloc(0)],
  ] as const)('%s is ignored', async ([, data]) => {
    const socket = await open();
    socket.sendRaw(data);
    socket.send(heartbeat('2'));
    await socket.reply('2');
    expect(socket.frames).toHaveLength(1);
  });

  test('the 101st channel is refused', async () => {
    const socket = await open();
    for (let number = 1; number <= 101; number += 1) {
      const reference = String(number);
      const join = [reference, reference, `realtime:${number}`, 'phx_join', { config: {} }];
      socket.send(join);
    }
    expect(await socket.reply('100')).toMatchObject({ status: 'ok' });
    expect(await socket.reply('101')).toEqual({
      status: 'error',
      response: { reason: 'ChannelRateLimitReached: Too many channels' },
    });
    // One of the hundred that joins again, as after a restart, takes its own place.
    expect(await socket.join('realtime:7', [], '102')).toMatchObject({ status: 'ok' });
    expect(await socket.join('realtime:101', [], '103')).toMatchObject({ status: 'error' });
  });
});

describe('invalid input', () => {
  test('a frame over 100 000 bytes closes the socket with 1009', async () => {
    const socket = await open();
    socket.sendRaw('x'.repeat(100_001));
    expect(await socket.closed()).toBe(1009);
  });

  test('a text frame that is not UTF-8 closes the socket with 1007', async () => {
    const socket = await open();
    socket.sendText(Buffer.from(JSON.stringify(heartbeat('ñ')), 'latin1'));
    expect(await socket.closed()).toBe(1007);
  });

  test('an address that sends too much is read later, and no other', async () => {
    const narrow = await startTestRealtime({ receivedBytes: { tries: 100_000, period: 1_000 } });
    const url = `${narrow.socketUrl}?apikey=${PUBLISHABLE_KEY}&vsn=2.0.0`;
    const [loud, quiet] = await Promise.all([
      openRawSocket(url, '127.0.0.2'),
      openRawSocket(url, '127.0.0.3'),
    ]);
    const replies: string[] = [];
    for (let frame = 0; frame < 3; frame += 1) loud.sendRaw('x'.repeat(90_000));
    await until(() => loud.sent(), 'its frames are sent');
    loud.send(heartbeat('1'));
    const answered = (name: string, socket: RawSocket) =>
      socket.reply('1').then(() => replies.push(name));
    const both = [answered('loud', loud)];
    await until(() => loud.sent(), 'its heartbeat is sent');
    quiet.send(heartbeat('1'));
    await Promise.all([...both, answered('quiet', quiet)]);
    expect(replies).toEqual(['quiet', 'loud']);
    await narrow.close();
  });

  test('a message in very many parts closes the socket with 1008', async () => {
    const socket = await open();
    for (let part = 0; part < 101; part += 1) socket.sendPart('x');
    expect(await socket.closed()).toBe(1008);
  });

  test('bindings that no stack can hold fail their join alone', async () => {
    const socket = await open();
    const deep = `${'[['.repeat(20_000)}${']]'.repeat(20_000)}`;
    const config = `{"config":{"postgres_changes":[{"schema":${deep}}]}}`;
    socket.sendRaw(`["1","1","realtime:a","phx_join",${config}]`);
    expect(await socket.reply('1')).toMatchObject({ response: { reason: 'join crashed' } });
    expect(realtime.logged).toEqual([expect.stringContaining('Maximum call stack')]);
    expect(await socket.join('realtime:a', [], '2')).toMatchObject({ status: 'ok' });
  });

  test('names of object prototypes are ordinary names', async () => {
    const socket = await open();
    socket.sendRaw(
      '["1","1","realtime:__proto__","phx_join",{"config":{"__proto__":{"private":true},"postgres_changes":[{"__proto__":{"schema":"public"}}]}}]',
    );
    expect(await socket.reply('1')).toMatchObject({ status: 'ok' });
    const [, , , , payload] = await socket.frame(([, , , event]) => event === 'system');
    expect(payload['message']).toBe(
      'No subscription params provided. Please provide at least a `schema` or `table` to subscribe to: %{"__proto__" => %{"schema" => "public"}}',
    );
  });

  test('a leave that refers to an earlier join leaves the channel open', async () => {
    const socket = await open();
    await socket.join('realtime:a', [], '1');
    await socket.join('realtime:a', [], '2');
    const channels = realtime.server.statistics().channels;
    socket.send(['1', '3', 'realtime:a', 'phx_leave', {}]);
    socket.send(heartbeat('4'));
    await socket.reply('4');
    expect(realtime.server.statistics().channels).toBe(channels);
    socket.send(['2', '5', 'realtime:a', 'phx_leave', {}]);
    expect(await socket.reply('5')).toMatchObject({ status: 'ok' });
  });

  test.each([
    ['a long name', [{ ...allOf('notes'), schema: 'x'.repeat(5_000) }], /^NotImplemented/],
    ['a large unknown field', [{ ...allOf('notes'), more: 'x'.repeat(5_000) }], /^NotImplemented/],
  ])('a join with %s is refused, and nothing of it is kept', async (_, bindings, reason) => {
    const socket = await open();
    const reply = await socket.join('realtime:a', bindings);
    expect(reply).toMatchObject({ response: { reason: expect.stringMatching(reason) } });
  });

  test('a filter with very many conditions is refused', async () => {
    const socket = await open();
    const filter = Array.from({ length: 21 }, () => 'id=eq.1').join();
    await socket.join('realtime:a', [{ ...allOf('notes'), filter }]);
    const [, , , , { message }] = await socket.frame(([, , , event]) => event === 'system');
    expect(message).toContain('more than 20 conditions');
  });

  test('events on a topic that was not joined, and events that do not exist', async () => {
    const socket = await open();
    socket.send(['9', '1', 'realtime:a', 'access_token', { access_token: 'x' }]);
    expect(await socket.reply('1')).toEqual({
      status: 'error',
      response: { reason: 'unmatched topic' },
    });
    socket.send(['9', '2', 'realtime:a', 'phx_leave', {}]);
    expect(await socket.reply('2')).toEqual({ status: 'ok', response: {} });
    await socket.join('realtime:a', [], '3');
    socket.send(['3', '4', 'realtime:a', 'constructor', null]);
    socket.send(['3', '5', 'realtime:a', 'access_token', { access_token: { a: 1 } }]);
    socket.send(heartbeat('6'));
    await socket.reply('6');
    expect(socket.frames.map(([, reference]) => reference)).toEqual(['1', '2', '3', '6']);
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
    const join = JSON.stringify([
      '1',
      '1',
      'realtime:deaf',
      'phx_join',
      { config: { postgres_changes: [allOf('notes')] } },
    ]);
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
