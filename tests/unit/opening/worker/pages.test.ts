import { beforeEach, expect, test } from 'vitest';
import { createPages } from '../../../../src/opening/worker/pages.ts';
import type { WorkerSite } from '../../../../src/opening/worker/site.ts';
import { fakeCaches } from './fakeCaches.ts';

const origin = 'https://liga.example';
const site: WorkerSite = {
  version: 'dos',
  entry: '/assets/index-dos.js',
  base: '/',
  pageCaches: 'site-',
  responseCache: 'answers',
  pages: ['/', '/resultados', '/pareja'],
  precached: ['/', '/pareja'],
  privatePages: ['/admin', '/tv'],
  frames: [{ start: '/parejas/', page: '/pareja' }],
  fallback: '/pareja',
  files: ['/assets/index-dos.js'],
  assets: '/assets/',
  api: '',
};

let caches = fakeCaches();
let network: (path: string) => Response | Error;
let work: Promise<unknown>[] = [];
const keepAlive = (each: Promise<unknown>) => void work.push(each);
const settle = () => Promise.allSettled(work.splice(0));
const visit = (path: string) => new Request(origin + path);
const pageOf = (version: string) => (path: string) =>
  new Response(`${path} <script src="/assets/index-${version}.js">`);
const down = () => new TypeError('Failed to fetch');
const open = (opened = site) =>
  createPages(opened, {
    caches,
    fetch(request) {
      const response = network(
        new URL(request instanceof Request ? request.url : request, origin).pathname,
      );
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
  network = () => new Response('Error <script src="/assets/index-dos.js">', { status: 500 });
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
