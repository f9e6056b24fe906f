import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { filesOf, read } from './support/files.ts';

test('no statement ends before its end for `supabase db push`', () => {
  // `db push` takes `end` within a name, as in `private.calendar`, for the end of the body.
  const bodies = filesOf('supabase/migrations/*.sql').flatMap((path) =>
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
};

test.each(Object.entries(applied))('the applied migration %s is as it was', (name, digest) => {
  const text = read(`supabase/migrations/${name}.sql`);
  const found = createHash('sha256').update(text).digest('hex').slice(0, digest.length);
  expect(found, 'put the change into a new migration').toBe(digest);
});

test.each(filesOf('supabase/migrations/*.sql'))('the README lists what %s creates', (path) => {
  const name = /(\w+)\.sql$/.exec(path)?.[1] ?? '';
  const sections = read('supabase/README.md').split('\n### ');
  const section = sections.find((each) => each.startsWith(`\`${name}\``)) ?? '';
  const listed = new Set(
    [...section.matchAll(/`((?:public|private)\.\w+)`/g)].map(([, found]) => found),
  );
  const created = [
    ...read(path).matchAll(
      /^create (?:or replace )?(?:function|table|view) ((?:public|private)\.\w+)/gmu,
    ),
  ].map(([, found]) => found);
  expect(listed).toEqual(new Set(created));
});
