import { loadImage } from '@napi-rs/canvas';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { inspect } from 'node:util';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { build } from 'vite';
import type { LeagueSettings } from '../../../src/league/league.ts';
import { settings as league } from '../../../src/league/settings.ts';

import { leaguePlugin } from '../../../src/build/leaguePlugin.ts';

let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'league-'));
  const files = ['heroSlides', 'sponsorLogos'].map((name) => resolve(`src/league/${name}.ts`));
  const modules = [...files, 'virtual:league-clock'];
  writeFileSync(
    join(root, 'main.ts'),
    modules.map((path, i) => `import * as m${i} from '${path}'; console.log(m${i});`).join('\n'),
  );
  writeFileSync(
    join(root, 'index.html'),
    '<!doctype html><html lang="es"><head></head><body><script type="module" src="./main.ts"></script></body></html>',
  );
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

function buildWith(settings: LeagueSettings) {
  return build({
    configFile: false,
    root,
    base: '/liga/',
    publicDir: resolve('public'),
    logLevel: 'silent',
    plugins: [leaguePlugin(settings)],
  });
}

it('stops the build with a sentence about each wrong value, and nothing else', async () => {
  const profile = { ...league.profile, url: 'http://instagram.example/liga' };
  const seasons = league.seasons.map((season) => ({ ...season, slug: 'Una' })).slice(0, 1);
  const error: unknown = await buildWith({ ...league, profile, seasons }).catch((thrown) => thrown);
  const sentences = [
    'src/league/league.config.ts: profile.url is “http://instagram.example/liga”: write a whole address that begins with https://.',
    'src/league/seasons.config.ts: seasons[0].slug is “Una”: write small letters, digits and hyphens.',
  ].join('\n');
  // What Vite prints for `npm run build` and for `npm run dev`.
  expect(inspect(error)).toBe(sentences);
  expect(error instanceof Error && error.stack).toBe(sentences);
});

it("writes the league's name into the page's head and the web manifest", async () => {
  await buildWith({ ...league, name: 'Liga de Prueba', address: 'https://prueba.example' });
  const page = readFileSync(join(root, 'dist/index.html'), 'utf8');
  expect(page).toContain('<title>Liga de Prueba</title>');
  expect(page).toContain('content="https://prueba.example/vistas/inicio.jpg"');
  // Everything that the head names is there, below the path at which the site stands.
  const files = [...page.matchAll(/<link[^>]*href="\/liga\/([^"]+)"/g)].map(
    (match) => match[1] ?? '',
  );
  expect(files).toContain('manifest.webmanifest');
  expect(files).toContain('favicon.svg');
  for (const file of files) expect(readdirSync(join(root, 'dist'))).toContain(file);

  const manifest: unknown = JSON.parse(
    readFileSync(join(root, 'dist/manifest.webmanifest'), 'utf8'),
  );
  expect(manifest).toMatchObject({ name: 'Liga de Prueba', lang: 'es', start_url: './' });
});

it('can be installed: every picture that the manifest names is there, in the size it says', async () => {
  await buildWith(league);
  const dist = join(root, 'dist');
  type Picture = { src: string; sizes: string; purpose?: string };
  type Manifest = Record<'icons' | 'screenshots', Picture[]> & { shortcuts: { url: string }[] };
  const manifest: Manifest = JSON.parse(readFileSync(join(dist, 'manifest.webmanifest'), 'utf8'));
  for (const { src, sizes } of [...manifest.icons, ...manifest.screenshots]) {
    const { width, height } = await loadImage(join(dist, src));
    expect(`${src} ${width}x${height}`).toBe(`${src} ${sizes}`);
  }
  // What Chromium and Lighthouse's former audit ask for.
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(
    expect.arrayContaining(['192x192', '512x512']),
  );
  expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
  expect(manifest.shortcuts.map(({ url }) => url)).toContain('./mi-pareja');
});
