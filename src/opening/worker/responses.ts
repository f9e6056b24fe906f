import type { Caches } from './site.ts';

/** The header of a cached response: when the database gave it, ms since the epoch. Devices hold responses with it: it does not change. */
export const cachedAtHeader = 'x-stored-at';

/** The number of responses that are cached, the latest ones. */
const most = 80;
/** For how long the network's response is held for the next read, when the cached one was given first, ms. */
const heldFor = 5000;
/**
 * A read that takes longer is given up, ms: no page waits for it any more (`src/live/cachedList.ts`), and under
 * HTTP/1.1 it would hold one of the browser's six connections for as long as the worker lives.
 */
const longestRead = 20_000;

/** The responses of the database to visitors' reads, from the cache and from the network. */
type Responses = {
  /** For the first read of an address on a page: the cached response at once, if there is one. */
  cachedFirst(request: Request, keepAlive: KeepAlive): Promise<Response>;
  /** From the network; the cached response only without one. */
  networkFirst(request: Request, keepAlive: KeepAlive): Promise<Response>;
  /** The cached response; no rows and no time if there is none. */
  cachedOnly(request: Request): Promise<Response>;
};

/** Lets the worker live until a promise has ended. */
export type KeepAlive = (work: Promise<unknown>) => void;

type Environment = {
  caches: Caches;
  fetch(request: Request, init: RequestInit): Promise<Response>;
  /** ms since the epoch */
  now(): number;
  cacheName: string;
};

export function createResponses({ caches, fetch, now, cacheName }: Environment): Responses {
  const held = new Map<string, { response: Promise<Response>; at: number }>();

  const find = async (request: Request) => {
    const cache = await caches.open(cacheName);
    return cache.match(request.url);
  };
  const fromNetwork = async (request: Request, keepAlive: KeepAlive) => {
    const response = await fetch(request, { signal: inTime(request.signal) });
    // A captive portal responds with a page of its own.
    const hasRows = response.ok && response.headers.get('content-type')?.includes('json') === true;
    if (hasRows) keepAlive(cacheResponse(request.url, response.clone()));
    return response;
  };
  const cacheResponse = async (address: string, response: Response) => {
    try {
      const headers = new Headers({ 'content-type': 'application/json' });
      headers.set(cachedAtHeader, String(now()));
      // Of how many rows these are.
      const range = response.headers.get('content-range');
      if (range !== null) headers.set('content-range', range);
      const text = await response.text();
      // Half an answer throws, and is not kept.
      if (!Array.isArray(JSON.parse(text))) return;
      const cached = new Response(text, { headers });
      const cache = await caches.open(cacheName);
      await cache.put(address, cached);
      // The oldest comes first.
      const keys = await cache.keys();
      await Promise.all(keys.slice(0, -most).map((key) => cache.delete(key)));
    } catch {
      // The storage is full, or the response is no rows: nothing is cached.
    }
  };

  return {
    async cachedFirst(request, keepAlive) {
      const response = fromNetwork(request, keepAlive);
      const cached = await find(request).catch(() => undefined);
      if (cached === undefined) return response;
      held.set(request.url, { response, at: now() });
      keepAlive(response.catch(() => undefined));
      return cached;
    },
    async networkFirst(request, keepAlive) {
      const begun = held.get(request.url);
      held.delete(request.url);
      try {
        const isRecent = begun !== undefined && now() - begun.at < heldFor;
        return await (isRecent ? begun.response : fromNetwork(request, keepAlive));
      } catch (error) {
        const cached = await find(request).catch(() => undefined);
        if (cached === undefined) throw error;
        return cached;
      }
    },
    async cachedOnly(request) {
      const cached = await find(request).catch(() => undefined);
      return cached ?? new Response('[]', { headers: { 'content-type': 'application/json' } });
    },
  };
}

/** Aborts with a request's own signal, and when the read takes too long, its text included. */
function inTime(parent: AbortSignal): AbortSignal {
  const ending = new AbortController();
  const end = () => ending.abort();
  setTimeout(end, longestRead);
  if (parent.aborted) end();
  else parent.addEventListener('abort', end);
  return ending.signal;
}

/** Whether a request is a visitor's read, whose response is the same for everybody. */
export function isVisitorsRead(request: Request, api: string): boolean {
  const { origin, pathname } = new URL(request.url);
  return (
    request.method === 'GET' &&
    origin === api &&
    /^\/rest\/v1\/\w+$/u.test(pathname) &&
    // Signed in, or the client library: never cached.
    !request.headers.has('authorization')
  );
}
