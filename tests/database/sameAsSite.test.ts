import { afterAll, expect, test } from 'vitest';
import { settings } from '../../src/league/settings.ts';
import nameKeys from '../unit/padel/nameKeys.json' with { type: 'json' };
import { openTestDatabase, readRepositoryFile } from './support/testDatabase.ts';

const postgres = await openTestDatabase();
await postgres.exec(readRepositoryFile('supabase/seed.sql'));
afterAll(() => postgres.close());

// The pages are still made from the files of src/league/; the demo's rows say the same.

async function rowsOf(sql: string): Promise<unknown[]> {
  return (await postgres.query(sql)).rows;
}

test('the league of the demo is that of the site', async () => {
  const { about, colors, profile } = settings;
  expect(
    await rowsOf(`
      select
        name, short_name as "shortName", description, slogan, city, time_zone as "timeZone", address,
        brand, accent, story, scoring, joining, dates,
        jsonb_build_object('name', profile_name, 'network', profile_network, 'url', profile_url) as profile
      from public.league`),
  ).toEqual([
    {
      name: settings.name,
      shortName: settings.shortName,
      description: settings.description,
      slogan: settings.quote,
      city: settings.city,
      timeZone: settings.timeZone,
      address: settings.address,
      // The shades by which the light scheme knows each colour.
      brand: colors.brand[7],
      accent: colors.accent[4],
      profile,
      ...about,
    },
  ]);
});

test('the categories of the demo are those of the site, in their order', async () => {
  const rows = await rowsOf(`
    select slug, name, short_name as "shortName", spreadsheet from public.categories
    where title = name order by position`);
  expect(rows).toEqual(settings.categories);
});

test('the seasons of the demo are those of the site, with its categories', async () => {
  const rows = await rowsOf(`
    select
      slug, name, starts_on::text as "firstDay",
      jsonb_build_object(
        'points', points, 'ties', ties, 'superTieBreak', super_tie_break, 'walkover', walkover
      ) as rule,
      (
        select jsonb_agg(to_jsonb(playing) - 'id' - 'season_id' order by categories.position)
        from public.season_categories as playing
        join public.categories on categories.name = playing.category
        where playing.season_id = seasons.id
      ) as categories
    from public.seasons order by starts_on`);
  expect(rows).toEqual(
    settings.seasons.map(({ slug, name, firstDay, rule, legs, qualified, relegated }) => ({
      slug,
      name,
      firstDay,
      rule,
      categories: settings.categories.map((category) => ({
        category: category.name,
        legs: legs ?? null,
        qualified: qualified?.count ?? 0,
        relegated: relegated?.count ?? 0,
      })),
    })),
  );
});

test.each([
  ['organisers', 'name, whatsapp', settings.organisers],
  ['clubs', 'name, network, url, address, map', settings.clubs],
  [
    'sponsors',
    'name, picture, alt',
    settings.sponsors.map(({ name, file, alt }) => ({ name, picture: `sponsors/${file}`, alt })),
  ],
  [
    'hero_pictures',
    'picture, phone_picture, alt, focus',
    settings.heroPictures.map(({ file, phoneFile, alt, focus }) => ({
      picture: `hero/${file}`,
      phone_picture: phoneFile === undefined ? null : `hero/${phoneFile}`,
      alt,
      focus,
    })),
  ],
])('the %s of the demo are those of the site, in their order', async (table, columns, expected) => {
  expect(await rowsOf(`select ${columns} from public.${table} order by position`)).toEqual(
    expected,
  );
});

test('the database compares names as the site does', async () => {
  const { rows } = await postgres.query<{ key: string }>(
    'select private.name_key(name) as key from unnest($1::text[]) as name',
    [nameKeys.map(([name]) => name)],
  );
  expect(rows.map(({ key }) => key)).toEqual(nameKeys.map(([, key]) => key));
});
