import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readLeague } from '../../src/build/leaguePlugin.ts';
import { parseSettings, type LeftOut } from '../../src/league/parseSettings.ts';
import { demoAdmin } from '../../supabase/embedded/keys.ts';
import {
  startEmbeddedSupabase,
  type EmbeddedSupabase,
} from '../../supabase/embedded/startEmbeddedSupabase.ts';
import { settingLists, storeSettings } from '../support/settingRows.ts';
import { scale } from '../support/scale.ts';

// What is stored of the settings is shown or named, whatever the constraints admit: by the reader of the open page,
// and by that of the build, which also asks for the pictures.

const seed = 20261127;
let supabase: EmbeddedSupabase;
let admin: ReturnType<typeof createClient>;

beforeAll(async () => {
  supabase = await startEmbeddedSupabase();
  admin = createClient(supabase.url, supabase.publishableKey, { auth: { persistSession: false } });
  const { error } = await admin.auth.signInWithPassword(demoAdmin);
  if (error !== null) throw error;
});
afterAll(() => supabase.close());

/** As an open page reads them. */
async function readPage() {
  const leftOut: LeftOut[] = [];
  const { data } = await admin.rpc('league_settings');
  return { league: parseSettings(data, (each) => leftOut.push(each)), leftOut };
}

type Part = keyof typeof settingLists;
const parts = Object.keys(settingLists).filter((part): part is Part => part in settingLists);

/** The names of the rows that are stored, by the part of the settings. */
async function storedNames() {
  const names = await Promise.all(
    parts.map(async (part) => {
      const { table, name } = settingLists[part];
      const { data } = await admin.from(table).select<string, Record<string, string>>(name);
      return [part, (data ?? []).map((row) => row[name] ?? '').toSorted()] as const;
    }),
  );
  return Object.fromEntries(names);
}

/** The names of what is shown and of what is named as left out. */
function knownNames(
  league: Record<Part, readonly (Record<'name', string> | Record<'alt', string>)[]>,
  leftOut: (part: string) => readonly string[],
) {
  const nameOf = (row: Record<'name', string> | Record<'alt', string>) =>
    'name' in row ? row.name : row.alt;
  return Object.fromEntries(
    parts.map((part) => [part, [...league[part].map(nameOf), ...leftOut(part)].toSorted()]),
  );
}

/** Reads as page and build do, and compares what each shows and names with what is stored. */
async function expectAllKnown() {
  const stored = await storedNames();
  const page = await readPage();
  const ofPage = (part: string) =>
    page.leftOut.filter((each) => each.part === part).map(({ name }) => name);
  expect(knownNames(page.league, ofPage)).toEqual(stored);
  const build = await readLeague({ kind: 'given', read: supabase.readLeague }, '');
  const shown = build.settings.league;
  const named = parts.map(
    (part) => [part, (stored[part]?.length ?? 0) - shown[part].length] as const,
  );
  const lines = (part: string) => build.leftOut.filter((text) => text.startsWith(`${part} “`));
  for (const [part, missing] of named) {
    // A cover without its picture for phones is shown, and named too.
    const phone = shown.heroPictures.filter(({ phonePicture }) => phonePicture === '').length;
    const most = part === 'heroPictures' ? missing + phone : missing;
    expect(lines(part).length, part).toBeGreaterThanOrEqual(missing);
    expect(lines(part).length, part).toBeLessThanOrEqual(most);
  }
  return { page, build };
}

test('generated rows of every table, stored over REST, are shown or named', async () => {
  const ofEach = scale(150, 30);
  const refused = await storeSettings(admin, seed, ofEach);
  // Most are admitted; two seasons on one day are not.
  const others = refused.filter((each) => !/duplicate key|Another category/u.test(each));
  expect(others).toEqual([]);
  expect(refused.length).toBeLessThan(ofEach * 3);
  const { page, build } = await expectAllKnown();
  // The page reads all of them; a build leaves out what has no picture.
  expect(page.leftOut).toEqual([]);
  expect(build.settings.league.sponsors.length).toBeLessThan(page.league.sponsors.length);
  expect(build.settings.league.organisers).toEqual(page.league.organisers);
});

test('rows that an earlier version stored are named one by one, beside those that are shown', async () => {
  await supabase.database.exclusive((postgres) =>
    // What is asked of a column when it is written, and was not before.
    postgres.exec(`
      begin;
      select set_config('league.is_reverting', 'on', true);
      insert into public.sponsors (name, picture, alt, position)
        values ('Sin carpeta', 'logo.png', 'x', 1);
      insert into public.hero_pictures (alt, picture, position) values ('Suelta', 'foto.avif', 1);
      insert into public.clubs (name, network, url, address, map, position)
        values ('Sin puerto', 'Facebook', 'https://a.example:99999', 'x', 'https://a.example', 1);
      update public.categories set spreadsheet = 'https://1.2.3.999' where name = 'Sexta Libre';
      update public.league set address = 'https://liga.example?x=1';
      commit;
    `),
  );
  const { page, build } = await expectAllKnown();
  const expected = [
    ['address', ''],
    ['categories', 'Sexta Libre'],
    ['clubs', 'Sin puerto'],
    ['sponsors', 'Sin carpeta'],
    ['heroPictures', 'Suelta'],
  ];
  expect(page.leftOut.map(({ part, name }) => [part, name])).toEqual(expected);
  for (const [part, name] of expected) {
    expect(build.leftOut.join('\n')).toContain(name === '' ? part : `${part} “${name}”`);
  }
  expect(page.league.address).toBe('');
});
