import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PGlite } from '@electric-sql/pglite';
import { categories } from '../../src/domain/category.ts';
import { formatScore } from '../../src/domain/formatScore.ts';
import { parseScore } from '../../src/domain/score.ts';
import { demoAdmin, demoUser } from '../../supabase/embedded/keys.ts';
import { openTestDatabase, openingTimeout, readRepositoryFile } from './support/testDatabase.ts';

const leagueToday = `(now() at time zone 'America/Argentina/Cordoba')::date`;

describe('the demo league', () => {
  let postgres: PGlite;

  beforeAll(async () => {
    postgres = await openTestDatabase();
    await postgres.exec(readRepositoryFile('supabase/seed.sql'));
  }, openingTimeout);

  afterAll(async () => {
    await postgres.close();
  });

  async function column(sql: string): Promise<unknown[]> {
    const { rows } = await postgres.query<unknown[]>(sql, [], { rowMode: 'array' });
    return rows.map(([value]) => value);
  }

  test('fills every category with results and matches', async () => {
    const names = categories.map(({ name }) => name).toSorted();
    const filled = (table: string, least: number) =>
      column(`select category from public.${table} group by category
        having count(*) >= ${least} order by category collate "C"`);
    expect(await filled('results', 15)).toEqual(names);
    expect(await filled('upcoming_matches', 4)).toEqual(names);
  });

  test('has scores of every kind, each understood as it was typed', async () => {
    const typed = (await column('select score from public.results')).map(String);
    const scores = typed.map((text) => ({ text, score: parseScore(text) }));

    const notUnderstood = scores.filter(
      ({ score }) =>
        score.kind === 'text' || (score.kind === 'sets' && score.ending === 'undecided'),
    );
    expect(notUnderstood).toEqual([]);
    expect(scores.filter(({ score }) => score.kind === 'walkover')).toHaveLength(1);
    const retired = scores.filter(
      ({ score }) => score.kind === 'sets' && score.ending === 'retired',
    );
    expect(retired).toHaveLength(1);
    const written = scores.map(({ score }) => formatScore(score)).join(' | ');
    expect(written).toMatch(/\| \d-\d, \d-\d \|/);
    expect(written).toMatch(/\d-\d, \d-\d, \d-\d/);
    expect(written).toMatch(/7-6\(5\)/);
    expect(written).toMatch(/1\d-\d/);
  });

  test('lets no team play itself, or twice on one day', async () => {
    const matches = `
      select team1, team2, date, category from public.results
      union all select team1, team2, date, category from public.upcoming_matches`;
    expect(await column(`select team1 from (${matches}) where team1 = team2`)).toEqual([]);
    expect(
      await column(`
        select team from (
          select team1 as team, date, category from (${matches})
          union all select team2, date, category from (${matches})
        )
        group by team, date having count(*) > 1`),
    ).toEqual([]);
  });

  test('stored each result the night it was played, in the last ten weeks', async () => {
    expect(
      await column(`
        select id from public.results
        where
          (created_at at time zone 'America/Argentina/Cordoba')::date <> date
          or created_at > now()
          or date not between ${leagueToday} - 70 and ${leagueToday} - 1`),
    ).toEqual([]);
  });

  test('announces matches for three weeks, and has two whose day is over', async () => {
    const days = await column(
      `select date - ${leagueToday} from public.upcoming_matches order by date`,
    );
    expect(days.filter((day) => Number(day) < 0)).toEqual([-2, -1]);
    expect(Math.max(...days.map(Number))).toBe(21);
    expect(await column('select id from public.upcoming_matches where created_at > now()')).toEqual(
      [],
    );
  });

  test.each([demoAdmin, demoUser])(
    'gives $email their password',
    async ({ email, password, userId }) => {
      const { rows } = await postgres.query(
        `select id from auth.users
       where email = $1 and encrypted_password = extensions.crypt($2, encrypted_password)`,
        [email, password],
      );
      expect(rows).toEqual([{ id: userId }]);
    },
  );

  test('has one administrator', async () => {
    expect(await column('select user_id from private.admins')).toEqual([demoAdmin.userId]);
  });
});
