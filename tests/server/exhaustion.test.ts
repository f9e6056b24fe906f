import { describe, expect, test } from 'vitest';
import { shareServer } from '../support/sharedServer.ts';
import { openRawSocket } from './realtime/support/rawSocket.ts';
import { until } from './realtime/support/watcher.ts';
import { openConnection } from './support/rawHttp.ts';

// Requests without a password that would keep the database from every other request.

const supabase = await shareServer();

async function answered(path: string, init: RequestInit) {
  const response = await fetch(`${supabase.url}/rest/v1/${path}`, init);
  const body: unknown = await response.json();
  return { status: response.status, body };
}

function read(path: string, key = supabase.publishableKey) {
  return answered(path, { headers: { apikey: key } });
}

function insert(mediaType: string, body: string) {
  const headers = { apikey: supabase.secretKey, 'content-type': mediaType };
  return answered('results', { method: 'POST', headers, body });
}

/** Whether a visitor still gets the results. */
async function isServing(): Promise<boolean> {
  const { status, body } = await read('results?select=id&limit=1');
  return status === 200 && Array.isArray(body) && body.length === 1;
}

const rowsAsJson = (count: number) => `[${Array(count).fill('{"team1":"a"}').join()}]`;

test.each([
  ['32768 rows as JSON', 'application/json', rowsAsJson(32_768)],
  ['65537 rows as JSON', 'application/json', rowsAsJson(65_537)],
  ['rows as CSV', 'text/csv', `team1\n${'a\n'.repeat(40_000)}`],
])('more values than Postgres counts: %s', async (_what, mediaType, body) => {
  expect(await insert(mediaType, body)).toMatchObject({ status: 413 });
  expect(await isServing()).toBe(true);
});

/** Takes Postgres most of a minute. */
const endless = `${'(.?){255}'.repeat(6)}\\1`;

describe('a costly filter', () => {
  test.each([
    'team1=match.…',
    'team1=match(any).{…}',
    'or=(id.is.null,team1.match.…)',
    'or=(id.is.null,and(team1.match.…,id.is.null))',
    'team1=not.plfts.…',
    'or=(id.is.null,team1.not.wfts(spanish).…)',
  ])('%s', async (query) => {
    // A short one first: a server that accepts it would accept the other.
    for (const pattern of ['a', endless]) {
      const path = `results?select=id&${query.replace('…', encodeURIComponent(pattern))}`;
      expect(await read(path)).toMatchObject({ status: 400, body: { code: 'PGRST100' } });
    }
  });

  test('a team whose name looks like such a filter is found', async () => {
    const path = `results?select=id&team1=eq.${encodeURIComponent('a match. b->c')}`;
    expect(await read(path)).toEqual({ status: 200, body: [] });
  });
});

const columns = (count: number) =>
  Array.from({ length: count }, (_, number) => `c${number}:team1`).join(',');

test.each([
  `results?select=${columns(41)}`,
  `results?select=${columns(17)}`,
  `results?select=${columns(40)}&limit=401`,
  `results?order=${'team1,'.repeat(10)}team2`,
  'results?select=key:team1-%3E%3Ekey',
  'pairs?select=id,pair_names(*,pairs(*))',
  'categories?select=results(id),pairs(id),more:results(id)',
])('a response that is large or takes long is refused: %s', async (path) => {
  expect(await read(path)).toMatchObject({ status: 400, body: { code: 'PGRST100' } });
});

test('a response within the limits is not, and the secret key may embed tables', async () => {
  expect(await read(`results?select=${columns(40)}&limit=1`)).toMatchObject({ status: 200 });
  const path = 'categories?select=results(id),pairs(id)&limit=1';
  expect(await read(path)).toMatchObject({ status: 400, body: { code: 'PGRST100' } });
  expect(await read(path, supabase.secretKey)).toMatchObject({ status: 200 });
});

test('a channel that asks for one table very many times', async () => {
  const { url, publishableKey } = supabase;
  const socket = await openRawSocket(
    `${url.replace('http', 'ws')}/realtime/v1/websocket?vsn=2.0.0&apikey=${publishableKey}`,
  );
  const binding = { event: '*', schema: 'public', table: 'results' };
  const many = Array.from({ length: 21 }, (_, number) => ({ ...binding, number }));
  expect(await socket.join('realtime:a', many, '1')).toMatchObject({ status: 'error' });
  expect(await socket.join('realtime:a', many.slice(1), '2')).toMatchObject({ status: 'ok' });
  await socket.frame(([, , , event, { status }]) => event === 'system' && status === 'ok');
  socket.close();
});

test('requests on one connection, without waiting: another client is answered in between', async () => {
  const head = ['GET /rest/v1/results?select=id&limit=1 HTTP/1.1', 'Host: localhost'];
  const request = [...head, `apikey: ${supabase.publishableKey}`, '', ''].join('\r\n');
  const connection = await openConnection(supabase.url);
  connection.socket.write(request.repeat(100));
  const answers = () => connection.received().split('HTTP/1.1 200').length - 1;
  await until(() => answers() > 0, 'the first answer');
  expect(await isServing()).toBe(true);
  expect(answers()).toBeLessThan(100);
  connection.socket.destroy();
  expect(await isServing()).toBe(true);
});

test('an address sends any number of requests, one after the other', async () => {
  // Together their heads are more than an address may have in flight.
  const headers = { 'x-much': 'a'.repeat(12_000) };
  for (let count = 0; count < 170; count += 1) {
    const { status } = await fetch(`${supabase.url}/rest/v1/results`, { headers });
    expect(status).toBe(401);
  }
});
