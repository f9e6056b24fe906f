import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { composePage, type PageParts } from '../../../../src/app/hosting/composePage.ts';
import { hashInlineScripts } from '../../../../src/app/hosting/staticHosting.ts';
import { prefetchScript } from '../../../../src/data/prefetch.ts';

const template = `<!doctype html>
<html lang="es">
  <head>
    <meta charset="utf-8" />
    <script>scheme()</script>
    <title>Liga</title>
    <meta property="og:title" content="Liga">
    <meta property="og:url" content="https://liga.example/">
    <script type="module" crossorigin src="/assets/index.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/old.js">
    <link rel="stylesheet" crossorigin href="/assets/index.css">
  </head>
  <body><div id="root"></div></body>
</html>`;

const results: PageParts = {
  path: '/resultados',
  drawing: '<main><h1 tabindex="-1">Resultados</h1></main>',
  time: 1234,
  reads: ['results?select=id&limit=50', 'upcoming_matches?select=id'],
  assets: { scripts: ['assets/react.js'], styles: ['assets/index.css', 'assets/list.css'] },
  readAsset: (path) => `/* ${path} */`,
  base: '/',
  siteName: 'Liga',
  address: 'https://liga.example',
  supabaseUrl: '',
  publishableKey: 'sb_publishable_x',
};

test('a page has its drawing, its name and its address', () => {
  const html = composePage(template, results);
  expect(html).toContain(
    '<div id="root" data-path="/resultados" data-prerendered-at="1234"><main><h1 tabindex="-1">Resultados</h1></main></div>',
  );
  expect(html).toContain('<title>Resultados · Liga</title>');
  expect(html).toContain('property="og:title" content="Resultados · Liga"');
  expect(html).toContain('property="og:url" content="https://liga.example/resultados"');
});

test('its styles are in it, and no style sheet is waited for', () => {
  const html = composePage(template, results);
  expect(html).toContain('<style>/* assets/index.css *//* assets/list.css */</style>');
  const sheets = html.match(/<link rel="stylesheet"[^>]*>/g) ?? [];
  expect(sheets).toHaveLength(2);
  for (const sheet of sheets) expect(sheet).toContain(' disabled ');
  expect(html.match(/<link rel="modulepreload"[^>]*>/g)).toEqual([
    '<link rel="modulepreload" crossorigin href="/assets/react.js">',
  ]);
});

test('it asks for its rows with a script of which every page has the same text', () => {
  const own = composePage(template, results);
  expect(own).toContain(
    'data-reads="/rest/v1/results?select=id&amp;limit=50 /rest/v1/upcoming_matches?select=id"',
  );
  const hosted = composePage(template, { ...results, supabaseUrl: 'https://abc.supabase.co/' });
  expect(hosted).toContain('data-reads="https://abc.supabase.co/rest/v1/results?');
  expect(hosted).toContain('<link rel="preconnect" href="https://abc.supabase.co">');
  const hash = `sha256-${createHash('sha256').update(prefetchScript).digest('base64')}`;
  expect(hashInlineScripts(own)).toContain(hash);
  expect(hashInlineScripts(hosted)).toEqual(hashInlineScripts(own));
  expect(composePage(template, { ...results, reads: [] })).not.toContain('prefetchedResponses');
});

test('the league’s own page is not named twice', () => {
  const drawing = '<main><h1>La Jaula &#x27;08</h1></main>';
  const html = composePage(template, { ...results, path: '/', drawing, siteName: "La Jaula '08" });
  expect(html).toContain('<title>La Jaula &#x27;08</title>');
});

test('a name is text, whatever is in it', () => {
  const siteName = `Pádel "$&" <Amigos> & Cía. $1`;
  const html = composePage(template, { ...results, siteName });
  expect(html).toContain(
    '<title>Resultados · Pádel &quot;$&amp;&quot; &lt;Amigos&gt; &amp; Cía. $1</title>',
  );
  expect(html).toContain(
    'content="Resultados · Pádel &quot;$&amp;&quot; &lt;Amigos&gt; &amp; Cía. $1"',
  );
});

test('a drawing that the policy would break is refused', () => {
  const drawing = '<main><p style="color:red">Hola</p></main>';
  expect(() => composePage(template, { ...results, drawing })).toThrow(
    '/resultados: the policy forbids the style attribute in <p style="color:red">',
  );
});
