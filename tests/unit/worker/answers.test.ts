import { beforeEach, expect, test } from 'vitest';
import {
  answerKey,
  createAnswers,
  isVisitorsRead,
  storedAtHeader,
} from '../../../src/worker/answers.ts';
import { fakeCaches } from './fakeCaches.ts';

const address = 'https://liga.example/rest/v1/results?select=id&limit=50';
const request = (url = address) => new Request(url, { headers: { apikey: 'sb_publishable_x' } });

let caches = fakeCaches();
let now = 0;
let network: () => Promise<Response>;
let sent = 0;
let work: Promise<unknown>[] = [];
const keepAlive = (each: Promise<unknown>) => void work.push(each);
const settle = async () => {
  while (work.length > 0) await Promise.allSettled(work.splice(0));
};
const rows = (text: string) => () => Promise.resolve(Response.json([text]));
const down = () => Promise.reject(new TypeError('Failed to fetch'));
const open = () =>
  createAnswers({
    caches,
    now: () => now,
    fetch() {
      sent += 1;
      return network();
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
  expect(await (await open().opening(request(), keepAlive)).json()).toEqual(['viejo']);
  await settle();
  now = 90_000;
  network = rows('nuevo');
  const answers = open();
  const kept = await answers.opening(request(), keepAlive);
  expect(kept.headers.get(storedAtHeader)).toBe('1000');
  expect(await kept.json()).toEqual(['viejo']);
  // The request that went out meanwhile answers the page's next one.
  const fresh = await answers.later(request(), keepAlive);
  expect(fresh.headers.has(storedAtHeader)).toBe(false);
  expect(await fresh.json()).toEqual(['nuevo']);
  expect(sent).toBe(2);
});

test('a page that is open is answered by the network, and by what is kept only without one', async () => {
  network = rows('viejo');
  const answers = open();
  await answers.later(request(), keepAlive);
  await settle();
  network = rows('nuevo');
  expect(await (await answers.later(request(), keepAlive)).json()).toEqual(['nuevo']);
  await settle();
  network = down;
  const kept = await answers.later(request(), keepAlive);
  expect(await kept.json()).toEqual(['nuevo']);
  expect(kept.headers.get(storedAtHeader)).toBe('1000');
});

test('without a network and without anything kept, the read fails as it always did', async () => {
  network = down;
  await expect(open().later(request(), keepAlive)).rejects.toThrow('Failed to fetch');
  await expect(open().opening(request(), keepAlive)).rejects.toThrow('Failed to fetch');
});

test('what is no answer of the database is not kept: a Wi-Fi’s own page, an error', async () => {
  const html = { headers: { 'content-type': 'text/html' } };
  for (const response of [new Response('<p>Wi-Fi', html), Response.json({}, { status: 500 })]) {
    network = () => Promise.resolve(response);
    await open().later(request(), keepAlive);
    await settle();
  }
  network = down;
  await expect(open().later(request(), keepAlive)).rejects.toThrow('Failed to fetch');
});

test('a full storage keeps nothing and costs nothing', async () => {
  caches.state.isFull = true;
  network = rows('nuevo');
  expect(await (await open().opening(request(), keepAlive)).json()).toEqual(['nuevo']);
  await settle();
  expect(await (await open().opening(request(), keepAlive)).json()).toEqual(['nuevo']);
});

test('eighty responses are kept, the latest ones', async () => {
  network = rows('fila');
  const answers = open();
  for (let page = 0; page < 85; page += 1) {
    await answers.later(request(`${address}&offset=${page}`), keepAlive);
    await settle();
  }
  const kept = [...(caches.stores.get('answers')?.keys() ?? [])];
  expect(kept).toHaveLength(80);
  expect(kept.at(-1)).toMatch(/offset=84$/u);
});

const matchesAt = (day: string, time: string) =>
  `https://liga.example/rest/v1/upcoming_matches?select=id&category=eq.Sexta+Libre&date=gte.${day}` +
  `&or=${encodeURIComponent(`(date.gt."${day}",and(date.eq."${day}",or(time.gt."${time}",and(time.eq."${time}",id.gt."00000000-0000-0000-0000-000000000000"))))`)}&limit=50`;

test('a list of matches is the same list in the next hour and on the next day', () => {
  const key = answerKey(matchesAt('2026-11-22', '20:00'));
  expect(answerKey(matchesAt('2026-11-23', '09:00'))).toBe(key);
  expect(answerKey(matchesAt('2026-11-23', '09:00').replace('Sexta', 'Quinta'))).not.toBe(key);
  // A season begins on a day of its own.
  const season = `${address}&date=gte.2026-08-01`;
  expect(answerKey(season)).toBe(season);
});

test('only what a visitor reads is kept: nothing signed in, written or called', () => {
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
