import { expect, test } from 'vitest';
import { previewOf } from '../../../src/app/pageFiles.ts';
import { paramsAt, sitePageAt } from '../../../src/app/sitePages.ts';
import { structuredData } from '../../../src/build/structuredData.ts';
import { demoSettings as settings } from '../../../src/league/demo/demoSettings.ts';

const addresses = [
  '/',
  '/nosotros',
  ...['categorias', 'tablas'].flatMap((folder) =>
    settings.categories.map(({ slug }) => `/${folder}/${slug}`),
  ),
];

function previewAt(address: string, league = settings) {
  const page = sitePageAt(address);
  return previewOf(page, paramsAt(page, address), address, league);
}

test('a league that says nothing of itself is described all the same', () => {
  for (const address of addresses.slice(0, 2)) {
    const { description } = previewAt(address, {
      ...settings,
      description: '',
      about: { ...settings.about, story: [] },
    });
    expect(description).toContain(settings.name);
  }
});

test('home, each category, each table and the league’s own page have words and a picture each', () => {
  const previews = addresses.map((address) => previewAt(address));
  expect(new Set(previews.map(({ picture }) => picture.name)).size).toBe(addresses.length);
  expect(new Set(previews.map(({ description }) => description)).size).toBe(addresses.length);
  // Search engines cut what is longer.
  for (const { description } of previews) {
    expect(description.length).toBeGreaterThan(40);
    expect(description.length).toBeLessThanOrEqual(200);
  }
});

test('the home page says which league this is, and no name ends its element', () => {
  const league = { ...settings, name: '</script><b>Liga', city: '' };
  const text = structuredData(previewAt('/').trail, league, 'https://l.example');
  expect(text).not.toContain('<');
  expect(text).not.toContain('areaServed');
  expect(JSON.parse(text)).toMatchObject({
    '@type': 'SportsOrganization',
    name: '</script><b>Liga',
    url: 'https://l.example/',
  });
});
