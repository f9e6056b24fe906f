import { expect, test } from 'vitest';
import { composePage, type PageParts } from '../../../src/build/composePage.ts';
import { headScript } from '../../../src/opening/headScript.ts';

const template = `<!doctype html>
<html lang="es">
  <head>
    <meta charset="utf-8" />
    <!-- head script -->
    <title>Liga</title>
    <meta property="og:title" content="Liga">
    <meta property="og:url" content="https://liga.example/">
    <meta name="description" content="La liga">
    <meta property="og:description" content="La liga">
    <meta property="og:image" content="https://liga.example/vistas/inicio.jpg">
    <script type="module" crossorigin src="/assets/index.js"></script>
    <link rel="preload" as="font" crossorigin href="/assets/font.woff2" />
    <link rel="stylesheet" crossorigin href="/assets/index.css">
  </head>
  <body><div id="root"></div></body>
</html>`;

const results: PageParts = {
  headScript: headScript('/'),
  path: '/resultados',
  title: 'Resultados · Liga',
  head: {
    description: 'Todos los resultados',
    picture: 'https://liga.example/vistas/resultados.jpg',
    structuredData: '{"@type":"BreadcrumbList"}',
    isIndexed: true,
    canBeIndexed: true,
  },
  html: '<main><h1 tabindex="-1">Resultados</h1></main>',
  queries: ['results?select=id&limit=50', 'upcoming_matches?select=id'],
  start: { moment: 0, saysToday: false, search: '', rows: [] },
  until: Number.POSITIVE_INFINITY,
  parameters: [],
  assets: {
    entries: ['assets/react.js', 'assets/index.js'],
    scripts: ['assets/page.js'],
    lazyScripts: [],
    layers: 'assets/layers.css',
    styles: ['assets/index.css', 'assets/list.css'],
  },
  readAsset: (path) => `/* ${path} */`,
  base: '/',
  address: 'https://liga.example',
  rowsFile: '',
  supabaseUrl: '',
  publishableKey: 'sb_publishable_x',
};

test.each([
  '<div id="root" data-path="/resultados"><main><h1 tabindex="-1">Resultados</h1></main></div>',
  '<title>Resultados · Liga</title>',
  'property="og:title" content="Resultados · Liga"',
  'property="og:url" content="https://liga.example/resultados"',
  'name="description" content="Todos los resultados"',
  'property="og:description" content="Todos los resultados"',
  'property="og:image" content="https://liga.example/vistas/resultados.jpg"',
  '<link rel="canonical" href="https://liga.example/resultados">',
])('a page has its content, words, picture and address: %s', (part) => {
  expect(composePage(template, results)).toContain(part);
});

test('one file for many addresses names none, and a private page is not indexed', () => {
  const frame = composePage(template, { ...results, head: { ...results.head, isIndexed: false } });
  expect(frame).not.toContain('canonical');
  expect(frame).not.toContain('noindex');
  const hidden = { ...results.head, isIndexed: false, canBeIndexed: false };
  const html = composePage(template, { ...results, head: hidden });
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).not.toContain('ld+json');
});

test('a page’s styles are inline, and no style sheet delays it', () => {
  const html = composePage(template, results);
  expect(html).toContain('<style>/* assets/index.css *//* assets/list.css */</style>');
  const sheets = html.match(/<link rel="stylesheet"[^>]*>/g) ?? [];
  expect(sheets).toHaveLength(2);
  for (const sheet of sheets) expect(sheet).toContain(' disabled ');
});

test('a page holds what it was made with, and says until when it is true', () => {
  const rows = [
    {
      table: 'results',
      list: '["day"]',
      rows: [{ team1: '</script>\u2028$&' }],
      isWhole: true,
      readAt: 5,
    },
  ];
  const start = { moment: 5, saysToday: true, search: '?categoria=x&y', rows };
  const html = composePage(template, {
    ...results,
    start,
    until: 7,
    parameters: ['categoria', 'si'],
  });
  const [, kept = ''] =
    /<script type="application\/json" id="start">(.*?)<\/script>/su.exec(html) ?? [];
  expect(JSON.parse(kept)).toEqual(start);
  expect(kept).not.toMatch(/[<\u2028]/u);
  expect(html).toContain(
    '<script data-layers="/assets/layers.css" data-until="7" data-parameters="categoria si"' +
      ' data-search="?categoria=x&amp;y" data-reads=',
  );
  expect(html).toContain('href="/assets/font.woff2"');
});

test('a page requests its rows by a script whose text is the same on every page', () => {
  const own = composePage(template, results);
  expect(own).toContain(
    'data-reads="/rest/v1/results?select=id&amp;limit=50 /rest/v1/upcoming_matches?select=id"',
  );
  const hosted = composePage(template, { ...results, supabaseUrl: 'https://abc.supabase.co/' });
  expect(hosted).toContain('data-reads="https://abc.supabase.co/rest/v1/results?');
  expect(hosted).toContain('<link rel="preconnect" href="https://abc.supabase.co">');
  for (const page of [own, hosted]) expect(page).toContain(`>${headScript('/')}</script>`);
  const without = composePage(template, { ...results, queries: [] });
  expect(without).not.toContain('data-reads');
  expect(without).toContain(`<script data-layers="/assets/layers.css">${headScript('/')}</script>`);
  // The script starts the code, after the rows; without rows the browser does.
  const startOf = (html: string) => html.match(/<script type="[^"]*" crossorigin [^>]*>/gu);
  const scripts = (type: string) => [
    `<script type="${type}" crossorigin src="/assets/react.js">`,
    `<script type="${type}" crossorigin src="/assets/index.js" data-starts>`,
  ];
  expect(startOf(own)).toEqual(scripts('later'));
  expect(startOf(without)).toEqual(scripts('module'));
});

test('a name is text, whatever is in it', () => {
  const title = `Resultados · Pádel "$&" <Amigos> & Cía. $1`;
  const html = composePage(template, { ...results, title });
  const escaped = 'Resultados · Pádel &quot;$&amp;&quot; &lt;Amigos&gt; &amp; Cía. $1';
  expect(html).toContain(`<title>${escaped}</title>`);
  expect(html).toContain(`content="${escaped}"`);
});
