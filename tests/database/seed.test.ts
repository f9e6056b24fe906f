import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PGlite } from '@electric-sql/pglite';
import { seasonOn } from '../../src/league/season.ts';
import { demoSettings } from '../../src/league/demo/demoSettings.ts';
import { demoAdmin, demoUser } from '../../supabase/embedded/keys.ts';
import { openTestDatabase, openingTimeout, readRepositoryFile } from './support/testDatabase.ts';

describe('the demo league', () => {
  const { about, categories, seasons } = demoSettings;
  let postgres: PGlite;

  beforeAll(async () => {
    postgres = await openTestDatabase(readRepositoryFile('supabase/seed.sql'));
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

  describe('is coherent on whatever day it is loaded', () => {
    const rows = readRepositoryFile('supabase/seed.sql').replace(
      /^.*?(?=insert into public\.pairs)/s,
      '',
    );
    afterAll(() => load('now()'));

    /** Loads the rows as on another day. */
    async function load(moment: string) {
      await postgres.exec(`
        truncate public.pairs, private.history restart identity cascade;
        ${rows.replaceAll('now()', moment)}
      `);
    }

    /** The day and the teams of all results and matches. */
    async function readMatches() {
      const { rows: matches } = await postgres.query<Record<'date' | 'match' | 'kind', string>>(`
        select date::text, 'result' as kind,
          category || ': ' || least(team1, team2) || ' – ' || greatest(team1, team2) as match
        from public.results
        union all
        select date::text, 'announced',
          category || ': ' || least(team1, team2) || ' – ' || greatest(team1, team2)
        from public.upcoming_matches`);
      return matches.map((match) => ({ ...match, season: seasonOn(match.date, seasons)?.name }));
    }

    const named = ['2026-11-25', '2027-01-01', '2028-02-29'];
    test.each(named)('%s: its season is being played', async (day) => {
      await load(`timestamptz '${day} 20:00-03'`);
      const current = seasonOn(day, seasons)?.name;
      expect(current).toContain(day < '2027-02-01' ? 'Clausura 2026' : day.slice(0, 4));
      const inSeason = (await readMatches()).filter(({ season }) => season === current);
      expect(inSeason.filter(({ kind }) => kind === 'result').length).toBeGreaterThan(30);
      expect(inSeason.some(({ kind, date }) => kind === 'announced' && date >= day)).toBe(true);
    });

    test('any other day: two pairs meet once a season', async () => {
      for (let week = 0; week < 200; week += 7) {
        await load(`(timestamptz '2026-11-25 20:00-03' + interval '${week} weeks')`);
        const matches = await readMatches();
        expect(matches.filter(({ season }) => season === undefined)).toEqual([]);
        expect(new Set(matches.map(({ season, match }) => `${season}, ${match}`)).size).toBe(160);
      }
    });

    test('the dates of Nosotros are those of the seasons, and none is of the play-offs', () => {
      const firstDays = about.dates.filter(({ text }) => text.startsWith('Primera fecha del '));
      expect(firstDays.length).toBeGreaterThan(1);
      for (const { day, text } of firstDays) {
        expect(text).toBe(`Primera fecha del ${seasonOn(day, seasons)?.name}`);
        expect(seasons.map(({ firstDay }) => firstDay)).toContain(day);
      }
      expect(about.dates.filter(({ text }) => /cuartos|semifinal|final/i.test(text))).toEqual([]);
    });
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
});
