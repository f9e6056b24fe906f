import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readSettings } from '../../../src/build/readSettings.ts';
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
async function read() {
  const reading = readSettings(source).catch((error: unknown) => String(error));
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
  ask.mockImplementation(answer);
  expect(await read()).toMatch(
    /^Error: The site is not built, since https:\/\/liga\.supabase\.co did not give .*\)\.$/u,
  );
  expect(ask).toHaveBeenCalledTimes(times);
});
