import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseSettings } from '../../src/league/parseSettings.ts';
import { openingTimeout, openTestDatabase, readRepositoryFile } from './support/testDatabase.ts';

const readMigration = (name: string) => readRepositoryFile(`supabase/migrations/${name}.sql`);
const migration = readMigration('20261126121700_empty_league');
/** What is removed from a league that has not begun. */
const removal = migration.slice(0, migration.indexOf('create function'));
/** What earlier migrations inserted. */
const inserted = ['20261122120000_categories', '20261122140000_calendar']
  .map((name) => /^insert into .*?;$/ms.exec(readMigration(name))?.[0])
  .join('\n')
  .replace('(name, slug, position) values', '(title, name, slug, position) values')
  .replaceAll(/\(('[\p{L} ]+'), ('[a-z-]+', \d)\)/gu, '($1, $1, $2)')
  .replace('private.league', 'public.league');

let postgres: PGlite;
beforeAll(async () => {
  postgres = await openTestDatabase('');
}, openingTimeout);
afterAll(() => postgres.close());

async function read<Value>(expression: string): Promise<Value | undefined> {
  const { rows } = await postgres.query<{ value: Value }>(`select ${expression} as value`);
  return rows[0]?.value;
}

test('a new league has valid settings, no categories and no history', async () => {
  const settings = parseSettings(await read('public.league_settings()'));
  expect(settings).toMatchObject({ name: 'Liga de pádel', categories: [], address: '' });
  expect(await read('(select count(*) from private.history)')).toBe(0);
});

const addMatch = `
  insert into public.upcoming_matches (team1, team2, date, time, location, category)
  values ('Los Smash', 'Doble Pared', '2026-11-28', '20:30', 'Club', 'Sexta Libre')`;

test.each([
  ['nothing', 'select 1', 0],
  ['a pair', `insert into public.pairs (category, name) values ('Sexta Libre', 'Los Smash')`, 7],
  ['a match', addMatch, 7],
  ['another title', `update public.categories set title = 'Sexta' where name = 'Sexta Libre'`, 7],
  ['a category less', `delete from public.categories where name = 'Sexta Libre'`, 0],
  ['another name', `update public.league set name = 'Liga del Norte'`, 7],
  ['another zone', `update public.league set time_zone = 'America/Lima'`, 7],
  [
    'a contact',
    `insert into public.organisers (name, whatsapp, position) values ('Ana', '+54 351 5550100', 1)`,
    7,
  ],
  ['a match in the trash', `${addMatch}; delete from public.upcoming_matches`, 7],
  ['a slogan', `update public.league set slogan = 'Punto y bola.'`, 7],
])('of a league with %s the migration keeps what it has', async (_, change, kept) => {
  await postgres.exec(`begin; ${inserted}; ${change}; ${removal}`);
  expect(await read('(select count(*)::int from public.categories)')).toBe(kept);
  expect(await read('(select count(*)::int from public.league)')).toBe(Math.sign(kept));
  await postgres.exec('rollback');
});
