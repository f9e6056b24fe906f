import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import {
  startEmbeddedSupabase,
  type EmbeddedSupabase,
} from '../../supabase/embedded/startEmbeddedSupabase.ts';
import { readSiteFiles } from '../../supabase/embedded/siteFiles.ts';
import { sendRaw } from './support/rawHttp.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

const script = 'console.error("pádel")';
const pageOf = (title: string) => `<!doctype html><title>${title}</title>`;
const files = {
  '../outside.txt': 'secreto',
  '.env': 'SECRET=1',
  'favicon.svg': '<svg/>',
  'assets/_main-1a2b.js': script,
  'assets/_main-1a2b.js.br': brotliCompressSync(script),
  'assets/_main-1a2b.js.gz': gzipSync(script),
  _headers:
    "/*\n  Content-Security-Policy: default-src 'none'\n/assets/*\n  Cache-Control: immutable\n",
  _redirects: '# ours\n/parejas/* /pareja 200\n/old /new 301\n',
};
const pages = ['index', 'resultados', 'categorias', 'categorias/sexta-libre', 'pareja', '404'];
let supabase: EmbeddedSupabase;

beforeAll(async () => {
  const folder = join(temporaryFolder(afterAll), 'site');
  for (const name of ['assets', 'categorias']) mkdirSync(join(folder, name), { recursive: true });
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  for (const name of pages) writeFileSync(join(folder, `${name}.html`), pageOf(name));
  supabase = await startEmbeddedSupabase({ seed: '' });
  supabase.serveSite(folder);
  // A later build removes the folder: the running server must not notice.
  rmSync(folder, { recursive: true });
});
afterAll(() => supabase.close());

const get = (path: string, init: RequestInit = {}) => fetch(supabase.url + path, init);

test.each([
  ['/', 200, 'index'],
  ['/resultados', 200, 'resultados'],
  ['/resultados?desde=whatsapp', 200, 'resultados'],
  ['/categorias', 200, 'categorias'],
  ['/categorias/sexta-libre', 200, 'categorias/sexta-libre'],
  ['/parejas/sexta-libre/los-%C3%B1and%C3%BAes', 200, 'pareja'],
  ['/parejas/..%2f_redirects', 200, 'pareja'],
  ['/_redirects', 404, '404'],
  ['/old', 404, '404'],
  ['/%E0%A4%A', 404, '404'],
  ['//evil.example', 404, '404'],
  ['/resultados/..%2fadmin', 404, '404'],
])(
  '%s: status %i, the page %s, which is asked for again each time',
  async (path, status, title) => {
    const response = await get(path);
    expect(response.status).toBe(status);
    expect(await response.text()).toBe(pageOf(title));
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-cache');
  },
);

test.each([
  ['/resultados/', '/resultados'],
  ['/Resultados?desde=whatsapp', '/resultados?desde=whatsapp'],
  ['/CATEGORIAS/Sexta-Libre//', '/categorias/sexta-libre'],
])('%s is redirected to %s', async (path, location) => {
  const response = await get(path, { redirect: 'manual' });
  expect(response.status).toBe(301);
  expect(response.headers.get('location')).toBe(location);
});

test.each(['/assets/old-chunk.js', '/assets/old', '/logo.png'])(
  'the file %s, which is not there, is no page and is not kept',
  async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(response.headers.get('cache-control')).toBeNull();
  },
);

test.each([
  ['br, gzip', 'br'],
  ['gzip', 'gzip'],
  ['identity', null],
])('to who accepts %s a file goes in the form %s, for ever', async (accepted, encoding) => {
  const headers = { 'accept-encoding': accepted };
  const response = await get('/assets/_main-1a2b.js', { headers });
  expect(response.headers.get('content-encoding')).toBe(encoding);
  expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('immutable');
  expect(await response.text()).toBe(script);
});

test('what has not changed is not sent again', async () => {
  const etag = (await get('/')).headers.get('etag') ?? '';
  const response = await get('/', { headers: { 'if-none-match': etag } });
  expect(response.status).toBe(304);
  expect(await response.text()).toBe('');
  // The browser has it already.
  expect(response.headers.get('content-security-policy')).toBeNull();
});

test('a page is sent again when its headers are others', () => {
  const folder = temporaryFolder(onTestFinished);
  writeFileSync(join(folder, 'index.html'), pageOf('index'));
  const etagWith = (source: string) => {
    const headers = { 'Content-Security-Policy': source };
    return readSiteFiles(folder, [{ pattern: '/*', headers }], '/').get('/index.html')?.headers
      .ETag;
  };
  expect(etagWith("default-src 'self'")).not.toBe(etagWith("default-src 'none'"));
});

test.each([
  '/../outside.txt',
  '/%2e%2e/outside.txt',
  '/..%2foutside.txt',
  '/assets/..%2f..%2foutside.txt',
  '/.env',
  '/_headers',
  '/assets/_main-1a2b.js.br',
])('%s shows nothing that is not of the site', async (path) => {
  const { text } = await sendRaw(supabase.url, [`GET ${path} HTTP/1.1`, 'Host: localhost']);
  expect([pageOf('404'), 'No encontrado\n']).toContain(text.split('\r\n\r\n')[1]);
});

test('a site that was built for a path is served below it', async () => {
  const below = temporaryFolder();
  mkdirSync(join(below, 'assets'));
  for (const name of ['index', 'resultados', 'pareja', '404']) {
    writeFileSync(join(below, `${name}.html`), pageOf(name));
  }
  writeFileSync(join(below, 'assets/x.js'), script);
  writeFileSync(join(below, '_headers'), '/La%20Liga/assets/*\n  Cache-Control: immutable\n');
  writeFileSync(
    join(below, '_redirects'),
    '/La%20Liga/parejas/* /pareja 200\n/La%20Liga/* /:splat 200\n',
  );
  const own = await startEmbeddedSupabase({ seed: '' });
  onTestFinished(() => own.close());
  expect(own.serveSite(below)).toBe('/La%20Liga/');
  const ask = async (path: string) => {
    const response = await fetch(own.url + path, { redirect: 'manual' });
    const { status, headers } = response;
    return [status, headers.get('location') ?? (await response.text())];
  };
  expect(await ask('/La%20Liga/')).toEqual([200, pageOf('index')]);
  expect(await ask('/La%20Liga/resultados')).toEqual([200, pageOf('resultados')]);
  expect(await ask('/La%20Liga/parejas/sexta/los-smash')).toEqual([200, pageOf('pareja')]);
  expect(await ask('/La%20Liga/nada')).toEqual([404, pageOf('404')]);
  expect(await ask('/La%20Liga/Resultados/')).toEqual([301, '/La%20Liga/resultados']);
  expect(await ask('/')).toEqual([301, '/La%20Liga/']);
  expect(await ask('/La%20Liga')).toEqual([301, '/La%20Liga/']);
  expect(await ask('/la%20liga/resultados?q=1')).toEqual([301, '/La%20Liga/resultados?q=1']);
  expect(await ask('/resultados')).toEqual([404, 'No encontrado\n']);
  const file = await fetch(`${own.url}/La%20Liga/assets/x.js`);
  expect(file.headers.get('cache-control')).toBe('immutable');
  expect(await file.text()).toBe(script);
});

test('a page of the build before finds its files after a later one, which has one page', async () => {
  const later = temporaryFolder();
  writeFileSync(join(later, 'index.html'), pageOf('Liga nueva'));
  supabase.serveSite(later);
  for (const path of ['/', '/resultados']) {
    expect(await (await get(path)).text()).toBe(pageOf('Liga nueva'));
  }
  expect(await (await get('/assets/_main-1a2b.js')).text()).toBe(script);
});
