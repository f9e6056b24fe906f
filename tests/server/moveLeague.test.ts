import { spawn } from 'node:child_process';
import { createCanvas } from '@napi-rs/canvas';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoAdmin, demoUser } from '../../supabase/embedded/keys.ts';
import {
  startEmbeddedSupabase,
  type EmbeddedSupabase,
} from '../../supabase/embedded/startEmbeddedSupabase.ts';
import { moveLeague, type MovedPart } from '../../supabase/scripts/moveLeague/moveLeague.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

// A league whose settings stand in files moves into its database, as `npm run move-league` does it.

const folder = temporaryFolder(afterAll);
let supabase: EmbeddedSupabase;
let admin: SupabaseClient;

const write = (path: string, content: string | Buffer) =>
  writeFileSync(join(folder, path), content);

beforeAll(async () => {
  for (const name of ['hero', 'sponsors']) {
    mkdirSync(join(folder, 'src/league', name), { recursive: true });
  }
  write('package.json', '{"type": "module"}');
  write(
    'src/league/league.config.ts',
    `import type { League } from './league.ts';
    export const league: League = {
      name: 'Liga del Oeste', shortName: 'Oeste', description: '${'Muy larga. '.repeat(30)}',
      address: 'https://oeste.example/', timeZone: 'America/Lima', city: 'Lima, Perú', quote: 'Vamos',
      organisers: [{ name: 'Ana  Paz', whatsapp: '+51 900 000 111' }],
      clubs: [],
      profile: { name: '@oeste', network: 'Instagram', url: 'https://instagram.example/oeste' },
      heroPictures: [{ file: 'cancha.png', alt: 'Una cancha', focus: '60% 52%' }],
    };`,
  );
  write(
    'src/league/categories.config.ts',
    `export const categories = [
      { slug: 'sexta-libre', name: 'Sexta Libre', shortName: '6.ª', spreadsheet: 'https://hojas.example/6' },
      { slug: 'mixto', name: 'Mixto A', shortName: 'Mixto', spreadsheet: 'https://hojas.example/m' },
    ];`,
  );
  write(
    'src/league/colors.config.ts',
    `const shades = (color: string) => Array.from({ length: 10 }, () => color);
    export const colors = { brand: shades('#0B5345'), accent: shades('#f4d03f') };`,
  );
  write(
    'src/league/rule.ts',
    `export const rule = { points: '3-0', ties: 'direct-first', superTieBreak: 'one-game', walkover: 'no-games' };`,
  );
  write(
    'src/league/seasons.config.ts',
    `import { rule } from './rule.ts';
    export const seasons = [{ name: 'Apertura 2026', slug: 'apertura-2026', firstDay: '2026-02-01', rule,
      legs: 2, qualified: { count: 2, name: 'Final' }, relegated: { count: 1, name: 'Baja' } }];`,
  );
  write(
    'src/league/sponsors.config.ts',
    `export const sponsors = [
      { file: 'clavo.svg', name: 'El Clavo', alt: 'Un clavo' },
      { file: 'perdido.svg', name: 'El Perdido', alt: 'Nada' },
    ];`,
  );
  write(
    'src/league/sponsors/clavo.svg',
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 100"><path fill="#c00" d="M0 0h160v100H0z"/></svg>',
  );
  write('src/league/hero/cancha.png', createCanvas(1_600, 640).toBuffer('image/png'));

  const accounts = readFileSync('supabase/seed.sql', 'utf8').split(
    '-- The league: its settings',
  )[0];
  supabase = await startEmbeddedSupabase({
    seed: `${accounts}
      insert into public.categories (name, title, slug, position)
      values ('Sexta Libre', 'Sexta', 'sexta', 1)
      on conflict (name) do update set title = excluded.title, slug = excluded.slug;`,
  });
  admin = await signIn(demoAdmin);
});
afterAll(() => supabase.close());

async function signIn(account: { email: string; password: string }): Promise<SupabaseClient> {
  const client = createClient(supabase.url, supabase.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  await client.auth.signInWithPassword({ ...account });
  return client;
}

async function move(client = admin) {
  const parts: MovedPart[] = [];
  await moveLeague({ folder, project: process.cwd(), client, report: (part) => parts.push(part) });
  const linesOf = (outcome: MovedPart['outcome']) =>
    parts.filter((part) => part.outcome === outcome).map(({ part, text }) => `${part}: ${text}`);
  return { failed: linesOf('failed'), notes: linesOf('note'), done: linesOf('done') };
}

const settings = async () => (await admin.rpc('league_settings')).data;

it('moves no season without a category that could not be moved', async () => {
  const other = { name: 'Otra', title: 'Otra', slug: 'mixto', position: 2 };
  await admin.from('categories').insert([other]);
  const { failed } = await move();
  expect(failed).toContain('seasons: they wait for the categories above');
  expect((await settings()).seasons).toEqual([]);
  await admin.from('categories').delete().eq('name', 'Otra');
});

it('moves what the files hold, and says what it cannot', async () => {
  const { failed, notes } = await move();
  expect(failed).toEqual([
    expect.stringContaining('league: description: '),
    expect.stringContaining('El Perdido: '),
  ]);
  expect(notes).toEqual(
    expect.arrayContaining([
      'about: the old project has no src/league/about.config.ts',
      'Sexta Libre: its address stays sexta; the old files say sexta-libre',
      'seasons: the place of 1 pairs is called “Descenso” now, no longer “Baja”',
    ]),
  );
  const plays = { legs: 2, qualified: 2, relegated: 1 };
  expect(await settings()).toMatchObject({
    name: 'Liga del Oeste',
    shortName: 'Oeste',
    slogan: 'Vamos',
    address: 'https://oeste.example',
    timeZone: 'America/Lima',
    brand: '#0b5345',
    accent: '#f4d03f',
    profile: { name: '@oeste' },
    organisers: [{ name: 'Ana Paz', whatsapp: '+51 900 000 111' }],
    categories: expect.arrayContaining([
      // The key of its matches, and what the database says already.
      expect.objectContaining({
        name: 'Sexta Libre',
        title: 'Sexta',
        slug: 'sexta',
        shortName: '6.ª',
      }),
      expect.objectContaining({
        name: 'Mixto A',
        slug: 'mixto',
        spreadsheet: 'https://hojas.example/m',
      }),
    ]),
    seasons: [
      {
        slug: 'apertura-2026',
        rule: { points: '3-0', walkover: 'no-games' },
        categories: { 'Sexta Libre': plays, 'Mixto A': plays },
      },
    ],
    sponsors: [{ name: 'El Clavo', picture: expect.stringMatching(/^logos\/[\da-f]{32}\.webp$/u) }],
    heroPictures: [
      { focus: '60% 52%', phonePicture: '', picture: expect.stringMatching(/\.png$/u) },
    ],
  });
  const [{ picture }] = (await settings()).sponsors;
  const response = await fetch(admin.storage.from('pictures').getPublicUrl(picture).data.publicUrl);
  expect(response.headers.get('content-type')).toBe('image/webp');
});

it('changes nothing when it runs again, nor what was changed since', async () => {
  await admin.from('organisers').update({ name: 'Ana Paz Ruiz' }).neq('name', '');
  await admin.from('league').update({ city: 'Callao' }).neq('name', '');
  const before = await settings();
  const { failed, notes, done } = await move();
  expect(await settings()).toEqual(before);
  expect(notes).toContain(
    'league: stays as the database has it; the old files say {"city":"Lima, Perú"}',
  );
  expect(done.filter((line) => !/: 0 /u.test(line))).toEqual([]);
  // What failed before.
  expect(failed).toHaveLength(2);
});

it('is a command that leaves the administrator signed in elsewhere', async () => {
  const { publishableKey } = supabase;
  const command = spawn(process.execPath, ['supabase/scripts/moveLeague/move.ts', folder], {
    env: {
      ...process.env,
      SUPABASE_URL: supabase.url,
      SUPABASE_PUBLISHABLE_KEY: publishableKey,
      ADMIN_EMAIL: demoAdmin.email,
      ADMIN_PASSWORD: demoAdmin.password,
    },
  });
  const output = await text(command.stdout);
  expect(output).toContain('2 ✗ above were not moved');
  const { error } = await admin.auth.refreshSession();
  expect(error).toBeNull();
});

it('is refused to whoever is not the administrator, before anything is moved', async () => {
  await expect(move(await signIn(demoUser))).rejects.toThrow('This user may not write here');
});
