import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { headersFor, parseHeadersFile } from '../../../supabase/embedded/hostFiles.ts';
import { securityHeaders } from '../../../src/build/securityHeaders.ts';
import { staticHosting } from '../../../src/build/staticHosting.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';

/** The directives of the CSP by name. */
function directivesOf(headers: Record<string, string>): Record<string, string> {
  const policy = headers['Content-Security-Policy'] ?? '';
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources.join(' ')];
    }),
  );
}

const ownOrigin = { supabaseUrl: '', inlineScriptHashes: [] };

test('the CSP runs the scripts of the site and nothing else', () => {
  expect(directivesOf(securityHeaders(ownOrigin))).toEqual({
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': "'self' 'unsafe-inline'",
    'img-src': "'self' data: blob:",
    'font-src': "'self'",
    'connect-src': "'self'",
    'manifest-src': "'self'",
    'worker-src': "'self'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': 'default',
  });
});

test('with a hosted Supabase the CSP lets the site talk to it and show its pictures', () => {
  const supabaseUrl = 'https://abc.supabase.co/';
  expect(directivesOf(securityHeaders({ ...ownOrigin, supabaseUrl }))).toMatchObject({
    'connect-src': "'self' https://abc.supabase.co wss://abc.supabase.co",
    'img-src': "'self' data: blob: https://abc.supabase.co",
  });
});

describe('a build', () => {
  async function buildSite(html: string, supabaseUrl = '', others: readonly Plugin[] = []) {
    vi.stubEnv('VITE_SUPABASE_URL', supabaseUrl);
    onTestFinished(() => void vi.unstubAllEnvs());
    const root = temporaryFolder();
    writeFileSync(join(root, 'index.html'), html);
    writeFileSync(join(root, 'main.js'), `console.error(${JSON.stringify('padel '.repeat(500))})`);
    await build({
      root,
      configFile: false,
      logLevel: 'error',
      plugins: [...others, staticHosting()],
    });
    return join(root, 'dist');
  }
  const page = (script: string) =>
    `<!doctype html><html lang="es"><head><title>Liga</title>${script}</head>` +
    `<body><script type="module" src="/main.js"></script>${'<p>Liga</p>'.repeat(100)}</body></html>`;

  test('has its headers beside it, with the Supabase it was built for', async () => {
    const folder = await buildSite(page(''), 'https://abc.supabase.co');
    const rules = parseHeadersFile(readFileSync(join(folder, '_headers'), 'utf8'));
    expect(rules.map(({ pattern }) => pattern)).toEqual(['/*', '/assets/*', '/sw.js']);
    expect(headersFor(rules, '/resultados')).toEqual(
      securityHeaders({ ...ownOrigin, supabaseUrl: 'https://abc.supabase.co' }),
    );
    expect(headersFor(rules, '/assets/x.js')['Cache-Control']).toContain('immutable');
    expect(headersFor(rules, '/sw.js')['Cache-Control']).toBe('no-cache');
  });

  test('allows the scripts that it has written, and none that a row has brought', async () => {
    const script = 'document.title = "Liga"';
    const own: Plugin = { name: 'prerender-pages', api: { inlineScripts: [script] } };
    const folder = await buildSite(
      page(`<script>${script}</script><script>alert(1)</script>`),
      '',
      [own],
    );
    // printf 'document.title = "Liga"' | openssl dgst -sha256 -binary | base64
    const hash = 'zyKYMLemWWvKvtYlVN5jn4NjiZj7QmaD3/E5Fl0MBGs=';
    const rules = parseHeadersFile(readFileSync(join(folder, '_headers'), 'utf8'));
    expect(directivesOf(headersFor(rules, '/'))['script-src']).toBe(`'self' 'sha256-${hash}'`);
  });
});
