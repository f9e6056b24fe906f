import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { readSchemaFiles } from '../../supabase/embedded/worker/schemaFiles.ts';
import { filesOf, read } from './support/files.ts';

const migrations = filesOf('supabase/migrations/*.sql').toSorted();
const schemaFiles = filesOf('supabase/schema/*.sql');

test('no statement ends before its end for the Supabase CLI', () => {
  // It takes `end` within a name, as in `private.calendar`, for the end of the body.
  const bodies = [...migrations, ...schemaFiles].flatMap((path) =>
    [...read(path).matchAll(/^begin atomic\n(?<body>.*?)\nend;$/gmsu)].map(({ groups }) => ({
      path,
      statement: (groups?.['body'] ?? '').replaceAll(/--.*$/gmu, ''),
    })),
  );
  expect(bodies.length).toBeGreaterThan(5);
  expect(bodies.filter(({ statement }) => /end/iu.test(statement))).toEqual([]);
});

/**
 * Migrations that databases have applied, by the beginning of their SHA-256: a kept data folder and a
 * hosted project know their versions, and would not see a change. Add each when it is released.
 */
const applied = {
  '20261120120000_administrators': 'c86b7bf55d39',
  '20261120120100_line_of_text': 'a21985a87dcb',
  '20261120120200_results': 'd960095ee8d4',
  '20261120120300_upcoming_matches': '604ec43979ab',
  '20261122120000_categories': 'ad168d7a358d',
  '20261122120100_pairs': 'c8e2e4d7fda8',
  '20261122120200_match_life': '18319723568e',
  '20261122120300_list_orders': 'dc059ed12059',
  '20261122140000_calendar': 'c0886e42e379',
  '20261124231000_settled_matches': '304e31053667',
  '20261125000500_added_columns': 'fa2f841a0a89',
  '20261125120000_played_on_another_day': 'f8970b8b26e7',
  '20261125200000_category_key': '13657df88804',
  '20261125200100_history_of_any_table': '82d7bb588ae2',
  '20261125200200_settings': 'eebcef495225',
  '20261125200300_calendar_of_settings': '7def073d750b',
  '20261126100000_pictures': 'c0602d243592',
  '20261126110000_league_settings': 'd2faec9c6f1c',
  '20261126121700_empty_league': '37bf8bef7048',
  '20261126121800_category_in_seasons': '885406845d23',
  '20261126150700_pairs_in_version': 'd3529ef212c0',
  '20261126150800_settings_in_trash': 'b5d40082f71c',
  '20261126151100_order_of_settings': '5e2a82c8de34',
  '20261126151200_icon_of_the_bucket': 'c4a3ce22277b',
  '20261127090000_change_numbers': 'cec99e7cbdb5',
  '20261127100001_addresses_and_pictures': '951b6351f16d',
  '20261127110000_pair_addresses': '59271ce07884',
  '20261127110001_refused_names': 'c8b1eba91ba9',
  '20261127110002_merge_of_rivals': '764c00b0ca94',
  '20261127120001_calendar_changes': '09da92ddd2ff',
  '20261127191500_unsent_columns': '71b8d2981964',
  '20261127201000_settings_in_parts': 'ea00c56170cc',
  '20261127201001_save_league': '159376d14f59',
  '20261127222001_rule_numbers': '9124e94fb37b',
  '20261127222002_adjustments': 'f012d56a5464',
  '20261127222003_matches_not_played': 'b2b6a3377682',
  '20261127222004_rule_in_settings': '3623c4d151b4',
  '20261128020001_pairs_of_adjustments': '9f460cb01edc',
  '20261128020002_endings_to_look_at': '2d70dacb31ea',
  '20261128050001_backup_key': '360847d39137',
  '20261128074001_put_off': 'dba154207372',
  '20261128074002_last_day': 'ae0f8c2d9d08',
  '20261128213001_applied_schema': '692812783fe6',
  '20261128220000_clubs_by_name': '45715294a4b7',
  '20261128220100_country': '2e6e8b93bdc0',
  '20261129040000_no_turned_texts': '394e646b9b2e',
};

test.each(Object.entries(applied))('the applied migration %s is as it was', (name, digest) => {
  const text = read(`supabase/migrations/${name}.sql`);
  const found = createHash('sha256').update(text).digest('hex').slice(0, digest.length);
  expect(found, 'put the change into a new migration').toBe(digest);
});

/** The names that a file makes of a kind, `public.results`. */
function made(path: string, kinds: string): string[] {
  const pattern = new RegExp(
    `^create (?:or replace )?(?:${kinds}) ((?:public|private)\\.\\w+)`,
    'gmu',
  );
  return [...read(path).matchAll(pattern)].flatMap(([, name]) => name ?? []);
}

const ofFiles = schemaFiles.flatMap((path) => made(path, 'function|view'));

test('the CLI and everything else apply every file of supabase/schema, each function once', () => {
  const listed = readSchemaFiles().map(({ name }) => `supabase/schema/${name}`);
  expect(listed.toSorted()).toEqual(schemaFiles.toSorted());
  expect(listed[0]).toBe('supabase/schema/drop_applied.sql');
  expect(ofFiles.length).toBeGreaterThan(80);
  // By its arguments too: an undo takes the number of a change, or the id of a call.
  const headings = schemaFiles.flatMap(
    (path) => read(path).match(/^create or replace (?:function [^)]*\)|view \S+)/gmu) ?? [],
  );
  expect(headings.length).toBe(ofFiles.length);
  expect(headings).toEqual([...new Set(headings)]);
});

test('the files of supabase/schema hold functions, triggers and views, with their comments and rights', () => {
  const statements = schemaFiles.flatMap((path) =>
    read(path)
      .replaceAll(/\$(?<tag>\w*)\$.*?\$\k<tag>\$/gsu, "''")
      .replaceAll(/^begin atomic\n.*?\nend;$/gmsu, "'';")
      .replaceAll(/--.*$/gmu, '')
      .replaceAll(/'(?:[^']|'')*'/gu, "''")
      .split(';')
      .map((statement) => ({ path, statement: statement.trim() })),
  );
  const known =
    /^(?:$|do ''$|create or replace (?:function|trigger|view) |comment on (?:function|trigger|view) |revoke (?:execute|all) on |grant (?:execute|select) on )/u;
  expect(statements.length).toBeGreaterThan(200);
  expect(statements.filter(({ statement }) => !known.test(statement))).toEqual([]);
});

/** The migration from which on functions are files. */
const firstFiles = 'supabase/migrations/20261128213001_applied_schema.sql';

test('later migrations make no function of supabase/schema, call none and let no trigger of it fire', () => {
  const wrong = migrations
    .filter((path) => path > firstFiles)
    .flatMap((path) => {
      const text = read(path).replaceAll(/--.*$/gmu, '');
      const withoutDrops = text.replaceAll(/^drop (?:function|trigger|view) [^;]*;/gmu, '');
      const named = ofFiles.filter((name) =>
        new RegExp(`${name.replace('.', '\\.')}\\b`, 'u').test(withoutDrops),
      );
      const written = [
        ...text.matchAll(/^\s*(?:insert into|update|delete from) (?<table>\w+\.\w+)/gmu),
      ].flatMap(({ groups }) => groups?.['table'] ?? []);
      const loud = written.filter(
        (table) => !text.includes(`alter table ${table} disable trigger user;`),
      );
      return [
        ...named.map((name) => `${path} names ${name}`),
        ...loud.map((table) => `${path} writes ${table} while its triggers fire`),
      ];
    });
  expect(wrong).toEqual([]);
});

test('the README names each table, each file of functions, and each function that stays in a migration', () => {
  const readme = read('supabase/README.md');
  const gone =
    /^(?:drop (?:function|table) |alter table (?=\S+ set schema ))((?:public|private)\.\w+)/gmu;
  const dropped = migrations.flatMap((path) =>
    [...read(path).matchAll(gone)].flatMap(([, name]) => name ?? []),
  );
  const expected = migrations
    .flatMap((path) => made(path, 'table|function'))
    .filter((name) => !ofFiles.includes(name) && !dropped.includes(name));
  const listed = [...readme.matchAll(/`((?:public|private)\.\w+)`/gu)].flatMap(
    ([, name]) => name ?? [],
  );
  expect(expected.filter((name) => !listed.includes(name))).toEqual([]);
  // Made in another schema, and by npm run host.
  const exists = [...ofFiles, ...expected, 'public.league', 'private.publish_hook'];
  expect(listed.filter((name) => !exists.includes(name))).toEqual([]);
  expect(
    schemaFiles.filter((path) => !readme.includes(`schema/${path.split('/').at(-1)}`)),
  ).toEqual([]);
});
