import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import {
  startEmbeddedSupabase,
  type EmbeddedSupabase,
} from '../../supabase/embedded/startEmbeddedSupabase.ts';
import { shareServer } from '../support/sharedServer.ts';
import { sendRaw } from './support/rawHttp.ts';

const page = '<!doctype html><title>Liga</title>';
const script = 'console.error("pádel")';
let supabase: EmbeddedSupabase;

beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  writeFileSync(join(folder, '..', 'outside.txt'), 'secreto');
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), page);
  writeFileSync(join(folder, 'favicon.svg'), '<svg/>');
  writeFileSync(join(folder, '.env'), 'SECRET=1');
  writeFileSync(join(folder, 'assets', '_main-1a2b.js'), script);
  writeFileSync(join(folder, 'assets', '_main-1a2b.js.br'), brotliCompressSync(script));
  writeFileSync(join(folder, 'assets', '_main-1a2b.js.gz'), gzipSync(script));
  writeFileSync(
    join(folder, '_headers'),
    "/*\n  Content-Security-Policy: default-src 'none'\n/assets/*\n  Cache-Control: immutable\n",
  );
  supabase = await shareServer();
  supabase.serveSite(folder);
  // A later build removes the folder: the running server must not notice.
  rmSync(folder, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(supabase.url + path, { headers });

test('a page of the build before finds its files after a later one', async () => {
  const later = mkdtempSync(join(tmpdir(), 'site-'));
  writeFileSync(join(later, 'index.html'), '<!doctype html><title>Liga nueva</title>');
  onTestFinished(() => rmSync(later, { recursive: true }));
  const server = await startEmbeddedSupabase({ seed: '' });
  onTestFinished(() => server.close());
  const first = mkdtempSync(join(tmpdir(), 'site-'));
  mkdirSync(join(first, 'assets'));
  writeFileSync(join(first, 'index.html'), page);
  writeFileSync(join(first, 'assets', 'main-1a2b.js'), script);
  server.serveSite(first);
  rmSync(first, { recursive: true });
  server.serveSite(later);
  expect(await (await fetch(server.url)).text()).toContain('Liga nueva');
  expect(await (await fetch(`${server.url}/assets/main-1a2b.js`)).text()).toBe(script);
});

describe('the site', () => {
  test.each(['/', '/resultados', '/categorias/sexta-libre', '/nada', '/%E0%A4%A', '//evil'])(
    '%s is the page, which is asked for again each time',
    async (path) => {
      const response = await get(path);
      expect(response.status).toBe(200);
      expect(await response.text()).toBe(page);
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(response.headers.get('cache-control')).toBe('no-cache');
    },
  );

  test('a file with a hash in its name is cached as immutable', async () => {
    const response = await get('/assets/_main-1a2b.js');
    expect(await response.text()).toBe(script);
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('immutable');
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
  ])('to who accepts %s goes the form %s', async (accepted, encoding) => {
    const response = await get('/assets/_main-1a2b.js', { 'accept-encoding': accepted });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(await response.text()).toBe(script);
  });

  test('what has not changed is not sent again', async () => {
    const etag = (await get('/')).headers.get('etag') ?? '';
    const response = await get('/', { 'if-none-match': etag });
    expect(response.status).toBe(304);
    expect(await response.text()).toBe('');
  });
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
  const body = text.split('\r\n\r\n')[1];
  expect([page, 'No encontrado\n']).toContain(body);
});

describe('a site whose pages are prerendered', () => {
  beforeAll(async () => {
    const folder = mkdtempSync(join(tmpdir(), 'prerendered-'));
    mkdirSync(join(folder, 'categorias'));
    for (const name of [
      'index',
      'resultados',
      'categorias',
      'categorias/sexta-libre',
      'pareja',
      '404',
    ]) {
      writeFileSync(join(folder, `${name}.html`), `<!doctype html><title>${name}</title>`);
    }
    writeFileSync(join(folder, '_redirects'), '# ours\n/parejas/* /pareja 200\n/old /new 301\n');
    supabase.serveSite(folder);
    rmSync(folder, { recursive: true });
  });

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
  ])('%s: status %i, the page %s', async (path, status, title) => {
    const response = await fetch(supabase.url + path);
    expect(response.status).toBe(status);
    expect(await response.text()).toBe(`<!doctype html><title>${title}</title>`);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  });

  test.each([
    ['/resultados/', '/resultados'],
    ['/Resultados?desde=whatsapp', '/resultados?desde=whatsapp'],
    ['/CATEGORIAS/Sexta-Libre//', '/categorias/sexta-libre'],
  ])('%s is redirected to %s', async (path, location) => {
    const response = await fetch(supabase.url + path, { redirect: 'manual' });
    expect(response.status).toBe(301);
    expect(response.headers.get('location')).toBe(location);
  });
});
