import { expect, test } from 'vitest';
import { previewOf } from '../../../src/build/pagePreviews.ts';
import { structuredData } from '../../../src/build/structuredData.ts';
import { league } from '../../../src/league/league.config.ts';
import { settings } from '../../../src/league/settings.ts';

const addresses = [
  { pattern: '/', path: '/', params: {}, title: null },
  { pattern: '/nosotros', path: '/nosotros', params: {}, title: 'Nosotros' },
  ...settings.categories.flatMap(({ slug, name }) => [
    {
      pattern: '/categorias/:categoryId',
      path: `/categorias/${slug}`,
      params: { categoryId: slug },
      title: name,
    },
    {
      pattern: '/tablas/:categoryId',
      path: `/tablas/${slug}`,
      params: { categoryId: slug },
      title: `Tabla de Posiciones - ${name}`,
    },
  ]),
];

test('home, each category, each table and the league’s own page have words and a picture each', () => {
  const previews = addresses.map((address) => previewOf(address, settings));
  expect(new Set(previews.map(({ picture }) => picture.name)).size).toBe(addresses.length);
  expect(new Set(previews.map(({ description }) => description)).size).toBe(addresses.length);
  // Search engines cut what is longer.
  for (const { description } of previews) {
    expect(description.length).toBeGreaterThan(40);
    expect(description.length).toBeLessThanOrEqual(200);
  }
});

test('an earlier season’s table leads back over the category’s', () => {
  const preview = previewOf(
    {
      pattern: '/tablas/:categoryId/:seasonId',
      path: '/tablas/sexta-libre/apertura-2026',
      params: { categoryId: 'sexta-libre', seasonId: 'apertura-2026' },
      title: 'Tabla de Posiciones - Sexta Libre, Apertura 2026',
    },
    settings,
  );
  const data: unknown = JSON.parse(structuredData(preview, league, 'https://liga.example'));
  expect(data).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: 'Inicio', item: 'https://liga.example/' },
      { position: 2, name: 'Tablas', item: 'https://liga.example/tablas' },
      { position: 3, name: 'Sexta Libre', item: 'https://liga.example/tablas/sexta-libre' },
      {
        position: 4,
        name: 'Apertura 2026',
        item: 'https://liga.example/tablas/sexta-libre/apertura-2026',
      },
    ],
  });
});

test('the home page says which league this is, and no name ends its element', () => {
  const preview = previewOf({ pattern: '/', path: '/', params: {}, title: null }, settings);
  const text = structuredData(
    preview,
    { ...league, name: '</script><b>Liga' },
    'https://l.example',
  );
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toMatchObject({
    '@type': 'SportsOrganization',
    name: '</script><b>Liga',
    url: 'https://l.example/',
  });
});
