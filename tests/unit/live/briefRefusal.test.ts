import { createClient } from '@supabase/supabase-js';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createArrivals } from '../../../src/live/arrivals.ts';
import { fetchWithJsonErrors } from '../../../src/live/fetchWithJsonErrors.ts';
import { openTable } from '../../../src/live/openTable.ts';
import { createReader } from '../../../src/live/readRows.ts';
import { resultsTable } from '../../../src/matches/tables.ts';
import { writeErrorOf } from '../../../src/session/requests.ts';
import { SessionEndedError } from '../../../src/session/writeErrors.ts';
import { emptyResultColumns } from '../../support/rows.ts';

// A hosted project that refuses for some seconds, and then answers.

const ahead = '{"code":"PGRST303","message":"JWT issued at future"}';
const ended = '{"code":"PGRST303","message":"JWT expired"}';
const reading = '{"code":"PGRST002","message":"Could not query the database for the schema cache"}';

const row = {
  ...emptyResultColumns,
  id: '1',
  team1: 'Los Smash',
  team2: 'Doble Pared',
  score: '6-4, 6-3',
  date: '2026-11-20',
  category: 'Sexta Libre',
  created_at: '2026-11-20T12:00:00+00:00',
};

let sent = 0;
/** A database that refuses for so long, ms, and then gives a row. */
function refuseFor(duration: number, status: number, body: string) {
  const until = performance.now() + duration;
  return async (address: string) => {
    sent += 1;
    const isOver = performance.now() >= until;
    const response = isOver ? Response.json([row]) : new Response(body, { status });
    Object.defineProperty(response, 'url', { value: address });
    return response;
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  sent = 0;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** How a promise has ended after so many ms, without waiting for them. */
async function endAfter<Value>(duration: number, promise: Promise<Value>) {
  let end: { value: Value } | { error: unknown } | 'waits' = 'waits';
  promise.then(
    (value) => (end = { value }),
    (error: unknown) => (end = { error }),
  );
  await vi.advanceTimersByTimeAsync(duration);
  return end;
}

/** A visitor's list of results, which is read at once. */
function openList(fetchRows: (address: string) => Promise<Response>) {
  const readRows = createReader('https://liga.example', 'key', fetchRows);
  const { lists } = openTable(resultsTable, readRows, { arrivals: createArrivals() });
  const list = lists.list({ order: 'entry' });
  list.watch(() => {});
  return () => list.state().kind;
}

test.each([
  [401, ahead],
  [503, reading],
  [503, '<h1>Service unavailable</h1>'],
])(
  'a visitor has the rows two seconds after a refusal of status %i is over',
  async (status, body) => {
    for (const duration of [0, 900, 4000, 8000]) {
      const kind = openList(refuseFor(duration, status, body));
      await vi.advanceTimersByTimeAsync(duration);
      expect(kind()).not.toBe('error');
      await vi.advanceTimersByTimeAsync(2000);
      expect(kind()).toBe('loaded');
    }
  },
);

test('a visitor is told of a refusal that stays, and of others sooner', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const stays = openList(refuseFor(Number.POSITIVE_INFINITY, 503, reading));
  const others = [402, 403, 404, 500, 540].map((status) =>
    openList(refuseFor(Number.POSITIVE_INFINITY, status, '{}')),
  );
  await vi.advanceTimersByTimeAsync(2000);
  expect(others.map((kind) => kind())).toEqual(others.map(() => 'error'));
  await vi.advanceTimersByTimeAsync(6000);
  expect(stays()).toBe('loading');
  await vi.advanceTimersByTimeAsync(4000);
  expect(stays()).toBe('error');
  warn.mockRestore();
});

/** The administrator's insertion, through the client. */
async function insert() {
  const client = createClient('https://liga.example', 'key', {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch: fetchWithJsonErrors },
  });
  const { data, error } = await client.from('results').insert({ id: 1 }).select();
  return { data, error: error === null ? null : writeErrorOf(error) };
}

test.each([
  [401, ahead],
  [503, reading],
])('the administrator saves once, after a refusal of status %i is over', async (status, body) => {
  vi.stubGlobal('fetch', refuseFor(6000, status, body));
  expect(await endAfter(8000, insert())).toEqual({ value: { data: [row], error: null } });
});

test('a session that has ended is said at once; clocks that stay apart are none', async () => {
  vi.stubGlobal('fetch', refuseFor(Number.POSITIVE_INFINITY, 401, ended));
  const end = await endAfter(0, insert());
  expect(end).toHaveProperty('value.error', expect.any(SessionEndedError));
  expect(sent).toBe(1);
  vi.stubGlobal('fetch', refuseFor(Number.POSITIVE_INFINITY, 401, ahead));
  const stays = insert();
  expect(await endAfter(8000, stays)).toBe('waits');
  const { error } = await endAfter(4000, stays).then(() => stays);
  expect(error).not.toBeInstanceOf(SessionEndedError);
});
