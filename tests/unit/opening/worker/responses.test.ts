import { beforeEach, expect, test, vi } from 'vitest';
import {
  createResponses,
  isVisitorsRead,
  cachedAtHeader,
} from '../../../../src/opening/worker/responses.ts';
import { fakeCaches } from './fakeCaches.ts';

const address = 'https://liga.example/rest/v1/results?select=id&limit=50';
const request = (url = address) => new Request(url, { headers: { apikey: 'sb_publishable_x' } });

let caches = fakeCaches();
let now = 0;
let network: (signal: AbortSignal | null) => Promise<Response>;
let sent = 0;
let work: Promise<unknown>[] = [];
const keepAlive = (each: Promise<unknown>) => void work.push(each);
const settle = async () => {
  while (work.length > 0) await Promise.allSettled(work.splice(0));
};
const rows = (text: string) => () => Promise.resolve(Response.json([text]));
const read = async (response: Promise<Response>) => (await response).json();
const down = () => Promise.reject(new TypeError('Failed to fetch'));
const open = () =>
  createResponses({
    caches,
    cacheName: 'answers',
    now: () => now,
    fetch(_request, { signal }) {
      sent += 1;
      return network(signal ?? null);
    },
  });

beforeEach(() => {
  caches = fakeCaches();
  now = 1000;
  sent = 0;
  work = [];
});

test('a first visit waits for the network; the next one has its rows at once, with their time', async () => {
  network = rows('viejo');
  expect(await read(open().cachedFirst(request(), keepAlive))).toEqual(['viejo']);
  await settle();
  now = 90_000;
  network = rows('nuevo');
  const responses = open();
  const cached = await responses.cachedFirst(request(), keepAlive);
  expect(cached.headers.get(cachedAtHeader)).toBe('1000');
  expect(await cached.json()).toEqual(['viejo']);
  // The request that went out meanwhile answers the page's next one.
  const fresh = await responses.networkFirst(request(), keepAlive);
  expect(fresh.headers.has(cachedAtHeader)).toBe(false);
  expect(await fresh.json()).toEqual(['nuevo']);
  expect(sent).toBe(2);
});

test('an open page gets the network’s response, and the cached one only without a network', async () => {
  network = rows('viejo');
  const responses = open();
  await responses.networkFirst(request(), keepAlive);
  await settle();
  network = rows('nuevo');
  expect(await read(responses.networkFirst(request(), keepAlive))).toEqual(['nuevo']);
  await settle();
  network = down;
  const cached = await responses.networkFirst(request(), keepAlive);
  expect(await cached.json()).toEqual(['nuevo']);
  expect(cached.headers.get(cachedAtHeader)).toBe('1000');
});

test('what did not come from the database is not cached: the page of a Wi-Fi network, an error, half an answer', async () => {
  const html = { headers: { 'content-type': 'text/html' } };
  const half = new Response('[{"id":', { headers: { 'content-type': 'application/json' } });
  const error = Response.json([], { status: 500 });
  for (const response of [new Response('<p>Wi-Fi', html), error, half, Response.json({})]) {
    network = () => Promise.resolve(response);
    await open().networkFirst(request(), keepAlive);
    await settle();
  }
  network = down;
  await expect(open().networkFirst(request(), keepAlive)).rejects.toThrow('Failed to fetch');
});

test('a cached response says of how many rows it is', async () => {
  const headers = { 'content-range': '0-0/12' };
  network = () => Promise.resolve(Response.json(['viejo'], { status: 206, headers }));
  await open().networkFirst(request(), keepAlive);
  await settle();
  const cached = await open().cachedFirst(request(), keepAlive);
  expect([cached.headers.get('content-range'), cached.headers.get(cachedAtHeader)]).toEqual([
    '0-0/12',
    '1000',
  ]);
});

test('with a full storage nothing is cached, and reads work', async () => {
  caches.state.isFull = true;
  network = rows('nuevo');
  expect(await read(open().cachedFirst(request(), keepAlive))).toEqual(['nuevo']);
  await settle();
  expect(await read(open().cachedFirst(request(), keepAlive))).toEqual(['nuevo']);
});

test('the latest eighty responses are cached', async () => {
  network = rows('fila');
  const responses = open();
  for (let page = 0; page < 85; page += 1) {
    await responses.networkFirst(request(`${address}&offset=${page}`), keepAlive);
    await settle();
  }
  const cached = [...(caches.stores.get('answers')?.keys() ?? [])];
  expect(cached).toHaveLength(80);
  expect(cached.at(-1)).toMatch(/offset=84$/u);
});

test('only what a visitor reads is cached: nothing signed in, written or called', () => {
  const api = 'https://liga.example';
  const signedIn = { headers: { apikey: 'x', authorization: 'Bearer eyJ' } };
  expect(isVisitorsRead(request(), api)).toBe(true);
  for (const other of [
    new Request(address, signedIn),
    new Request(address, { method: 'POST', body: '{}' }),
    request('https://liga.example/rest/v1/rpc/calendar?category=sexta-libre'),
    request('https://liga.example/auth/v1/user'),
    request('https://other.example/rest/v1/results'),
  ]) {
    expect(isVisitorsRead(other, api)).toBe(false);
  }
});

test('a read that is never answered is given up: it holds no connection of the browser', async () => {
  network = rows('viejo');
  await open().cachedFirst(request(), keepAlive);
  await settle();
  vi.useFakeTimers();
  try {
    network = (signal) =>
      new Promise((_, refuse) => {
        signal?.addEventListener('abort', () => refuse(new TypeError('Aborted')));
      });
    const cached = await open().cachedFirst(request(), keepAlive);
    expect(await cached.json()).toEqual(['viejo']);
    const ended = settle();
    await vi.advanceTimersByTimeAsync(20_000);
    await ended;
  } finally {
    vi.useRealTimers();
  }
});
