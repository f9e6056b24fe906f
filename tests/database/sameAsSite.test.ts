import { afterAll, expect, test } from 'vitest';
import { clockOffsets } from '../../src/build/clockOffsets.ts';
import { demoSettings } from '../../src/league/demo/demoSettings.ts';
import { parseSettings } from '../../src/league/parseSettings.ts';
import { pairSlug } from '../../src/padel/pairSlug.ts';
import { parseScore } from '../../src/padel/score.ts';
import { instantOf } from '../../src/padel/time.ts';
import membership from '../unit/league/membership.json' with { type: 'json' };
import nameKeys from '../unit/padel/nameKeys.json' with { type: 'json' };
import pairSlugs from '../unit/padel/pairSlugs.json' with { type: 'json' };
import { openTestDatabase, readRepositoryFile } from './support/testDatabase.ts';

const postgres = await openTestDatabase(readRepositoryFile('supabase/seed.sql'));
afterAll(() => postgres.close());

test("the demo's rows are the settings with which tests and Storybook begin", async () => {
  await postgres.exec('set role anon');
  const { rows } = await postgres.query<{ settings: unknown }>(
    'select public.league_settings() as settings',
  );
  await postgres.exec('reset role');
  const [given] = rows.map(({ settings }) => parseSettings(settings));
  // A pair has left the season of today, whichever that is.
  expect(given?.seasons.flatMap(({ withdrawals }) => withdrawals)).toHaveLength(1);
  const seasons = given?.seasons.map((season) => ({ ...season, withdrawals: [] }));
  expect({ ...given, seasons }).toEqual(demoSettings);
  // Each by its own name: a page has its default for one that the database does not give.
  expect(Object.keys(Object(rows[0]?.settings)).toSorted()).toEqual(
    Object.keys(demoSettings).toSorted(),
  );
});

test.each(['America/Santiago', 'Europe/Madrid', 'America/Argentina/Cordoba', 'UTC'])(
  "the database knows the clock of %s as the build's Node does",
  async (zone) => {
    const year = new Date().getUTCFullYear();
    const { rows } = await postgres.query('select private.clock_offsets($1) as clock', [zone]);
    const clock = clockOffsets(zone, Date.UTC(year - 1), Date.UTC(year + 20));
    expect(rows).toEqual([{ clock }]);
  },
);

test('a match belongs to the same season in SQL as on the site', async () => {
  await postgres.exec('begin');
  try {
    await postgres.exec('delete from public.upcoming_matches; delete from public.seasons;');
    for (const { id, name, slug, firstDay } of membership.seasons) {
      await postgres.query(
        'insert into public.seasons (id, name, slug, starts_on) values ($1, $2, $3, $4)',
        [id, name, slug, firstDay],
      );
    }
    for (const { what, date, seasonId, season } of membership.cases) {
      const { rows } = await postgres.query<{ slug: string }>(
        'select slug from public.seasons where private.is_of_season($1, $2, seasons)',
        [date, seasonId],
      );
      expect([what, rows.map(({ slug }) => slug)]).toEqual([what, season === null ? [] : [season]]);
    }
  } finally {
    await postgres.exec('rollback');
  }
});

/** The zones of Node whose clocks differ in two years, one for each clock. */
function differentZones(from: number, to: number): string[] {
  const zones = new Map<string, string>();
  for (const zone of Intl.supportedValuesOf('timeZone')) {
    const clock = JSON.stringify(clockOffsets(zone, from, to));
    if (!zones.has(clock)) zones.set(clock, zone);
  }
  return [...zones.values()];
}

test('a match begins at one moment in the file and in the feed of a calendar, whatever the clock of a zone does', async () => {
  const [from, to] = [Date.UTC(2027), Date.UTC(2029)];
  const zones = differentZones(from, to);
  expect(zones.length).toBeGreaterThan(50);
  for (const zone of zones) {
    const clock = clockOffsets(zone, from, to);
    // Each quarter of an hour for three hours before and after each change, as the clock shows it.
    const shown = clock
      .slice(1)
      .flatMap(({ from: change, minutes }) =>
        Array.from({ length: 25 }, (_, step) =>
          new Date(change + (minutes + (step - 12) * 15) * 60_000).toISOString(),
        ),
      );
    const moments = shown.map((text) => ({ date: text.slice(0, 10), time: text.slice(11, 16) }));
    const { rows } = await postgres.query<{ at: string }>(
      `select 1000 * extract(epoch from private.moment_of(date, "time", $2)) as at
       from jsonb_to_recordset($1) as (date date, "time" time)`,
      [JSON.stringify(moments), zone],
    );
    expect(
      rows.map(({ at }) => Number(at)),
      zone,
    ).toEqual(moments.map((moment) => instantOf(moment, clock)));
  }
});

test('the database compares names as the site does', async () => {
  const { rows } = await postgres.query<{ key: string }>(
    'select private.name_key(name) as key from unnest($1::text[]) as name',
    [nameKeys.map(([name]) => name)],
  );
  expect(rows.map(({ key }) => key)).toEqual(nameKeys.map(([, key]) => key));
});

/** The addresses that the database gives to names. */
async function slugsOf(names: readonly string[]): Promise<string[]> {
  const { rows } = await postgres.query<{ slug: string }>(
    `select private.pair_slug(name) as slug
     from unnest($1::text[]) with ordinality as names (name, place) order by place`,
    [names],
  );
  return rows.map(({ slug }) => slug);
}

test('the database makes the addresses of pairs that the site makes', async () => {
  expect(await slugsOf(pairSlugs.map(([name = '']) => name))).toEqual(
    pairSlugs.map(([, slug]) => slug),
  );
});

test('of every character that a name can have, too', async () => {
  const all = Array.from({ length: 0x11_0000 }, (_, code) => code)
    .filter((code) => code > 0 && (code < 0xd800 || code > 0xdfff))
    .map((code) => String.fromCodePoint(code))
    // Without those not assigned, which are letters there first; Han, Hangul and private use are few ranges.
    .filter((character) => !/\p{Cn}|\p{Co}|\p{Script=Han}|\p{Script=Hangul}/u.test(character));
  const slugs = await slugsOf(all);
  const differing = all.filter((character, index) => pairSlug(character) !== slugs[index]);
  expect(differing.map((character) => character.codePointAt(0)?.toString(16))).toEqual([]);
});

test('the database knows the matches that nobody played as the site does', async () => {
  const unplayed = [
    'No se jugó',
    ' no  se jugo. ',
    'NO SE JUGO\u0301',
    'W.O. doble',
    'doble wo',
    'WO,doble',
  ];
  const doubles = ['Doble  W. O.', 'w/o (DOBLE)', 'walk–over doble', '\u00a0W.O.\u2003Doble\u3000'];
  const played = [
    'W.O.',
    '6-4, 6-3',
    'doble',
    'No se jugó el tercero',
    'No se presentaron',
    'W.O. doble?',
  ];
  const texts = [
    ...unplayed,
    ...doubles,
    ...played,
    '6-0 6-0 W.O. doble',
    'no se jugó 6-4',
    'ſ',
    'ño se jugó',
  ];
  const { rows } = await postgres.query<{ is_played: boolean }>(
    'select private.is_played(score) from unnest($1::text[]) as score',
    [texts],
  );
  const kinds: readonly string[] = ['unplayed', 'doubleWalkover'];
  expect(rows.map(({ is_played }) => is_played)).toEqual(
    texts.map((text) => !kinds.includes(parseScore(text).kind)),
  );
  expect(rows.filter(({ is_played }) => !is_played)).toHaveLength(unplayed.length + doubles.length);
});
