import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PGlite } from '@electric-sql/pglite';
import { seasonOn } from '../../src/league/season.ts';
import { demoSettings } from '../../src/league/demo/demoSettings.ts';
import { openTestDatabase, openingTimeout, readRepositoryFile } from './support/testDatabase.ts';

// The demo league is coherent on whatever day it is loaded.

const { categories, seasons } = demoSettings;
const seed = readRepositoryFile('supabase/seed.sql');
const rows = seed.slice(seed.indexOf('insert into public.pairs'));
let postgres: PGlite;

beforeAll(async () => {
  postgres = await openTestDatabase(seed);
}, openingTimeout);
afterAll(() => postgres.close());

type Match = Record<'date' | 'category' | 'pairs' | 'kind', string>;

/** All results and matches, where the rows are loaded at this moment. */
async function readMatches(moment: string) {
  await postgres.exec(`
    truncate public.pairs, private.history restart identity cascade;
    ${rows.replaceAll('now()', moment)}
  `);
  const { rows: matches } = await postgres.query<Match>(`
    select date::text, category, kind,
      least(team1, team2) || ' – ' || greatest(team1, team2) as pairs
    from (
      select 'result' as kind, date, category, team1, team2 from public.results
      union all
      select 'announced', date, category, team1, team2 from public.upcoming_matches
    ) as matches`);
  return matches.map((match) => ({ ...match, season: seasonOn(match.date, seasons)?.name }));
}

test.each([
  ['2026-11-25', 'Clausura 2026'],
  ['2027-01-01', 'Clausura 2026'],
  ['2028-02-29', 'Apertura 2028'],
])('on %s the %s is being played, in every category', async (day, name) => {
  const matches = await readMatches(`timestamptz '${day} 20:00-03'`);
  const inSeason = matches.filter(({ season }) => season === name);
  for (const kind of ['result', 'announced']) {
    const found = new Set(
      matches.filter((each) => each.kind === kind).map((each) => each.category),
    );
    expect(found).toEqual(new Set(categories.map((category) => category.name)));
  }
  expect(inSeason.filter(({ kind }) => kind === 'result').length).toBeGreaterThan(30);
  expect(inSeason.some(({ kind, date }) => kind === 'announced' && date >= day)).toBe(true);
});

test('on any day two pairs meet once a season', async () => {
  for (let week = 0; week < 200; week += 7) {
    const moment = `(timestamptz '2026-11-25 20:00-03' + interval '${week} weeks')`;
    const matches = await readMatches(moment);
    expect(matches.filter(({ season }) => season === undefined)).toEqual([]);
    const meetings = matches.map(({ season, category, pairs }) => `${season} ${category} ${pairs}`);
    // One of them is of the season before, and put off.
    expect(new Set(meetings).size).toBe(161);
  }
});
