import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readSettings, rowsReader } from '../../../src/build/readSettings.ts';
import { demoSettings } from '../../../src/league/demo/demoSettings.ts';

const ask = vi.fn<() => Promise<Response>>();
const source = { kind: 'hosted', url: 'https://liga.supabase.co', publishableKey: 'k' } as const;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockReturnValue();
  vi.stubGlobal('fetch', ask);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  ask.mockReset();
});

/** Reads while time passes at once. */
async function read(what: () => Promise<unknown> = () => readSettings(source)) {
  const reading = what().catch((error: unknown) => String(error));
  await vi.advanceTimersByTimeAsync(60_000);
  return reading;
}

test.each([
  ['is busy', async () => new Response('{"code":"57014"}', { status: 500 })],
  ['has to wait', async () => new Response('', { status: 429 })],
  ['cannot be reached', () => Promise.reject(new TypeError('fetch failed'))],
])('a hosted project that %s is asked again', async (_what, fails) => {
  ask.mockImplementationOnce(fails).mockImplementationOnce(fails);
  ask.mockImplementation(async () => Response.json(demoSettings));
  expect(await read()).toEqual(demoSettings);
  expect(ask).toHaveBeenCalledTimes(3);
});

test.each([
  ['always is busy', async () => new Response('', { status: 503 }), 4],
  ['refuses', async () => new Response('', { status: 401 }), 1],
  ['answers something else', async () => new Response('<html>'), 1],
  ['answers without a league', async () => Response.json({}), 1],
])('one that %s stops the build with a sentence', async (_what, answer, times) => {
  const sentence =
    /^Error: The site is not built, since https:\/\/liga\.supabase\.co did not give .*\)\.$/u;
  ask.mockImplementation(answer);
  expect(await read()).toMatch(sentence);
  expect(ask).toHaveBeenCalledTimes(times);
  // Neither is it built without the rows of its pages.
  const readRows = rowsReader(source);
  expect(await read(async () => readRows?.('results?limit=50'))).toMatch(sentence);
  expect(ask).toHaveBeenCalledTimes(2 * times);
});

test('the rows of a project that gives few at once are read to their end, and to their limit', async () => {
  const stored = Array.from({ length: 70 }, (_, id) => ({ id }));
  vi.stubGlobal('fetch', async (address: string) => {
    const asked = new URL(address).searchParams;
    const first = Number(asked.get('offset'));
    const rows = stored.slice(first, first + Math.min(30, Number(asked.get('limit'))));
    return Response.json(rows, { headers: { 'content-range': `0-29/${stored.length}` } });
  });
  const readRows = rowsReader(source);
  expect(await read(async () => readRows?.('results?limit=1000'))).toEqual(stored);
  expect(await read(async () => readRows?.('results?limit=50'))).toEqual(stored.slice(0, 50));
});

test('pages that show the same list have the rows of one answer', async () => {
  const readRows = rowsReader(source);
  ask.mockImplementation(async () => Response.json([{ id: 'a' }]));
  const rows = await read(() =>
    Promise.all(['pairs', 'results', 'pairs'].map(async (query) => readRows?.(query))),
  );
  expect(rows).toEqual([[{ id: 'a' }], [{ id: 'a' }], [{ id: 'a' }]]);
  expect(ask.mock.calls).toEqual([
    [
      'https://liga.supabase.co/rest/v1/pairs',
      expect.objectContaining({ headers: { apikey: 'k', prefer: 'count=exact' } }),
    ],
    ['https://liga.supabase.co/rest/v1/results', expect.anything()],
  ]);
});
