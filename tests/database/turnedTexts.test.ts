import { cpSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { migrationsFolder, openProject } from '../../supabase/embedded/worker/openProject.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

// Signs that turn the line around a text were stored by versions that took them.

const migration = '20261129040000_no_turned_texts.sql';
const turning = '[\\u202a-\\u202e\\u2066-\\u2069]';

test('stored signs that turn a line are replaced, in rows, lists, keys and history, and taken no more', async () => {
  const folder = temporaryFolder();
  const earlier = join(folder, 'migrations');
  cpSync(migrationsFolder, earlier, { recursive: true });
  rmSync(join(earlier, migration));
  const options = {
    jwtSecret: 'x'.repeat(40),
    publishableKey: 'none',
    secretKey: 'none',
    postgresFolder: join(folder, 'postgres'),
    jwtExpiry: 1,
    seed: readFileSync('supabase/seed.sql', 'utf8'),
  };
  const before = await openProject(options, earlier);
  await before.connection.driver.exec(`
    insert into public.results (team1, team2, score, date, category)
      values (U&'\\202e Uno', U&'Dos\\2067 y más', '6-4, 6-3', '2026-11-20', 'Sexta Libre');
    update public.league set slogan = U&'uno \\2066dos', story = array[U&'a\\202e "b"', 'c, d'];
    update public.categories set title = U&'\\202aSexta\\202c' where name = 'Sexta Libre';
    update public.clubs set name = name || U&'\\2069';`);
  const { rows: history } = await before.connection.driver.query(
    'select count(*) from private.history',
  );
  await before.connection.close();

  const { connection } = await openProject(options);
  try {
    const rowsOf = async (sql: string) => (await connection.driver.query(sql)).rows;
    // All of a row is one text, whatever the types of its columns.
    const tables = ['league', 'results', 'pairs', 'pair_names', 'categories', 'clubs'];
    for (const table of [...tables.map((name) => `public.${name}`), 'private.history']) {
      expect(
        await rowsOf(
          `select count(*)::int as turned from ${table} as r where r::text ~ '${turning}'`,
        ),
        table,
      ).toEqual([{ turned: 0 }]);
    }
    expect(await rowsOf('select slogan, story from public.league')).toEqual([
      { slogan: 'uno \u2061dos', story: ['a\u2060 "b"', 'c, d'] },
    ]);
    const [pair] = await rowsOf(`
      select pairs.name, results.team1, pair_names.address
      from public.results
      join public.pairs on pairs.id = results.pair1_id
      join public.pair_names on pair_names.pair_id = pairs.id
      where results.team1 like '% Uno'`);
    expect(pair).toEqual({ name: '\u2060 Uno', team1: '\u2060 Uno', address: 'uno' });
    // Nobody has changed anything.
    expect(await rowsOf('select count(*) from private.history')).toEqual(history);
    await expect(rowsOf(`update public.clubs set name = U&'a\\202eb'`)).rejects.toThrow(
      'clubs_name_is_text',
    );
  } finally {
    await connection.close();
  }
});
