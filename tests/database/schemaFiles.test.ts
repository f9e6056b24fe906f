import type { PGlite } from '@electric-sql/pglite';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  applySchemaFiles,
  readSchemaFiles,
  type SchemaFile,
} from '../../supabase/embedded/worker/schemaFiles.ts';
import {
  openingTimeout,
  openMigratedDatabase,
  openTestDatabase,
  readRepositoryFile,
} from './support/testDatabase.ts';

// Functions, triggers and views are those of supabase/schema, whatever a database had before.

let postgres: PGlite;

beforeAll(async () => {
  postgres = await openTestDatabase();
}, openingTimeout);
afterAll(() => postgres.close());
beforeEach(() => postgres.exec('begin'));
afterEach(() => postgres.exec('rollback'));

const rowsOf = async (sql: string) => (await postgres.query(sql)).rows;
const catalogue = () => rowsOf(readRepositoryFile('tests/database/support/catalogue.sql'));
const apply = () => applySchemaFiles(postgres);
const forget = () => postgres.exec('update private.applied_schema set digest = null');

/** Today's files and one more. */
const filesWith = (sql: string): readonly SchemaFile[] => [
  ...readSchemaFiles(),
  { name: 'another.sql', sql },
];

test('files that the database has are not applied again', async () => {
  const before = await catalogue();
  expect(await apply()).toBe(false);
  await forget();
  expect(await apply()).toBe(true);
  expect(await catalogue()).toEqual(before);
});

test('a database with the functions of another version gets those of this one, and nothing else changes', async () => {
  const before = await catalogue();
  await postgres.exec(readRepositoryFile('tests/database/support/otherFunctions.sql'));
  expect(await catalogue()).not.toEqual(before);
  expect(await apply()).toBe(true);
  expect(await catalogue()).toEqual(before);
});

test('a database that was never given any has the same as one that was', async () => {
  const before = await catalogue();
  const migrated = await openMigratedDatabase();
  await applySchemaFiles(migrated);
  const { rows } = await migrated.query(readRepositoryFile('tests/database/support/catalogue.sql'));
  await migrated.close();
  expect(rows).toEqual(before);
});

test('a function that no file has any more goes, with its triggers and views', async () => {
  const before = await catalogue();
  const more = `
    create or replace function private.more() returns trigger language plpgsql as $$ begin return null; end $$;
    create or replace trigger more after insert on public.results for each row execute function private.more();
    create or replace view private.more_results as select id from public.results;`;
  await applySchemaFiles(postgres, filesWith(more));
  expect(await catalogue()).toHaveLength(before.length + 4);
  await apply();
  expect(await catalogue()).toEqual(before);
});

describe('a migration that takes away a column', () => {
  const migration = `
    drop function public.league_settings();
    drop function private.settings_of_lists();
    drop view private.settled_matches;
    drop function private.end_postponement() cascade;
    alter table public.organisers drop column whatsapp;`;
  const files = readSchemaFiles().map(({ name, sql }) => ({
    name,
    sql: sql.replace(", 'whatsapp', organisers.whatsapp", ''),
  }));

  test('drops what needs it, which the files make again', async () => {
    await postgres.exec(migration);
    await applySchemaFiles(postgres, files);
    const names = await rowsOf(`
      select to_regprocedure('public.league_settings()') is not null as settings,
        to_regclass('private.settled_matches') is not null as matches,
        to_regprocedure('private.end_postponement()') is not null as put_off`);
    expect(names).toEqual([{ settings: true, matches: true, put_off: true }]);
    await expect(rowsOf('select public.league_settings()')).resolves.toHaveLength(1);
  });

  test('is refused where it does not', async () => {
    await expect(
      postgres.exec('alter table public.organisers drop column whatsapp'),
    ).rejects.toThrow('other objects depend on it');
  });
});

describe('what a club has made', () => {
  const hook = readRepositoryFile('supabase/scripts/host/publishHook.sql');
  const statements = hook
    .split(/\n{2,}/u)
    .filter((part) => /private\.(?:call_)?publish_hook/u.test(part));
  const own = `
    create function public.club_greeting() returns text language sql as $$ select 'Hola' $$;
    create table public.club_notes (id integer primary key, text text);
    create trigger club_notes_changed after insert on public.club_notes
    for each row execute function private.purge_history();
    create view public.club_days with (security_invoker = true) as
    select seasons.id, private.last_day(seasons) from public.seasons;`;

  test('stays, and so does the hook that publishes', async () => {
    await postgres.exec('create schema cron; create schema net;');
    for (const statement of statements) {
      if (!/cron\.schedule/u.test(statement)) await postgres.exec(statement);
    }
    await postgres.exec(own);
    const before = await catalogue();
    expect(JSON.stringify(before)).toContain('call_publish_hook');
    await postgres.exec(readRepositoryFile('tests/database/support/otherFunctions.sql'));
    await apply();
    expect(await catalogue()).toEqual(before);
  });

  test('is not replaced by a file of the same name', async () => {
    await postgres.exec(own);
    const before = await catalogue();
    const same = `create or replace function public.club_greeting() returns text language sql as $$ select 'Adiós' $$;`;
    await postgres.exec('savepoint before');
    await expect(applySchemaFiles(postgres, filesWith(same))).rejects.toThrow(
      'would replace what it did not make: function public.club_greeting()',
    );
    await postgres.exec('rollback to before');
    expect(await catalogue()).toEqual(before);
  });
});

test('a file that fails changes nothing', async () => {
  await postgres.exec('rollback');
  const before = await catalogue();
  await expect(
    applySchemaFiles(postgres, filesWith('create function private.broken() returns nothing')),
  ).rejects.toThrow('no language specified');
  expect(await catalogue()).toEqual(before);
  expect(await apply()).toBe(false);
});

test('migrations keep the functions that constraints, generated columns, defaults, indexes and policies need', async () => {
  const found = await rowsOf(`
    with recursive
    functions as (
      select oid, proname, prosrc from pg_catalog.pg_proc
      where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
    ),
    needed as (
      select functions.* from functions
      where exists (
        select from pg_catalog.pg_depend
        where refclassid = 'pg_catalog.pg_proc'::regclass and refobjid = functions.oid
          and classid in (
            'pg_catalog.pg_constraint'::regclass, 'pg_catalog.pg_attrdef'::regclass,
            'pg_catalog.pg_class'::regclass, 'pg_catalog.pg_policy'::regclass
          )
      )
      union
      select functions.* from functions
      join needed on needed.prosrc ~ ('\\mprivate\\.' || functions.proname || '\\(')
    )
    select functions.proname as name,
      functions.oid in (select oid from needed) as is_needed,
      exists (
        select from private.applied_schema, unnest(objects) as object
        where object like 'function %' and to_regprocedure(substr(object, 10)) = functions.oid
      ) as is_of_files
    from functions`);
  expect(found.length).toBeGreaterThan(90);
  expect(found.filter((each) => Object(each).is_needed === Object(each).is_of_files)).toEqual([]);
});

test('the functions of before work on the tables of today, until the files are applied', async () => {
  const before = await openMigratedDatabase();
  const user = 'c0000000-0000-4000-8000-000000000001';
  const id = 'd0000000-0000-4000-8000-000000000001';
  await before.exec(`
    insert into auth.users (id, email) values ('${user}', 'organizadora@example.com');
    insert into private.admins (user_id) values ('${user}');
    set role authenticated;
    set request.jwt.claims = '{"sub": "${user}", "role": "authenticated"}';
    insert into public.upcoming_matches (id, team1, team2, date, time, location, category)
    values ('${id}', 'Los Smash', 'Doble Pared', '2026-11-28', '20:30', 'Club', 'Sexta Libre');`);
  await before.exec(`
    select public.save_results('[{"match_id": "${id}", "team1": "Los Smash", "team2": "Doble Pared",
      "score": "6-4, 6-3", "date": "2026-11-28", "category": "Sexta Libre"}]');
    select public.correct_result('${id}', '{"score": "6-4, 6-3"}', '{"score": "7-5, 6-3"}', null);`);
  await before.exec(`
    select public.rename_pair(id, 'Smash') from public.pairs where name = 'Los Smash';`);
  const { rows } = await before.query(`
    select team1, score, location, public.calendar('sexta-libre')::text ~ 'SUMMARY:Smash – Doble Pared: 7-5' as is_in_calendar,
      public.league_settings() ? 'seasons' as has_settings
    from public.results`);
  expect(rows).toEqual([
    {
      team1: 'Smash',
      score: '7-5, 6-3',
      location: 'Club',
      is_in_calendar: true,
      has_settings: true,
    },
  ]);
  // Each is a change of its own.
  for (const statement of [
    `select public.undo_change((select max(id) from public.read_history() where table_name = 'results'))`,
    `delete from public.results where id = '${id}'`,
    `select public.restore_row((select max(id) from public.read_history(only_deleted => true)))`,
  ]) {
    await before.exec(statement);
  }
  expect((await before.query('select team1, score from public.results')).rows).toEqual([
    { team1: 'Los Smash', score: '7-5, 6-3' },
  ]);
  await before.close();
});
