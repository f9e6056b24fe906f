import { expect, test } from 'vitest';
import { categories } from '../../src/domain/category.ts';
import { openTestDatabase, openingTimeout } from './support/testDatabase.ts';

test(
  'both tables take exactly the categories that the site knows',
  async () => {
    const postgres = await openTestDatabase();
    const { rows } = await postgres.query<{ name: string; definition: string }>(`
    select conname as name, pg_get_constraintdef(oid) as definition
    from pg_catalog.pg_constraint
    where conname like '%category_is_known'
    order by conname
  `);
    await postgres.close();

    const taken = rows.map(({ name, definition }) => ({
      name,
      names: [...definition.matchAll(/'([^']+)'::text/g)].map(([, category]) => category),
    }));
    const known = categories.map(({ name }) => name);
    expect(taken).toEqual([
      { name: 'results_category_is_known', names: known },
      { name: 'upcoming_matches_category_is_known', names: known },
    ]);
  },
  openingTimeout,
);
