import { afterAll, expect, test } from 'vitest';
import { clockOffsets } from '../../src/build/clockOffsets.ts';
import { demoSettings } from '../../src/league/demo/demoSettings.ts';
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

test('the database compares names as the site does', async () => {
  const { rows } = await postgres.query<{ key: string }>(
    'select private.name_key(name) as key from unnest($1::text[]) as name',
    [nameKeys.map(([name]) => name)],
  );
  expect(rows.map(({ key }) => key)).toEqual(nameKeys.map(([, key]) => key));
});
