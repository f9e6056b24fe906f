import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { demoSettings } from '../../../src/league/demo/demoSettings.ts';
import { buildInto, siteFolder } from '../../support/buildSite.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';

const hostile = `</title></script><script>alert(1)</script>"'><img src=x onerror=alert(1)> \u202e`;
const [category, ...categories] = demoSettings.categories;
const [season, ...seasons] = demoSettings.seasons;
const [organiser] = demoSettings.organisers;
const [club] = demoSettings.clubs;
const [sponsor] = demoSettings.sponsors;
const [hero] = demoSettings.heroPictures;

/** A league with markup in each of its texts, other colours, and other numbers of everything. */
const other = {
  ...demoSettings,
  version: 99,
  name: hostile,
  shortName: '<b>Liga',
  description: hostile,
  slogan: hostile,
  city: hostile,
  brand: '#b91c1c',
  accent: '#facc15',
  profile: { name: hostile, network: 'Facebook', url: 'https://otra.example/' },
  about: {
    story: [hostile],
    dates: [{ day: '2026-08-01', text: hostile }],
    scoring: [hostile],
    joining: [hostile],
  },
  categories: [{ ...category, title: hostile, shortName: '<i>6' }, ...categories.slice(0, 2)],
  seasons: [{ ...season, name: hostile }, ...seasons.slice(0, 1)],
  organisers: [{ ...organiser, name: hostile }],
  clubs: [{ ...club, name: hostile, address: hostile }],
  sponsors: [{ ...sponsor, name: hostile, alt: hostile }],
  heroPictures: [{ ...hero, alt: hostile }],
};

/** Builds the site of this league, as `npm run build` does. */
async function build(league: object): Promise<string> {
  const folder = temporaryFolder();
  await buildInto(folder, { settings: league, pictures: '', today: '2026-11-20' });
  return folder;
}

const filesOf = (folder: string, ends: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => ends.test(path))
    .toSorted();

test('a league with markup in every text: the same scripts, styles and policy, and none of it runs', async () => {
  const folder = await build(other);
  const code = /\.(?:js|css)$/u;
  expect(filesOf(folder, code)).toEqual(filesOf(siteFolder, code));
  const policy = (site: string) => readFileSync(join(site, '_headers'), 'utf8');
  expect(policy(folder)).toBe(policy(siteFolder));
  const worker = (site: string) => readFileSync(join(site, 'sw.js'), 'utf8');
  expect(worker(folder)).not.toBe(worker(siteFolder));
  const pages = filesOf(folder, /\.html$/u);
  expect(pages).toContain('categorias/octava-damas.html');
  for (const page of pages) {
    const html = readFileSync(join(folder, page), 'utf8');
    expect(html, page).not.toMatch(/<script>alert|<img src=x|<b>Liga|<i>6/u);
    expect(html, page).toContain('&lt;script&gt;alert(1)');
  }
  const manifest: unknown = JSON.parse(readFileSync(join(folder, 'manifest.webmanifest'), 'utf8'));
  expect(manifest).toMatchObject({ name: hostile });
});
