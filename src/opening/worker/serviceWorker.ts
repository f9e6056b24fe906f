import { createPages } from './pages.ts';
import { createResponses, isVisitorsRead, type KeepAlive } from './responses.ts';
import type { WorkerSite } from './site.ts';

// The site's service worker, `sw.js`: pages, files and the last responses of the database without a
// network (.github/decisions/own-service-worker.md). What it caches is decided in the files beside it.

/** Written by the build. */
declare const __workerSite__: WorkerSite;
/** The members of a worker that TypeScript's library for pages lacks. */
declare const self: {
  location: Location;
  clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window' }): Promise<readonly WindowClient[]>;
    openWindow(address: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: LifeEvent) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: NoticeEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(type: 'message', listener: (event: MessageFromPage) => void): void;
};
type LifeEvent = Event & { waitUntil(work: Promise<unknown>): void };
type WindowClient = {
  url: string;
  focus(): Promise<unknown>;
  navigate(address: string): Promise<unknown>;
};
type NoticeEvent = LifeEvent & { notification: Notification };
type MessageFromPage = LifeEvent & { data: unknown };
type FetchEvent = LifeEvent & {
  request: Request;
  clientId: string;
  resultingClientId: string;
  respondWith(response: Promise<Response>): void;
};

const site = __workerSite__;
const network = (request: Request | string, init?: RequestInit) => fetch(request, init);
const pages = createPages(site, { caches, fetch: network });
const responses = createResponses({
  caches,
  fetch: network,
  now: Date.now,
  cacheName: site.responseCache,
});
const api = site.api || self.location.origin;
/** For how long after its navigation a page's reads count as its first ones, ms. */
const startTime = 10_000;

/** The opening time of pages and the addresses that they have read since, by the client's id. */
const startingPages = new Map<string, { at: number; read: Set<string> }>();

self.addEventListener('install', (event) => {
  // Pages of the last version that are open keep their files: nothing has to wait.
  event.waitUntil(pages.install().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(pages.removeOldVersions().then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET') return;
  const url = new URL(request.url);
  const keepAlive: KeepAlive = (work) => event.waitUntil(work);
  if (isVisitorsRead(request, api)) {
    if (request.cache === 'force-cache') {
      event.respondWith(responses.cachedOnly(request));
      return;
    }
    const isFirst = isFirstRead(event.clientId, request.url);
    const read = isFirst ? responses.cachedFirst : responses.networkFirst;
    event.respondWith(read(request, keepAlive));
    return;
  }
  if (url.origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    const kind = pages.kindOf(url);
    if (kind === null) return;
    startingPages.set(event.resultingClientId, { at: Date.now(), read: new Set() });
    const open = kind === 'public' ? pages.page : pages.privatePage;
    event.respondWith(open(request, keepAlive));
  } else if (url.pathname.startsWith(site.assets)) {
    event.respondWith(pages.file(request, keepAlive));
  }
});

// An open page that has nothing to do any more (`src/app/afterLoad.ts`) says its address.
self.addEventListener('message', (event) => {
  const address = new URL(String(event.data), self.location.origin);
  if (address.origin !== self.location.origin || pages.kindOf(address) !== 'public') return;
  event.waitUntil(pages.refresh(address).catch(() => undefined));
});

// A tap on what `src/pairs/notifications.ts` shows opens the pair's page, in a tab that is there.
self.addEventListener('notificationclick', (event) => {
  const { notification } = event;
  notification.close();
  const open = async (address: string) => {
    const clients = await self.clients.matchAll({ type: 'window' });
    // A site at `/` may have one of those below paths open.
    const client = clients.find(({ url }) => pages.kindOf(new URL(url)) !== null);
    if (client === undefined) await self.clients.openWindow(address);
    else await Promise.all([client.focus(), client.navigate(address)]);
  };
  event.waitUntil(open(String(notification.data)));
});

/** Whether a page that was opened a moment ago reads an address for the first time. */
function isFirstRead(clientId: string, address: string): boolean {
  for (const [id, { at }] of startingPages) {
    if (Date.now() - at > startTime) startingPages.delete(id);
  }
  const page = startingPages.get(clientId);
  if (page === undefined || page.read.has(address)) return false;
  page.read.add(address);
  return true;
}
