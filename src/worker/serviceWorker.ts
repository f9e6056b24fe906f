import { createAnswers, isVisitorsRead, type KeepAlive } from './answers.ts';
import { createPages } from './pages.ts';
import type { WorkerSite } from './site.ts';

// The site's service worker, `sw.js`: pages, files and the last answers of the database without a
// network (.github/decisions/own-service-worker.md). What it keeps is decided in the files beside it.

/** Written by the build. */
declare const __workerSite__: WorkerSite;
/** What TypeScript's library for pages lacks of a worker's. */
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
};
type LifeEvent = Event & { waitUntil(work: Promise<unknown>): void };
type WindowClient = { focus(): Promise<unknown>; navigate(address: string): Promise<unknown> };
type NoticeEvent = LifeEvent & { notification: Notification };
type FetchEvent = LifeEvent & {
  request: Request;
  clientId: string;
  resultingClientId: string;
  respondWith(response: Promise<Response>): void;
};

const site = __workerSite__;
const network = (request: Request | string, init?: RequestInit) => fetch(request, init);
const pages = createPages(site, { caches, fetch: network });
const answers = createAnswers({ caches, fetch: network, now: Date.now });
const api = site.api || self.location.origin;
/** How long after its navigation a page counts as opening, ms. */
const openingTime = 10_000;

/** The reads that opening pages have sent. */
const openings = new Map<string, { at: number; asked: Set<string> }>();

self.addEventListener('install', (event) => {
  // Pages of the last version that are open keep their files (`tidy`): nothing has to wait.
  event.waitUntil(pages.install().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(pages.tidy().then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET') return;
  const url = new URL(request.url);
  const keepAlive: KeepAlive = (work) => event.waitUntil(work);
  if (isVisitorsRead(request, api)) {
    const read = isOpening(event.clientId, request.url) ? answers.opening : answers.later;
    event.respondWith(read(request, keepAlive));
    return;
  }
  if (url.origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    const kind = pages.kindOf(url);
    if (kind === null) return;
    openings.set(event.resultingClientId, { at: Date.now(), asked: new Set() });
    const open = kind === 'public' ? pages.page : pages.privatePage;
    event.respondWith(open(request, keepAlive));
  } else if (url.pathname.startsWith(site.assets)) {
    event.respondWith(pages.file(request, keepAlive));
  }
});

// A tap on what `utils/notifications.ts` shows opens the pair's page, in a tab that is there.
self.addEventListener('notificationclick', (event) => {
  const { notification } = event;
  notification.close();
  const open = async (address: string) => {
    const [client] = await self.clients.matchAll({ type: 'window' });
    if (client === undefined) await self.clients.openWindow(address);
    else await Promise.all([client.focus(), client.navigate(address)]);
  };
  event.waitUntil(open(String(notification.data)));
});

/** The first read of an address by a page that has just begun. */
function isOpening(clientId: string, address: string): boolean {
  for (const [id, { at }] of openings) if (Date.now() - at > openingTime) openings.delete(id);
  const opening = openings.get(clientId);
  if (opening === undefined || opening.asked.has(address)) return false;
  opening.asked.add(address);
  return true;
}
