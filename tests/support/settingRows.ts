import type { SupabaseClient } from '@supabase/supabase-js';
import fc from 'fast-check';
import {
  emptyTyped,
  identityFields,
  writtenColumns,
  type IdentityName,
} from '../../src/admin/league/settingFields.ts';
import type { AboutSettings } from '../../src/league/league.ts';
import { ruleTexts } from '../../src/league/rulePresets.ts';
import { keysOf } from '../../src/padel/keysOf.ts';

// Rows of the settings as the database's constraints admit them, at and near each of their limits.

type Row = Readonly<Record<string, unknown>>;

/** The lists of `league_settings()`, with their tables and what names a row. */
export const settingLists = {
  categories: { table: 'categories', name: 'name' },
  seasons: { table: 'seasons', name: 'name' },
  organisers: { table: 'organisers', name: 'name' },
  clubs: { table: 'clubs', name: 'name' },
  sponsors: { table: 'sponsors', name: 'name' },
  heroPictures: { table: 'hero_pictures', name: 'alt' },
} as const;

const hostile = `</title></script><script>alert(1)</script>"'><img src=x onerror=alert(1)> \u200f!`;

/** Its first characters: a letter is one of them, whatever is put on it. */
const firstOf = (text: string, longest: number) => Array.from(text).slice(0, longest).join('');

/** One word of the longest, markup, few and strange letters, names of properties, a path. */
const texts = (longest: number) => [
  ...['a', 'W', 'ñ', '🎾', 'ﷺ', '漢', 'a\u0301'].map((letter) => {
    const size = Array.from(letter).length;
    return letter.repeat(Math.floor(longest / size));
  }),
  hostile,
  '${x} {{x}} &lt;b&gt; $& $1 %s %00',
  `'); drop table results;--`,
  '.',
  '..',
  '__proto__',
  'constructor',
  'null',
  'A/B?c#d',
  '👩🏽‍🤝‍👨🏻🏳️‍🌈',
  'نادي البادل',
  '\u200f\u200eSmash',
  'L\u0301\u0327\u030a',
  '\ue000\uffff',
  '\u{10ffff}',
  'Palabra '.repeat(longest),
  '¿¡#@*_~`',
];

/** A line of text as `private.is_line_of_text` admits it. */
const line = (longest: number) =>
  fc.oneof(
    fc.constantFrom(...texts(longest).map((text) => firstOf(text, longest).trim())),
    fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: longest })
      .map((text) => firstOf(text, longest).trim())
      .filter(
        (text) =>
          /[\p{L}\p{N}\p{S}]/u.test(text) && !/\p{Cc}|[\u2028-\u202e\u2066-\u2069]/u.test(text),
      ),
  );
const orNull = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { freq: 3 });
const lines = (longest: number, most: number) =>
  fc.oneof(
    fc.array(line(longest), { maxLength: 4 }),
    fc.constantFrom<string[]>([], Array(most).fill('W'.repeat(longest))),
  );

const address = (rest: string) => `https://${rest}`;
const links = fc
  .constantFrom(
    'a',
    'A.EXAMPLE',
    '255.255.255.255:65535',
    'a.b:0',
    'xn--espaa-rta.example:1',
    'a.example/%zz?%#%',
    "a.example/'()*!;,{}|^[]",
    'a.example//',
    `a.example/${'b'.repeat(482)}`,
    `${'a'.repeat(200)}.example`,
  )
  .map(address);
const siteAddresses = fc
  .constantFrom(
    'a',
    'A.Example',
    '1.2.3.4:65535',
    'a.example/%zz',
    "a.example/'()/{}|^[]",
    'a.b/...',
  )
  .map(address);
const slugs = fc.oneof(
  fc.constantFrom('a', '0', 'index', 'admin', '404', 'constructor', 'tv', 'a'.repeat(60), 'a-0-b'),
  fc.stringMatching(/^[a-z0-9]{1,20}(-[a-z0-9]{1,9}){0,3}$/u),
);
const hex = (length: number) =>
  fc.string({
    unit: fc.constantFrom(...'0123456789abcdef'.split('')),
    minLength: length,
    maxLength: length,
  });
/** Nowhere to be found: neither in the bucket nor among the files of the build. */
const picture = (folder: string) =>
  fc.oneof(
    hex(32).map((name) => `${folder}/${name}.png`),
    fc.constantFrom('a/b.svg', 'hero/nada.avif', `${'a-/'.repeat(38)}b.webp`, '-/-.jpg'),
  );
const position = fc.constantFrom(-32_768, -1, 0, 1, 1, 7, 32_767);
const day = fc.constantFrom('2000-01-01', '2024-02-29', '2026-11-20', '2100-12-31');
const colors = fc.oneof(
  fc.constantFrom('#000000', '#ffffff', '#7f7f7f', '#00ff00'),
  hex(6).map((digits) => `#${digits}`),
);
const network = fc.constantFrom('Instagram', 'Facebook');

/** By table; ids and what refers to other rows are the caller's. */
const rowsOf = {
  categories: fc.record({
    name: line(40),
    title: line(40),
    short_name: orNull(line(12)),
    slug: slugs,
    spreadsheet: orNull(links),
    ladder: orNull(line(40)),
    level: orNull(fc.constantFrom(1, 32_767)),
    position,
  }),
  seasons: fc.record({
    slug: slugs,
    name: line(40),
    starts_on: fc.oneof(
      day,
      fc.nat(30_000).map((days) => new Date(Date.UTC(2005, 0, days)).toISOString().slice(0, 10)),
    ),
    points: fc.constantFrom(...ruleTexts.points),
    ties: fc.constantFrom(...ruleTexts.ties),
    super_tie_break: fc.constantFrom(...ruleTexts.superTieBreak),
    walkover: fc.constantFrom(...ruleTexts.walkover),
  }),
  organisers: fc.record({
    name: line(80),
    whatsapp: fc.constantFrom(
      '+54 9 351 555-9999',
      '+12345678',
      '+123456789012345',
      '+1 ((- 234-56) 78))',
    ),
    position,
  }),
  clubs: fc.record({
    name: line(80),
    network,
    url: orNull(links),
    address: orNull(line(120)),
    map: orNull(links),
    position,
  }),
  sponsors: fc.record({ name: line(80), picture: picture('logos'), alt: line(200), position }),
  hero_pictures: fc.record({
    picture: picture('portadas'),
    phone_picture: orNull(picture('portadas')),
    alt: line(200),
    focus: fc.constantFrom('0% 0%', '100% 100%', '00% 7%', '50% 50%'),
    position,
  }),
} satisfies Record<string, fc.Arbitrary<Row>>;

/** Rows of each list's table. */
function generatedRows(seed: number, ofEach: number): Record<keyof typeof rowsOf, readonly Row[]> {
  const sampled = (rows: fc.Arbitrary<Row>) => fc.sample(rows, { seed, numRuns: ofEach });
  return {
    categories: sampled(rowsOf.categories),
    seasons: sampled(rowsOf.seasons),
    organisers: sampled(rowsOf.organisers),
    clubs: sampled(rowsOf.clubs),
    sponsors: sampled(rowsOf.sponsors),
    hero_pictures: sampled(rowsOf.hero_pictures),
  };
}

/** How a category plays in a season. */
const play = fc.record({
  legs: fc.constantFrom(null, 1, 2),
  qualified: fc.constantFrom(0, 1, 32),
  relegated: fc.constantFrom(0, 32),
});

/** The column of a setting that is called this. */
type ColumnOf<Name extends string> = Name extends `${infer Letter}${infer Rest}`
  ? `${Letter extends Lowercase<Letter> ? Letter : `_${Lowercase<Letter>}`}${ColumnOf<Rest>}`
  : '';
type LeagueColumn = ColumnOf<IdentityName | keyof AboutSettings>;
type Fields<Column extends LeagueColumn> = Record<Column, fc.Arbitrary<unknown>>;
type ProfileColumn = Extract<LeagueColumn, `profile_${string}`>;

/** The texts of the league of which the form asks a length alone, with the longest that it takes. */
export const longestTexts: readonly (readonly [name: IdentityName, longest: number])[] = keysOf(
  identityFields,
).flatMap((name) => {
  const isTaken = (length: number) => identityFields[name].problem('W'.repeat(length)) === null;
  const longest = Array.from({ length: 1000 }, (_, index) => 1000 - index).find(isTaken) ?? 0;
  // A choice and a picture take anything; a colour, a zone and an address have a form of their own.
  return longest > 0 && longest < 1000 ? [[name, longest]] : [];
});

/** Each of them, without a space, by its column. */
export function longestWords(): Row {
  const words = longestTexts.map(([name, longest]) => [name, 'W'.repeat(longest)] as const);
  const typed = { ...emptyTyped(identityFields), ...Object.fromEntries(words) };
  const written = Object.entries(writtenColumns(identityFields, typed));
  return Object.fromEntries(written.filter(([, value]) => String(value).startsWith('W')));
}

/** Fields of the league. */
function generatedLeagues(seed: number, count: number): readonly Row[] {
  const profile = fc
    .option(
      fc.record({
        profile_name: line(80),
        profile_network: network,
        profile_url: links,
      } satisfies Fields<ProfileColumn>),
    )
    .map((given) => given ?? { profile_name: null, profile_network: null, profile_url: null });
  const fields = fc.record({
    name: line(80),
    short_name: orNull(line(12)),
    description: orNull(line(200)),
    slogan: orNull(line(200)),
    city: orNull(line(80)),
    country: orNull(fc.constantFrom('AR', 'PE', 'ZZ')),
    time_zone: fc.constantFrom(
      'UTC',
      'Pacific/Apia',
      'Asia/Kathmandu',
      'Antarctica/Troll',
      'Etc/GMT+12',
      'Africa/El_Aaiun',
    ),
    address: orNull(siteAddresses),
    brand: orNull(colors),
    accent: orNull(colors),
    icon: orNull(hex(32).map((name) => `icono/${name}.png`)),
    story: lines(1000, 20),
    scoring: lines(300, 20),
    joining: lines(300, 20),
    dates: fc.array(fc.record({ day, text: line(120) }), { maxLength: 5 }),
  } satisfies Fields<Exclude<LeagueColumn, ProfileColumn>>);
  return fc
    .sample(fc.tuple(fields, profile), { seed, numRuns: count })
    .map(([league, own]) => ({ ...league, ...own }));
}

/**
 * Stores generated rows of every table as the administrator, each in a request, as far as the database admits them:
 * two may have the same name.
 * @returns what was refused, by table
 */
export async function storeSettings(admin: SupabaseClient, seed: number, ofEach: number) {
  const refused: string[] = [];
  const keep = (table: string, error: { message: string } | null) => {
    if (error !== null) refused.push(`${table}: ${error.message}`);
  };
  for (const fields of generatedLeagues(seed, ofEach)) {
    keep('league', (await admin.from('league').update(fields).not('id', 'is', null)).error);
  }
  for (const [table, rows] of Object.entries(generatedRows(seed, ofEach))) {
    for (const row of rows) keep(table, (await admin.from(table).insert(row)).error);
  }
  const { data: seasons } = await admin.from('seasons').select('id');
  const { data: categories } = await admin.from('categories').select('name');
  const playing = fc.sample(play, { seed, numRuns: ofEach });
  for (const [index, row] of playing.entries()) {
    const season_id = seasons?.at(index % (seasons.length || 1))?.id;
    const category = categories?.at((index * 7) % (categories.length || 1))?.name;
    const { error } = await admin.from('season_categories').insert({ ...row, season_id, category });
    keep('season_categories', error);
  }
  return refused;
}
