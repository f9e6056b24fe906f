import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { demoSettings } from '../../../src/league/demo/demoSettings.ts';
import { followSettings } from '../../../src/league/followSettings.ts';
import type { LeagueSettings } from '../../../src/league/league.ts';
import {
  builtSettings,
  keptSettingsKey,
  settings,
  startWithSettings,
} from '../../../src/league/settings.ts';
import { settingsVersionTable } from '../../../src/league/settingsVersion.ts';
import { createArrivals } from '../../../src/live/arrivals.ts';
import { openTable } from '../../../src/live/openTable.ts';

const built = builtSettings();
const named = (version: number): LeagueSettings => ({
  ...demoSettings,
  version,
  name: `Liga ${version}`,
});
const kept = new Map<string, string>();
const read = vi.fn<() => Promise<Response>>();
const nameNow = () => settings().name;

beforeEach(() => {
  vi.useFakeTimers();
  const localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  };
  vi.stubGlobal('localStorage', localStorage);
  vi.stubGlobal('document', { documentElement: { style: {} } });
  vi.stubGlobal('fetch', read);
  startWithSettings({ ...built, league: named(5) });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  read.mockReset();
  kept.clear();
  startWithSettings(built);
});

/** A page whose build has version 5, and a function by which it hears of another one. */
async function openPage(version: number) {
  const row = { id: 'v', version, code: 1 };
  const { lists } = openTable(
    settingsVersionTable,
    async () => ({ rows: [{ ...row }], count: 1 }),
    {
      arrivals: createArrivals(() => false),
    },
  );
  followSettings({ versions: lists, address: '/settings' });
  await vi.advanceTimersByTimeAsync(10);
  return async (changed: number) => {
    row.version = changed;
    await lists.reload();
    await vi.advanceTimersByTimeAsync(10);
  };
}

const answer = (version: number) => Promise.resolve(Response.json(named(version)));

test('the settings are read where the database has others, and kept for the next visit', async () => {
  const hear = await openPage(5);
  expect(read).not.toHaveBeenCalled();
  read.mockReturnValueOnce(answer(6));
  await hear(6);
  expect(nameNow()).toBe('Liga 6');
  expect(kept.get(keptSettingsKey)).toContain('Liga 6');
});

test('a change that comes while the settings are read is read too', async () => {
  const hear = await openPage(5);
  const first = Promise.withResolvers<Response>();
  read.mockReturnValueOnce(first.promise).mockReturnValueOnce(answer(7));
  await hear(6);
  await hear(7);
  first.resolve(Response.json(named(6)));
  await vi.advanceTimersByTimeAsync(10);
  expect(nameNow()).toBe('Liga 7');
});

test('settings that could not be read are read again half a minute later', async () => {
  read.mockRejectedValueOnce(new Error('No network')).mockReturnValueOnce(answer(6));
  await openPage(6);
  expect(nameNow()).toBe('Liga 5');
  await vi.advanceTimersByTimeAsync(30_000);
  expect(nameNow()).toBe('Liga 6');
});

test('an answer that no page can read keeps the settings, is said once, and is asked for less and less often', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  read.mockImplementation(async () => Response.json({ message: 'another service' }));
  const hear = await openPage(6);
  expect(nameNow()).toBe('Liga 5');
  await vi.advanceTimersByTimeAsync(3_600_000);
  // After 0, 30, 90, 210, 450, 930, 1890 seconds.
  expect(read).toHaveBeenCalledTimes(7);
  expect(warn).toHaveBeenCalledTimes(1);
  read.mockImplementation(() => answer(7));
  await hear(7);
  expect(nameNow()).toBe('Liga 7');
  warn.mockRestore();
});

test.each([
  [6, 'Liga 6', 'newer than the build are shown'],
  [4, 'Liga 5', 'older than the build are forgotten'],
])('kept settings of version %i: %s, since those %s', async (version, name) => {
  kept.set(keptSettingsKey, JSON.stringify(named(version)));
  await openPage(Math.max(version, 5));
  expect(nameNow()).toBe(name);
  expect(kept.has(keptSettingsKey)).toBe(version === 6);
  expect(read).not.toHaveBeenCalled();
});
