import { once } from 'node:events';
import { afterAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { startEmbeddedSupabase } from '../../supabase/embedded/startEmbeddedSupabase.ts';
import { openConnection, sendRaw } from './support/rawHttp.ts';

const supabase = await startEmbeddedSupabase({
  timeouts: { head: 300, request: 600, idle: 300 },
});
afterAll(() => supabase.close());

/** Whether a visitor still gets the results. */
async function isServing(): Promise<boolean> {
  const response = await fetch(`${supabase.url}/rest/v1/results?select=id&limit=1`, {
    headers: { apikey: supabase.publishableKey },
  });
  const rows: unknown = await response.json();
  return response.status === 200 && Array.isArray(rows) && rows.length === 1;
}

const head = (start: string, ...headers: string[]) => [
  `${start} HTTP/1.1`,
  `apikey: ${supabase.publishableKey}`,
  ...(headers.some((header) => header.startsWith('Host:')) ? [] : ['Host: localhost']),
  ...headers,
];

test.each([
  ['a body over 1 MiB', 413, head('POST /rest/v1/results', 'Content-Length: 1048577')],
  ['one for Auth', 413, head('POST /auth/v1/token?grant_type=password', 'Content-Length: 1048577')],
  ['a URL of 9 kB', 414, head(`GET /${'a'.repeat(9_000)}`)],
  ['headers of 20 kB', 431, head('GET /', `X-Much: ${'a'.repeat(20_000)}`)],
  ['a user in the address', 400, head('GET http://user:password@localhost/')],
  ['a user in that of the API', 400, head('GET http://user:password@localhost/rest/v1/results')],
  ['a user in that of Auth', 400, head('GET http://user:password@localhost/auth/v1/settings')],
])('%s: %i', async (_what, status, lines) => {
  expect((await sendRaw(supabase.url, lines)).status).toBe(status);
});

test('a visitor’s body over 16 KiB, in pieces without a length', async () => {
  const connection = await openConnection(supabase.url);
  connection.socket.write(
    [...head('POST /rest/v1/results', 'Transfer-Encoding: chunked'), '', ''].join('\r\n'),
  );
  const piece = `1000\r\n${'x'.repeat(4_096)}\r\n`;
  for (let sent = 0; sent < 5; sent += 1) connection.socket.write(piece);
  expect(await connection.closed()).toMatch(/^HTTP\/1\.1 413 /);
  expect(await isServing()).toBe(true);
});

test.each(['PROPFIND /rest/v1/results', 'MKCOL /auth/v1/user', 'POST /', 'OPTIONS /'])(
  'a method that nothing here knows: %s',
  async (start) => {
    const { status, text } = await sendRaw(supabase.url, head(start));
    expect(status).toBe(405);
    expect(text).toMatch(/^allow: GET, HEAD/im);
  },
);

describe('a page elsewhere whose name leads here (DNS rebinding)', () => {
  const statusFor = async (path: string, host: string) =>
    (await sendRaw(supabase.url, head(`GET ${path}`, `Host: ${host}`))).status;

  test.each(['evil.example', 'localhost.evil.example', ''])(
    'is refused with Host "%s"',
    async (host) => {
      for (const path of ['/', '/rest/v1/results', '/auth/v1/settings']) {
        expect(await statusFor(path, host)).toBe(421);
      }
    },
  );

  test.each(['localhost', '127.0.0.1', '[::1]', 'LOCALHOST:3000', '127.0.0.1:3000'])(
    'this machine is served with Host "%s"',
    async (host) => {
      expect(await statusFor('/rest/v1/results?limit=1', host)).toBe(200);
    },
  );

  test('opens no WebSocket', async () => {
    const address = `${supabase.url}/realtime/v1/websocket?vsn=2.0.0&apikey=${supabase.publishableKey}`;
    const socket = new WebSocket(address.replace('http', 'ws'), {
      headers: { host: 'evil.example' },
    });
    const [error]: unknown[] = await once(socket, 'error');
    expect(String(error)).toContain('Unexpected server response: 421');
  });
});

describe('clients that keep the server waiting are cut off', () => {
  test('nothing is sent', async () => {
    const connection = await openConnection(supabase.url);
    expect(await connection.closed()).toMatch(/^(HTTP\/1\.1 408 .*)?$/s);
  });

  test('headers come byte by byte (Slowloris)', async () => {
    const connection = await openConnection(supabase.url);
    connection.socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n');
    const drip = setInterval(() => connection.socket.write('X'), 50);
    const answer = await connection.closed();
    clearInterval(drip);
    // A byte in flight may cost the client the response.
    expect(answer).toMatch(/^(HTTP\/1\.1 408 .*)?$/s);
  });

  test('a body never ends', async () => {
    const connection = await openConnection(supabase.url);
    connection.socket.write(
      [...head('POST /rest/v1/results', 'Content-Length: 1000'), '', '{'].join('\r\n'),
    );
    const answer = await connection.closed();
    expect(answer).not.toContain('HTTP/1.1 2');
    expect(await isServing()).toBe(true);
  });

  test('a connection is kept open without a use', async () => {
    const connection = await openConnection(supabase.url);
    connection.socket.write('GET /rest/v1/ HTTP/1.1\r\nHost: localhost\r\n\r\n');
    expect(await connection.closed()).toMatch(/^HTTP\/1\.1 401 /);
  });
});

describe('clients that go away are no trouble', () => {
  test.each([
    ['in the head', 'POST /rest/v1/results HTTP/1.1\r\nHost: loc'],
    [
      'in the body',
      'POST /rest/v1/results HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n{',
    ],
    ['before the answer', 'GET /rest/v1/results HTTP/1.1\r\nHost: localhost\r\n\r\n'],
    ['after nonsense', '\u0000\u0001\u0002\r\n\r\n'],
    [
      'in the handshake of a WebSocket',
      'GET /realtime/v1/websocket?vsn=2.0.0 HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
    ],
  ])('%s', async (_, text) => {
    for (let turn = 0; turn < 10; turn += 1) {
      const connection = await openConnection(supabase.url);
      connection.socket.write(text);
      connection.socket.resetAndDestroy();
      await connection.closed();
    }
    expect(await isServing()).toBe(true);
  });
});
