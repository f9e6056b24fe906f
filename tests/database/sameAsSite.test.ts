import { afterAll, expect, test } from 'vitest';
import { categories } from '../../src/league/category.ts';
import { league } from '../../src/league/league.config.ts';
import nameKeys from '../unit/padel/nameKeys.json' with { type: 'json' };
import { openTestDatabase } from './support/testDatabase.ts';

const postgres = await openTestDatabase();
afterAll(() => postgres.close());

test('the database knows the league as the site does', async () => {
  const { rows } = await postgres.query('select name, address, time_zone from private.league');
  const { name, address, timeZone } = league;
  expect(rows).toEqual([{ name, address, time_zone: timeZone }]);
});

test('the database has the categories of the site, in their order', async () => {
  const { rows } = await postgres.query(
    'select name, slug from public.categories order by position',
  );
  expect(rows).toEqual(categories.map(({ name, slug }) => ({ name, slug })));
});

test('the database compares names as the site does', async () => {
  const { rows } = await postgres.query<{ key: string }>(
    'select private.name_key(name) as key from unnest($1::text[]) as name',
    [nameKeys.map(([name]) => name)],
  );
  expect(rows.map(({ key }) => key)).toEqual(nameKeys.map(([, key]) => key));
});
