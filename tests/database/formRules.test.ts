import type { PGlite } from '@electric-sql/pglite';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  emptyTyped,
  identityFields,
  writtenColumns,
  type IdentityName,
} from '../../src/admin/league/settingFields.ts';
import { isHttpsLink, isSiteAddress } from '../../src/league/links.ts';
import { categoryProblem } from '../../src/league/category.ts';
import { demoSettings } from '../../src/league/demo/demoSettings.ts';
import { dateProblem, limits, textProblem, timeProblem } from '../../src/padel/fieldRules.ts';
import { scale } from '../support/scale.ts';
import { longestTexts } from '../support/settingRows.ts';
import { openingTimeout, openTestDatabase } from './support/testDatabase.ts';

// What a form accepts the database accepts, and what it refuses the database refuses: else somebody
// would read “try again” without knowing what is wrong, or the API would take what breaks a page.

const seed = 20261121;
const admin = 'c0000000-0000-4000-8000-000000000001';
let postgres: PGlite;

beforeAll(async () => {
  postgres = await openTestDatabase();
}, openingTimeout);
afterAll(() => postgres.close());

/** Whether the constraints accept each of the texts, in one statement. */
async function acceptedTexts(texts: readonly string[], longest: number): Promise<boolean[]> {
  // A protocol parameter cannot hold NUL: such a text never gets as far as a constraint.
  const { rows } = await postgres.query<{ accepted: boolean }>(
    `select private.is_line_of_text(value, ${longest}) as accepted
     from unnest($1::text[]) with ordinality as texts (value, index) order by index`,
    [texts.map((text) => text.replaceAll('\0', '\u0001'))],
  );
  return rows.map(({ accepted }) => accepted);
}

/** The texts of which form and database do not say the same, as somebody who typed them sends them. */
async function differing(typed: readonly string[], longest: number) {
  const accepted = await acceptedTexts(
    typed.map((text) => text.trim()),
    longest,
  );
  const isRefused = (text: string) => textProblem(text, longest) !== null;
  return {
    accepted,
    texts: typed.filter((text, index) => isRefused(text) === accepted[index]),
  };
}

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/** Half a character is no text: on its way to the database it becomes U+FFFD, or is refused. */
function isWhole(text: string): boolean {
  return !/\p{Cs}/u.test(text);
}

const unusual = [
  ...Array.from(
    '\u0000\t\n\u000b\r\u001f\u007f\u0085\u009f\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u17b4' +
      '\u17b5\u180b\u180e\u180f\u2000\u200a\u200b\u200c\u200d\u200e\u200f\u2028\u2029\u202a\u202e' +
      '\u202f\u205f\u2060\u2064\u2065\u2066\u206f\u2800\u3000\u3164\ufe00\ufe0f\ufeff\uffa0\ufff0' +
      '\ufff8\ufff9\ufffb\ufffc\ufffd\uffff\u{1bca0}\u{1bca3}\u{1d173}\u{1d17a}\u{e0000}\u{e0020}' +
      '\u{e0fff}\u{10ffff}aÑ6-🎾👩\u0301',
  ),
  '<img onerror=alert(1)>',
  "'); drop table--",
  'eq.1,or=(id.gt.0)',
];

/** Texts of all of Unicode, and of what is not seen, at and around each limit. */
const texts = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.string({ unit: 'grapheme', maxLength: 130 }),
  fc.string({ unit: fc.constantFrom(...unusual), maxLength: 6 }),
  fc.string({ unit: fc.constantFrom(...unusual), minLength: 55, maxLength: 125 }),
  fc
    .tuple(fc.constantFrom('a', '🎾', 'ñ'), fc.constantFrom(...Object.values(limits)), fc.nat(2))
    .map(([letter, limit, more]) => letter.repeat(limit - 1 + more)),
);

describe('a line of text', () => {
  it.each(Object.entries(limits))('of a %s: 5 000 generated ones', async (_field, longest) => {
    const typed = fc.sample(texts, { seed: seed + longest, numRuns: 5000 }).filter(isWhole);
    const { accepted, texts: wrong } = await differing(typed, longest);
    expect(wrong.slice(0, 10).map((text) => JSON.stringify(text))).toEqual([]);
    // The comparison is one: both kinds are there in numbers.
    expect(accepted.filter(Boolean).length).toBeGreaterThan(1000);
    expect(accepted.filter((is) => !is).length).toBeGreaterThan(1000);
  });

  it('of each single character up to the last emoji, and of those that mark and select', async () => {
    const codes = [...range(0, 0xd7ff), ...range(0xe000, 0x1_ffff), ...range(0xe_0000, 0xe_1000)];
    const all = codes.map((code) => String.fromCodePoint(code));
    const { texts: wrong } = await differing(all, 80);
    expect(wrong.map((text) => text.codePointAt(0)?.toString(16))).toEqual([]);
  });

  it('is stored without the spaces around it, or not at all', async () => {
    const around = [' ', '\u00a0', '\ufeff', '\u3000', '\u2009'];
    const padded = around.flatMap((space) => [`${space}Los Smash`, `Los Smash${space}`]);
    expect(await acceptedTexts(padded, 80)).toEqual(padded.map(() => false));
    expect(padded.map((text) => textProblem(text, 80))).toEqual(padded.map(() => null));
  });
});

type Column = 'team1' | 'location' | 'date' | 'time' | 'category';

/** Whether a value can be stored in a column of a row that is otherwise fine. */
async function isStored(column: Column, value: string): Promise<boolean> {
  const row = {
    team1: 'A',
    location: 'C',
    date: '2026-11-21',
    time: '20:30',
    category: 'Sexta Libre',
    [column]: value,
  };
  try {
    await postgres.transaction(async (transaction) => {
      await transaction.query(
        `insert into public.upcoming_matches (team1, team2, location, date, time, category)
         values ($1, 'B', $2, $3, $4, $5)`,
        [row.team1, row.location, row.date, row.time, row.category],
      );
      await transaction.rollback();
    });
    return true;
  } catch {
    return false;
  }
}

it.each([
  ['team1', limits.team],
  ['location', limits.location],
] as const)('a %s is stored up to the form’s limit', async (column, longest) => {
  const lengths = [longest, longest + 1].map((length) => isStored(column, 'ñ'.repeat(length)));
  expect(await Promise.all(lengths)).toEqual([true, false]);
});

/** A league in which each field has a text that the database takes. */
const league = {
  ...emptyTyped(identityFields),
  name: 'Liga',
  timeZone: 'UTC',
  brand: '#1d4ed8',
  accent: '#d8f238',
  profileName: '@liga',
  profileNetwork: 'Instagram',
  profileUrl: 'https://liga.example',
};

/** What the form of a league writes of it, without what is not set. */
const columnsOf = (typed: typeof league) =>
  Object.fromEntries(
    Object.entries(writtenColumns(identityFields, typed)).filter(([, value]) => value !== null),
  );

/** Whether the administrator can begin a league with a text, or change it in one that is there. */
async function isSaved(how: 'begun' | 'changed', name: IdentityName, text: string) {
  const stored = columnsOf(league);
  const typed = columnsOf({ ...league, [name]: text });
  const changed = Object.keys(typed).filter((column) => typed[column] !== stored[column]);
  const partOf = (row: Record<string, unknown>) =>
    Object.fromEntries(changed.map((column) => [column, row[column] ?? null]));
  return postgres.transaction(async (transaction) => {
    await transaction.exec(`
      insert into auth.users (id, email) values ('${admin}', 'admin@example.com');
      insert into private.admins (user_id) values ('${admin}');
      delete from public.league;
      set local role authenticated;
      set local request.jwt.claims = '{"sub": "${admin}", "role": "authenticated"}';
    `);
    const save = async (before: object | null, after: object) =>
      transaction.query('select public.save_league($1, $2, $3)', [admin, before, after]);
    if (how === 'changed') await save(null, stored);
    const saving = how === 'changed' ? save(partOf(stored), partOf(typed)) : save(null, typed);
    const problem = await saving.then(() => null, String);
    await transaction.rollback();
    return problem ?? 'saved';
  });
}

it('the league has texts whose length alone is asked', () => {
  expect(longestTexts.length).toBeGreaterThan(4);
});

describe.each(['begun', 'changed'] as const)('of a league that is %s', (how) => {
  it.each(longestTexts)('%s is stored up to the %i characters of its form', async (name, most) => {
    expect(await isSaved(how, name, 'ñ'.repeat(most))).toBe('saved');
    expect(await isSaved(how, name, 'ñ'.repeat(most + 1))).toContain('check constraint');
  });
});

describe('the other fields', () => {
  const number = (longest: number) =>
    fc.nat(longest).map((value) => String(value).padStart(2, '0'));
  const cases = [
    {
      column: 'date',
      problem: dateProblem,
      values: fc
        .tuple(
          fc.oneof(fc.integer({ min: 1995, max: 2105 }), fc.nat(30_000)),
          number(14),
          number(33),
        )
        .map(([year, month, day]) => `${String(year).padStart(4, '0')}-${month}-${day}`),
    },
    {
      column: 'time',
      problem: timeProblem,
      values: fc.tuple(number(26), number(62)).map((parts) => parts.join(':')),
    },
  ] as const;

  it.each(cases)('generated values of a $column', async ({ column, problem, values }) => {
    const counts = { stored: 0, refused: 0 };
    for (const value of fc.sample(values, { seed, numRuns: scale(1000, 250) })) {
      const stored = await isStored(column, value);
      expect({ value, stored }).toEqual({ value, stored: problem(value) === null });
      counts[stored ? 'stored' : 'refused'] += 1;
    }
    expect(Math.min(counts.stored, counts.refused)).toBeGreaterThan(scale(150, 30));
  });

  it('the seven categories, and no other spelling of them', async () => {
    for (const { name } of demoSettings.categories) {
      expect([categoryProblem(name, demoSettings), await isStored('category', name)]).toEqual([
        null,
        true,
      ]);
      const others = [` ${name}`, `${name} `, name.replace(' ', '\u00a0'), `${name}s`];
      if (name.normalize('NFD') !== name) others.push(name.normalize('NFD'));
      for (const other of others) {
        expect([categoryProblem(other, demoSettings), await isStored('category', other)]).toEqual([
          'Elegir una categoría.',
          false,
        ]);
      }
      // Compared without regard to case, and sent as it is written in the list.
      const upper = name.toUpperCase();
      expect([categoryProblem(upper, demoSettings), await isStored('category', upper)]).toEqual([
        null,
        false,
      ]);
    }
  });
});

describe('an address', () => {
  const hosts = [
    'liga.example',
    'LIGA.example',
    'a-b.example',
    '1a.example',
    'localhost',
    'xn--pdel-5na.example',
    '192.168.0.10',
    '999.1.1.1',
    '1.2.3',
    'liga.123',
    'liga.0x1',
    '-a.example',
    'a-.example',
    'a..b.example',
    'liga.example.',
    'li_ga.example',
    'ñ.example',
    'user@a.example',
    '',
    ' ',
  ];
  const ports = ['', ':80', ':0', ':65535', ':65536', ':99999', ':123456', ':', ':a'];
  const rests = [
    '',
    '/',
    '/liga',
    '/liga/',
    '/liga//x',
    '/./x',
    '/x/..',
    '/..x',
    '?x=1',
    '#a',
    '/a?x=1#y',
    '/a b',
    '/"x',
    '/<x',
    '/\\x',
    '/`x',
    '/ñ',
    '/%zz',
    `/${'a'.repeat(500)}`,
  ];
  const links = [
    ...hosts.flatMap((host) => ports.map((port) => `https://${host}${port}`)),
    ...rests.flatMap((rest) => [`https://liga.example${rest}`, `https://liga.example:8443${rest}`]),
    'http://liga.example',
    'HTTPS://liga.example',
    'javascript:alert(1)',
    'https:/liga.example',
    'https://liga.example\n',
    'x https://liga.example',
  ];

  it.each([
    ['of a link', false, isHttpsLink],
    ['of a site', true, isSiteAddress],
  ])('%s: SQL and TypeScript say the same', async (_what, isSite, rule) => {
    const { rows } = await postgres.query<{ link: string; accepted: boolean }>(
      `select link, private.is_web_address(link, $2) as accepted from unnest($1::text[]) as link`,
      [links, isSite],
    );
    expect(rows.filter(({ link, accepted }) => rule(link) !== accepted)).toEqual([]);
    expect(rows.filter(({ accepted }) => accepted).length).toBeGreaterThan(20);
    // What it accepts a browser opens.
    for (const { link } of rows.filter(({ accepted }) => accepted))
      expect(() => new URL(link)).not.toThrow();
  });

  it('or a picture of before can be ordered, kept and deleted, and is not written anew', async () => {
    const insert = (map: string) =>
      postgres.query(
        `insert into public.clubs (name, network, url, address, map, position)
         values ('Viejo', 'Instagram', 'https://a.example', 'Calle 1', $1, 1)`,
        [map],
      );
    const old = 'https://liga.example:99999';
    await expect(insert(old)).rejects.toThrow(/No browser opens/u);
    await postgres.exec('alter table public.clubs disable trigger check_written_setting');
    await insert(old);
    await postgres.exec('alter table public.clubs enable trigger check_written_setting');
    await postgres.query(
      'update public.clubs set position = 2, name = $1, map = $2 where map = $2',
      ['Otro', old],
    );
    await expect(
      postgres.exec(`update public.clubs set map = map || '0' where name = 'Otro'`),
    ).rejects.toThrow(/No browser/u);
    await postgres.exec(`delete from public.clubs where name = 'Otro'`);
    await expect(
      postgres.exec(
        `insert into public.sponsors (name, picture, alt, position) values ('A', 'logo.png', 'A', 1)`,
      ),
    ).rejects.toThrow(/lies in a folder/u);
  });
});
