import { createCanvas, loadImage } from '@napi-rs/canvas';
import { createServer, type RequestListener } from 'node:http';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { build } from 'vite';
import { leagueFiles, leaguePlugin } from '../../../src/build/leaguePlugin.ts';
import { demoSettings } from '../../../src/league/demo/demoSettings.ts';
import type { LeagueSettings } from '../../../src/league/league.ts';
import { leagueVariables } from '../../../src/league/shades.ts';

let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'league-'));
  writeFileSync(join(root, 'main.ts'), 'console.log(1);');
  writeFileSync(
    join(root, 'index.html'),
    '<!doctype html><html lang="es"><head></head><body><div id="root"></div><script type="module" src="./main.ts"></script></body></html>',
  );
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true });
});

const readBuilt = (file: string) => readFileSync(join(root, 'dist', file), 'utf8');

function buildSite() {
  return build({
    configFile: false,
    root,
    base: '/liga/',
    publicDir: resolve('public'),
    logLevel: 'silent',
    plugins: [leaguePlugin({ isDemo: false })],
  });
}

/** Builds the site of a league whose database answers so. */
async function buildFor(answer: RequestListener) {
  const server = createServer(answer);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('There is no port.');
  vi.stubEnv('VITE_SUPABASE_URL', `http://127.0.0.1:${address.port}`);
  try {
    await buildSite();
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

const withSettings =
  (settings: LeagueSettings): RequestListener =>
  (_request, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(settings));
  };

it.each([
  ['refuses', (_request, response) => response.writeHead(401).end(), 'status 401'],
  ['sends something else', (_request, response) => response.end('<html>'), 'is not valid JSON'],
  ['sends no settings', (_request, response) => response.end('{}'), 'version'],
] satisfies [string, RequestListener, string][])(
  'a build whose database %s stops with one sentence',
  async (_what, answer, why) => {
    const error: unknown = await buildFor(answer).catch((thrown: unknown) => thrown);
    const text = error instanceof Error ? error.message : '';
    expect(text).toContain('The site is not built, since http://127.0.0.1:');
    expect(text).toContain(why);
    expect(readdirSync(root)).not.toContain('dist');
  },
);

it("writes the league's name into the page's head and the web manifest", async () => {
  await buildFor(
    withSettings({ ...demoSettings, name: 'Liga de Prueba', address: 'https://prueba.example' }),
  );
  const page = readBuilt('index.html');
  expect(page).toContain('<title>Liga de Prueba</title>');
  expect(page).toContain('content="https://prueba.example/vistas/inicio.jpg"');
  // Everything that the head names is there, below the path at which the site stands.
  const files = [...page.matchAll(/<link[^>]*href="\/liga\/([^"]+)"/g)].map(([, file]) => file);
  expect(files).toEqual(expect.arrayContaining(['manifest.webmanifest', 'favicon.svg']));
  expect(readdirSync(join(root, 'dist'))).toEqual(expect.arrayContaining(files));
  expect(JSON.parse(readBuilt('manifest.webmanifest'))).toMatchObject({
    name: 'Liga de Prueba',
    lang: 'es',
    start_url: './',
    // Those of the demo would be untrue.
    screenshots: [],
  });
});

it('names no address while the site is published nowhere', async () => {
  await buildFor(withSettings({ ...demoSettings, address: '' }));
  const page = readBuilt('index.html');
  expect(page).not.toMatch(/og:(?:url|image)/u);
});

it('leaves out what cannot be read, and what has no picture', async () => {
  const [sponsor] = demoSettings.sponsors;
  const [hero] = demoSettings.heroPictures;
  if (hero === undefined) throw new Error('The demo has no cover.');
  const answer = withSettings({
    ...demoSettings,
    icon,
    brand: 'red',
    sponsors: [
      ...demoSettings.sponsors,
      { name: 'Sin logo', alt: '', picture: `logos/${'1'.repeat(32)}.png` },
      { name: 'Sin carpeta', alt: '', picture: 'logo.png' },
    ],
    heroPictures: [
      { focus: '50% 50%', alt: 'Sin imagen', picture: 'hero/nada.png', phonePicture: '' },
      { ...hero, phonePicture: 'hero/nada.avif' },
    ],
  });
  await buildFor((request, response) => {
    if (request.url?.includes('/storage/')) response.writeHead(400).end();
    else answer(request, response);
  });
  const data = /id="settings">(.*?)<\/script>/u.exec(readBuilt('index.html'))?.[1] ?? '';
  const { league } = JSON.parse(data);
  expect(league).toMatchObject({
    icon: '',
    brand: '#1d4ed8',
    heroPictures: [{ picture: hero.picture, phonePicture: '' }],
  });
  expect(league.sponsors).toEqual(demoSettings.sponsors);
  expect(readdirSync(join(root, 'dist/assets/fotos'))).toContain(sponsor?.picture.split('/')[0]);
});

const icon = `icono/${'0'.repeat(32)}.png`;

/** A database with an icon: a red square, or a red disc. */
const withIcon =
  (isSquare: boolean): RequestListener =>
  (request, response) => {
    if (!request.url?.endsWith(icon)) {
      withSettings({ ...demoSettings, icon })(request, response);
      return;
    }
    const canvas = createCanvas(512, 512);
    const context = canvas.getContext('2d');
    context.fillStyle = 'red';
    context.arc(256, 256, isSquare ? 512 : 256, 0, 7);
    context.fill();
    response.end(canvas.toBuffer('image/png'));
  };

it('has the colours of the club in the manifest, the icon of the tab and those of home screens', async () => {
  const club = { ...demoSettings, brand: '#c8102e', accent: '#ffc72c' };
  await buildFor(withSettings(club));
  const { '--league-inverse': header } = leagueVariables(club);
  expect(JSON.parse(readBuilt('manifest.webmanifest'))).toMatchObject({
    background_color: header,
    theme_color: header,
  });
  expect(readBuilt('favicon.svg')).toContain('fill="#c8102e"');
  for (const icon of ['apple-touch-icon', 'icon-192', 'icon-512']) {
    expect(await cornerOf(`dist/${icon}.png`)).toEqual([0xc8, 0x10, 0x2e, 255]);
  }
});

/** The colour of a built picture in its corner: red, green, blue and alpha, each up to 255. */
async function cornerOf(file: string): Promise<number[]> {
  const picture = await loadImage(join(root, file));
  const context = createCanvas(picture.width, picture.height).getContext('2d');
  context.drawImage(picture, 0, 0);
  return [...context.getImageData(0, 0, 1, 1).data];
}

type Picture = { src: string; sizes: string; purpose?: string };
type Manifest = Record<'icons' | 'screenshots', Picture[]> & { shortcuts: { url: string }[] };

it.each(['/', '/liga/', '/liga/norte/', '/p%C3%A1del/'])(
  'is an app of its own at %s: two leagues of one origin are two, and one at / keeps the id that it had',
  async (base) => {
    const settings = { league: demoSettings, builtAt: 0, storage: '' };
    const read = { settings, pictures: new Map(), leftOut: [] };
    const files = new Map(await leagueFiles(read, 'public', base));
    const manifest: { id: string } = JSON.parse(String(files.get('manifest.webmanifest')));
    // As browsers do, whatever the address of the manifest.
    expect(new URL(manifest.id, 'https://ligas.example').href).toBe(`https://ligas.example${base}`);
  },
);

it.each([
  ['its own icon', () => buildSite()],
  ["the league's icon", () => buildFor(withIcon(true))],
])('can be installed with %s: pictures have the size that the manifest says', async (_, run) => {
  await run();
  const manifest: Manifest = JSON.parse(readBuilt('manifest.webmanifest'));
  expect(manifest.screenshots).toHaveLength(2);
  for (const { src, sizes } of [...manifest.icons, ...manifest.screenshots]) {
    const { width, height } = await loadImage(join(root, 'dist', src));
    expect(`${src} ${width}x${height}`).toBe(`${src} ${sizes}`);
  }
  // What Chromium and Lighthouse's former audit ask for.
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(
    expect.arrayContaining(['192x192', '512x512']),
  );
  expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
  expect(manifest.shortcuts.map(({ url }) => url)).toContain('./mi-pareja');
});

it.each([
  ['a square has its colour', true, [255, 0, 0]],
  ['a disc has the colour of the header', false, [10, 18, 56]],
])('around an icon that phones cut, %s', async (_what, isSquare, color) => {
  await buildFor(withIcon(isSquare));
  expect(readBuilt('index.html')).not.toContain('favicon');
  for (const size of ['maskable', '180']) {
    const file = `dist/assets/fotos/${icon.replace('.png', `-${size}.png`)}`;
    expect(await cornerOf(file)).toEqual([...color, 255]);
  }
});
