import { expect, test } from 'vitest';
import { categories } from '../../src/domain/category.ts';
import { openTestDatabase, openingTimeout } from './support/testDatabase.ts';

test(
  'the database has the categories of the site, in their order',
  async () => {
    const postgres = await openTestDatabase();
    const { rows } = await postgres.query(
      'select name, slug from public.categories order by position',
    );
    await postgres.close();
    expect(rows).toEqual(categories.map(({ name, slug }) => ({ name, slug })));
  },
  openingTimeout,
);
