import { afterAll, expect, test } from 'vitest';
import { clockOffsets } from '../../src/build/clockOffsets.ts';
import { demoSettings } from '../../src/league/demo/demoSettings.ts';
import { instantOf } from '../../src/padel/time.ts';
import nameKeys from '../unit/padel/nameKeys.json' with { type: 'json' };
import { openTestDatabase, readRepositoryFile } from './support/testDatabase.ts';

const postgres = await openTestDatabase(readRepositoryFile('supabase/seed.sql'));
afterAll(() => postgres.close());

test("the demo's rows are the settings with which tests and Storybook begin", async () => {
  await postgres.exec('set role anon');
  const { rows } = await postgres.query('select public.league_settings() as settings');
  await postgres.exec('reset role');
  expect(rows).toEqual([{ settings: demoSettings }]);
});

test.each(['America/Santiago', 'Europe/Madrid', 'America/Argentina/Cordoba', 'UTC'])(
  "the database knows the clock of %s as the build's Node does",
  async (zone) => {
    const year = new Date().getUTCFullYear();
    const { rows } = await postgres.query('select private.clock_offsets($1) as clock', [zone]);
    const clock = clockOffsets(zone, Date.UTC(year - 1), Date.UTC(year + 20));
    expect(rows).toEqual([{ clock }]);
  },
);

/** The zones of Node whose clocks differ in two years, one for each clock. */
function differentZones(from: number, to: number): string[] {
  const zones = new Map<string, string>();
  for (const zone of Intl.supportedValuesOf('timeZone')) {
    const clock = JSON.stringify(clockOffsets(zone, from, to));
    if (!zones.has(clock)) zones.set(clock, zone);
  }
  return [...zones.values()];
}

test('a match begins at one moment in the file and in the feed of a calendar, whatever the clock of a zone does', async () => {
  const [from, to] = [Date.UTC(2027), Date.UTC(2029)];
  const zones = differentZones(from, to);
  expect(zones.length).toBeGreaterThan(50);
  for (const zone of zones) {
    const clock = clockOffsets(zone, from, to);
    // Each quarter of an hour for three hours before and after each change, as the clock shows it.
    const shown = clock
      .slice(1)
      .flatMap(({ from: change, minutes }) =>
        Array.from({ length: 25 }, (_, step) =>
          new Date(change + (minutes + (step - 12) * 15) * 60_000).toISOString(),
        ),
      );
    const moments = shown.map((text) => ({ date: text.slice(0, 10), time: text.slice(11, 16) }));
    const { rows } = await postgres.query<{ at: string }>(
      `select 1000 * extract(epoch from private.moment_of(date, "time", $2)) as at
       from jsonb_to_recordset($1) as (date date, "time" time)`,
      [JSON.stringify(moments), zone],
    );
    expect(
      rows.map(({ at }) => Number(at)),
      zone,
    ).toEqual(moments.map((moment) => instantOf(moment, clock)));
  }
});

test('the database compares names as the site does', async () => {
  const { rows } = await postgres.query<{ key: string }>(
    'select private.name_key(name) as key from unnest($1::text[]) as name',
    [nameKeys.map(([name]) => name)],
  );
  expect(rows.map(({ key }) => key)).toEqual(nameKeys.map(([, key]) => key));
});
