import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { emptyResultColumns } from '../../support/rows.ts';
import { openSimulatedSite } from './support/simulatedSite.ts';

// Every response of the API replaced by each broken kind, at each moment in which the page loads: it
// equals the table within 35 s of recovery, and never shows En vivo while it does not.

const row = {
  id: '1',
  team1: 'Uno',
  team2: 'Dos',
  score: '6-4, 6-3',
  date: '2026-11-20',
  category: 'Sexta Libre',
  ...emptyResultColumns,
};
const page = '<!doctype html><title>Bienvenido a la red del club</title>';
const html = { headers: { 'content-type': 'text/html' } };
const body = (text: string | null, init?: ResponseInit) => async () => new Response(text, init);

/** A body that never ends. */
function stall(signal: AbortSignal): Promise<Response> {
  const stream = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('[{"id":'));
      signal.addEventListener('abort', () => controller.error(signal.reason));
    },
  });
  return Promise.resolve(new Response(stream));
}

function hang(signal: AbortSignal): Promise<Response> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
}

const faults = {
  'no response': hang,
  'a body that never ends': stall,
  'a network error': () => Promise.reject(new TypeError('Failed to fetch')),
  'status 400': body('{"code":"PGRST100"}', { status: 400 }),
  'status 401': body('{"message":"Invalid API key"}', { status: 401 }),
  'status 404': body('{}', { status: 404 }),
  'status 429': body('Too many requests', { status: 429 }),
  'status 500': body('{"code":"XX000"}', { status: 500 }),
  'status 502 with a page': body(page, { status: 502, ...html }),
  'status 503': body(null, { status: 503 }),
  'status 204': body(null, { status: 204 }),
  'an empty body': body(''),
  'a page with status 200, as after a redirect': body(page, html),
  'truncated JSON': body('[{"id":"1","team1":"Un'),
  'an object': body('{}'),
  null: body('null'),
  'an array of numbers': body('[1,2]'),
  'an array of errors': body('[{"message":"x"}]'),
  'an array of nothing': body('[null]'),
  'rows without a column': body(JSON.stringify([row])),
  'one invalid row': body(JSON.stringify([{ ...row, created_at: '2026-11-20' }, 'x'])),
};

const moments = ['prefetch', 'first load', 'reload after reconnect', 'poll', 'load more'] as const;

const cases = Object.entries(faults).flatMap(([kind, fault]) =>
  moments.map((moment) => ({ kind, fault, moment })),
);

// Before the fake clock runs: the page imports them when it is idle, and when a list is read further.
beforeAll(() =>
  Promise.all([
    import('../../../src/live/channel.ts'),
    import('../../../src/live/conditionsAfter.ts'),
  ]),
);
beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 20, 23) });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

type Site = ReturnType<typeof openSimulatedSite>;

/** Lets time pass, and looks every quarter of a second at what the page claims. */
async function pass(site: Site, seconds: number) {
  for (let quarter = 0; quarter < seconds * 4; quarter += 1) {
    await vi.advanceTimersByTimeAsync(250);
    expect(!site.isLive() || site.isEqual(), 'En vivo over rows that differ').toBe(true);
  }
}

async function openLive(): Promise<Site> {
  const site = openSimulatedSite();
  await pass(site, 1);
  site.confirm();
  await pass(site, 1);
  expect(site.isLive()).toBe(true);
  return site;
}

/** What the channel does not report. */
function changeUnseen(site: Site) {
  site.interrupt();
  site.insert();
  site.remove();
}

async function breakAt(moment: (typeof moments)[number], fault: (typeof cases)[number]['fault']) {
  if (moment === 'prefetch' || moment === 'first load') {
    const site = openSimulatedSite({ fault, isPrefetched: moment === 'prefetch' });
    await pass(site, 1);
    site.confirm();
    return site;
  }
  const site = await openLive();
  if (moment === 'load more') {
    site.setFault(fault);
    site.loadMore();
    return site;
  }
  changeUnseen(site);
  site.setFault(fault);
  if (moment === 'reload after reconnect') site.confirm();
  return site;
}

test.each(cases)('$kind, $moment', async ({ fault, moment }) => {
  const site = await breakAt(moment, fault);
  await pass(site, 40);
  site.setFault(null);
  await pass(site, 35);
  expect(site.isEqual()).toBe(true);
  if (moment === 'poll') site.confirm();
  if (moment === 'load more') site.loadMore();
  await pass(site, 1);
  expect(site.isLive()).toBe(true);
  expect(site.shown()).toHaveLength(moment === 'load more' ? 100 : 50);
  site.close();
});

test('a change that the channel never reports is found within five minutes', async () => {
  const site = await openLive();
  site.insert();
  await vi.advanceTimersByTimeAsync(5 * 60_000);
  expect(site.isEqual()).toBe(true);
  site.close();
});

test.each(['a confirmation', 'a short absence'])(
  'after %s without a gap the page stays live, and loads; if that fails it does not',
  async (event) => {
    const site = await openLive();
    const happen = () => {
      if (event === 'a confirmation') site.confirm();
      else site.document.dispatchEvent(new Event('visibilitychange'));
    };
    const before = site.requests;
    site.setLatency(1000);
    happen();
    expect(site.isLive()).toBe(true);
    expect(site.requests).toBeGreaterThan(before);
    await pass(site, 2);
    expect(site.isLive()).toBe(true);
    site.setFault(faults['status 500']);
    happen();
    await pass(site, 2);
    expect(site.isLive()).toBe(false);
    site.close();
  },
);

test('pages that were opened together do not refetch together', async () => {
  const delays = new Set<number>();
  for (const random of [0, 0.5, 0.99]) {
    vi.spyOn(Math, 'random').mockReturnValue(random);
    const site = await openLive();
    const before = site.requests;
    let seconds = 0;
    for (; site.requests === before; seconds += 1) await vi.advanceTimersByTimeAsync(1000);
    delays.add(seconds);
    site.close();
  }
  expect(delays.size).toBe(3);
});

test('without a network the age of the rows is given, and on a page without rows none', async () => {
  const site = await openLive();
  site.lose();
  expect(site.connection()).toEqual({ state: 'offline', dataFrom: expect.any(Number) });
  site.leave();
  expect(site.connection()).toEqual({ state: 'offline', dataFrom: null });
  site.close();
});

test('a hidden page without a live connection does not poll', async () => {
  const site = await openLive();
  site.interrupt();
  await pass(site, 1);
  site.document.visibilityState = 'hidden';
  const before = site.requests;
  await pass(site, 120);
  expect(site.requests).toBe(before);
  site.close();
});

test('a pair that is renamed in forty rows is one update of the page and one announcement', async () => {
  const site = await openLive();
  const moments = new Set<number>();
  const stop = site.onChange(() => moments.add(Date.now()));
  await site.rename('Pared Doble', 40);
  await vi.advanceTimersByTimeAsync(500);
  expect(site.names().filter((name) => name === 'Pared Doble')).toHaveLength(40);
  expect(moments.size).toBe(1);
  expect(site.arrivals.snapshot().map(({ text }) => text)).toEqual([
    'La pareja Doble Pared ahora se llama Pared Doble',
  ]);
  stop();
  site.close();
});
