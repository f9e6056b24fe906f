import { beforeEach, expect, test } from 'vitest';
import { createPages } from '../../../../src/opening/worker/pages.ts';
import { contentDigest, type WorkerSite } from '../../../../src/opening/worker/site.ts';
import { fakeCaches } from './fakeCaches.ts';

const origin = 'https://liga.example';
const code = 'export const page = 1;';
const site: WorkerSite = {
  version: 'dos',
  entry: '/assets/index-dos.js',
  base: '/',
  pageCaches: 'site-',
  responseCache: 'answers',
  pages: ['/', '/resultados', '/pareja'],
  searches: { '/resultados': ['?categoria=sexta-libre', '?categoria=quinta-libre'] },
  precached: ['/', '/pareja'],
  privatePages: ['/admin', '/tv'],
  frames: [{ start: '/parejas/', page: '/pareja' }],
  fallback: '/pareja',
  files: ['/assets/index-dos.js'],
  digests: {
    '/assets/index-dos.js': await contentDigest(new TextEncoder().encode(code)),
    '/assets/AdminPage-dos.js': await contentDigest(new TextEncoder().encode(code)),
  },
  assets: '/assets/',
  api: '',
};

let caches = fakeCaches();
let network: (path: string, init?: RequestInit) => Response | Error;
let work: Promise<unknown>[] = [];
const keepAlive = (each: Promise<unknown>) => void work.push(each);
const settle = () => Promise.allSettled(work.splice(0));
const visit = (path: string) => new Request(origin + path);
const page = (path: string, version = 'dos', headers: HeadersInit = {}) =>
  new Response(`${path} <script src="/assets/index-${version}.js"></html>`, { headers });
const pageOf = (version: string) => (path: string) =>
  path.startsWith('/assets/') ? new Response(code) : page(path, version);
const down = () => new TypeError('Failed to fetch');
const open = (opened = site) =>
  createPages(opened, {
    caches,
    fetch(request, init) {
      const { pathname, search } = new URL(
        request instanceof Request ? request.url : request,
        origin,
      );
      const response = network(pathname + search, init);
      return response instanceof Error ? Promise.reject(response) : Promise.resolve(response);
    },
  });
type Pages = ReturnType<typeof open>;
const shown = async (pages: Pages, path: string) =>
  (await pages.page(visit(path), keepAlive)).text();
const shownPrivate = async (pages: Pages, path: string) =>
  (await pages.privatePage(visit(path), keepAlive)).text();

beforeEach(() => {
  caches = fakeCaches();
  network = pageOf('dos');
  work = [];
});

test('installed, the menu’s pages come without a network, and any pair’s with its own page', async () => {
  await open().install();
  network = down;
  const pages = open();
  expect(await shown(pages, '/?q=1')).toMatch(/^\/ /u);
  expect(await shown(pages, '/parejas/sexta-libre/los-smash')).toMatch(/^\/pareja /u);
  // Never visited: the frame, whose script renders the address.
  expect(await shown(pages, '/resultados')).toMatch(/^\/pareja /u);
});

test('a page that was visited is cached, unless it is an error or belongs to another version', async () => {
  const pages = open();
  await pages.install();
  network = pageOf('tres');
  expect(await shown(pages, '/resultados')).toContain('index-tres');
  await settle();
  network = () => new Response('Error <script src="/assets/index-dos.js"></html>', { status: 500 });
  await pages.page(visit('/resultados'), keepAlive);
  await settle();
  network = pageOf('dos');
  await pages.page(visit('/resultados'), keepAlive);
  await settle();
  network = down;
  expect(await shown(pages, '/resultados')).toMatch(/^\/resultados .*dos/u);
});

test('a version that is being replaced while it is fetched is not cached at all', async () => {
  network = pageOf('tres');
  await expect(open().install()).rejects.toThrow(/another/u);
  expect([...caches.stores.keys()]).toEqual([]);
});

test('pages that are open keep the files of the last version, and of no earlier one', async () => {
  const others = ['/liga/site-nada', '/liga/site-uno', '/liga/answers'];
  for (const name of ['site-nada', 'site-uno', 'answers', ...others]) await caches.open(name);
  await open().install();
  await open().removeOldVersions();
  const own = ['answers', 'site-dos', 'site-uno'];
  expect([...caches.stores.keys()].toSorted()).toEqual([...others, ...own].toSorted());
});

test('the administrator and the club’s screen have the page of the network, if there is one', async () => {
  const pages = open();
  expect(['/admin', '/tv', '/'].map((path) => pages.kindOf(new URL(origin + path)))).toEqual([
    'private',
    'private',
    'public',
  ]);
  await pages.privatePage(visit('/tv'), keepAlive);
  await settle();
  network = pageOf('tres');
  expect(await shownPrivate(pages, '/tv')).toContain('index-tres');
  network = down;
  expect(await shownPrivate(pages, '/tv')).toContain('/tv');
});

test('an open page is asked for again under its ETag, and shown next time as it was then', async () => {
  const pages = open();
  network = (path) => page(`${path} de ayer`, 'dos', { etag: '"a"', 'server-timing': 'rows' });
  await shown(pages, '/resultados');
  await settle();
  const asked: HeadersInit[] = [];
  network = (_, init) => {
    asked.push(init?.headers ?? {});
    return new Response(null, { status: 304 });
  };
  await pages.refresh(new URL(`${origin}/resultados`));
  expect(asked).toEqual([expect.objectContaining({ 'if-none-match': '"a"' })]);
  expect(await shown(pages, '/resultados')).toContain('de ayer');
  // A server that has just restarted with another version, and half a page, change nothing.
  for (const text of ['<script src="/assets/index-tres.js"></html>', '/assets/index-dos.js <ma']) {
    network = () => new Response(text);
    await pages.refresh(new URL(`${origin}/resultados`));
  }
  network = (path) => page(`${path} de hoy`, 'dos', { 'server-timing': 'rows' });
  await pages.refresh(new URL(`${origin}/resultados`));
  network = down;
  const kept = await pages.page(visit('/resultados'), keepAlive);
  expect(await kept.text()).toContain('de hoy');
  // Its rows would count as those of now.
  expect(kept.headers.has('server-timing')).toBe(false);
});

test('each filter that the site knows and each pair has its own page; of pairs the last forty', async () => {
  const pages = open();
  await pages.install();
  const pair = (index: number) => `/parejas/sexta-libre/pareja-${index}`;
  const filtered = '/resultados?categoria=sexta-libre';
  for (const path of ['/resultados', filtered, ...Array.from({ length: 42 }, (_, n) => pair(n))]) {
    await pages.refresh(new URL(origin + path));
  }
  network = down;
  expect(await shown(pages, '/resultados?q=1')).toMatch(/^\/resultados /u);
  expect(await shown(pages, `${filtered}&q=1`)).toMatch(/^\/resultados\?categoria=sexta-libre /u);
  // Not seen, but the page of all is: its script shows the rest.
  expect(await shown(pages, '/resultados?categoria=quinta-libre')).toMatch(/^\/resultados /u);
  expect(await shown(pages, pair(41))).toMatch(/^\/parejas\/sexta-libre\/pareja-41 /u);
  expect(await shown(pages, pair(2))).toMatch(/^\/parejas\/sexta-libre\/pareja-2 /u);
  expect(await shown(pages, pair(1))).toMatch(/^\/pareja /u);
});

test.each([
  ['a page', '<html></html>'],
  ['nothing', ''],
  ['half of it', code.slice(0, 10)],
])('a script answered with %s and 200 is not kept: the second tap has it', async (_, text) => {
  const pages = open();
  const wrong = () => new Response(text);
  network = wrong;
  const admin = '/assets/AdminPage-dos.js';
  await pages.file(visit(admin), keepAlive);
  await settle();
  network = pageOf('dos');
  expect(await (await pages.file(visit(`${admin}?attempt=1`), keepAlive)).text()).toBe(code);
  await settle();
  network = down;
  expect(await (await pages.file(visit(admin), keepAlive)).text()).toBe(code);
  // Nor while it is installed: the version of before stays.
  await caches.open('site-uno');
  network = (path) => (path.startsWith('/assets/') ? wrong() : page(path));
  const other = { ...site, version: 'tres' };
  await expect(open(other).install()).rejects.toThrow('is not what it should be');
  expect([...caches.stores.keys()]).toEqual(['site-dos', 'site-uno']);
});

test('a script that the network spoils once is there at the first tap', async () => {
  let asked = 0;
  network = () => {
    asked += 1;
    return new Response(asked === 1 ? '<html></html>' : code);
  };
  const pages = open();
  expect(await (await pages.file(visit('/assets/AdminPage-dos.js'), keepAlive)).text()).toBe(code);
});

test('code that is gone drops the cached pages: the reload has those of the network', async () => {
  const pages = open();
  await pages.install();
  network = () => new Response('No encontrado', { status: 404 });
  expect((await pages.file(visit('/assets/gone.js'), keepAlive)).status).toBe(404);
  await settle();
  network = pageOf('tres');
  expect(await shown(pages, '/')).toContain('index-tres');
});

test.each([
  ['/', '/liga/', null],
  ['/', '/liga/resultados', null],
  ['/', '/resultados', 'public'],
  ['/', '/resultados/nada', 'unknown'],
  ['/liga/', '/liga/', 'public'],
  ['/liga/', '/liga/parejas/sexta-libre/los-smash', 'public'],
  ['/liga/', '/liga/admin', 'private'],
  ['/liga/', '/liga/nada', 'unknown'],
  ['/liga/', '/liga/Resultados/', 'unknown'],
  // A league below this one’s path.
  ['/liga/', '/liga/copa/resultados', null],
])('the worker at %s takes %s as: %s', (base, path, kind) => {
  const at = (address: string) => base + address.slice(1);
  const below = {
    ...site,
    base,
    pages: site.pages.map(at),
    privatePages: site.privatePages.map(at),
    frames: [{ start: at('/parejas/'), page: at('/pareja') }],
  };
  expect(open(below).kindOf(new URL(origin + path))).toBe(kind);
});
