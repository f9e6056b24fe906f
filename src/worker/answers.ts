import type { Caches } from './site.ts';

/** The header of a cached response: when the database gave it, ms since the epoch. */
export const storedAtHeader = 'x-stored-at';

const cacheName = 'answers';
/** The most recent responses that are kept. */
const most = 80;
/** A response that arrives while the page shows a kept one is handed out once, for so long, ms. */
const owedFor = 5000;

/** Lists of matches begin at an hour, which is in their address with this id (`data/tables.ts`). */
const lowestId = '00000000-0000-0000-0000-000000000000';

/** The cached responses of the database to visitors' reads. */
export type Answers = {
  /** A response for the first read of an address on a page: a kept one at once, if there is one. */
  opening(request: Request, keepAlive: KeepAlive): Promise<Response>;
  /** From the network; a kept one only where there is none. */
  later(request: Request, keepAlive: KeepAlive): Promise<Response>;
};

/** Lets the worker live until a promise has ended. */
export type KeepAlive = (work: Promise<unknown>) => void;

type Environment = {
  caches: Caches;
  fetch(request: Request): Promise<Response>;
  /** ms since the epoch */
  now(): number;
};

export function createAnswers({ caches, fetch, now }: Environment): Answers {
  const owed = new Map<string, { response: Promise<Response>; at: number }>();

  const find = async (request: Request) => {
    const cache = await caches.open(cacheName);
    return cache.match(answerKey(request.url));
  };
  const fromNetwork = async (request: Request, keepAlive: KeepAlive) => {
    const response = await fetch(request);
    // A Wi-Fi's own page is no answer.
    const isAnswer = response.ok && response.headers.get('content-type')?.includes('json') === true;
    if (isAnswer) keepAlive(keep(request.url, response.clone()));
    return response;
  };
  const keep = async (address: string, response: Response) => {
    try {
      const headers = { 'content-type': 'application/json', [storedAtHeader]: String(now()) };
      const kept = new Response(await response.blob(), { headers });
      const cache = await caches.open(cacheName);
      await cache.put(answerKey(address), kept);
      // The oldest comes first.
      const keys = await cache.keys();
      await Promise.all(keys.slice(0, -most).map((key) => cache.delete(key)));
    } catch {
      // The storage is full, or the response was cut off: nothing is kept.
    }
  };

  return {
    async opening(request, keepAlive) {
      const response = fromNetwork(request, keepAlive);
      const stored = await find(request).catch(() => undefined);
      if (stored === undefined) return response;
      owed.set(request.url, { response, at: now() });
      keepAlive(response.catch(() => undefined));
      return stored;
    },
    async later(request, keepAlive) {
      const begun = owed.get(request.url);
      owed.delete(request.url);
      try {
        const isRecent = begun !== undefined && now() - begun.at < owedFor;
        return await (isRecent ? begun.response : fromNetwork(request, keepAlive));
      } catch (error) {
        const stored = await find(request).catch(() => undefined);
        if (stored === undefined) throw error;
        return stored;
      }
    },
  };
}

/** Under which a response is kept: the address without the hour at which a list begins. */
export function answerKey(address: string): string {
  const url = new URL(address);
  const begin = url.searchParams.getAll('or').find((condition) => condition.includes(lowestId));
  const day = begin === undefined ? undefined : /\d{4}-\d\d-\d\d/u.exec(begin)?.[0];
  if (day === undefined) return url.href;
  const kept = [...url.searchParams].filter(
    ([name, value]) => value !== begin && !(name === 'date' && value.endsWith(day)),
  );
  url.search = new URLSearchParams(kept).toString();
  return url.href;
}

/** Whether a request is a visitor's read, whose response is the same for everybody. */
export function isVisitorsRead(request: Request, api: string): boolean {
  const { origin, pathname } = new URL(request.url);
  return (
    request.method === 'GET' &&
    origin === api &&
    /^\/rest\/v1\/\w+$/u.test(pathname) &&
    // Signed in, or the client library: never kept.
    !request.headers.has('authorization')
  );
}
