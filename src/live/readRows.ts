/**
 * Reads rows of the tables as a visitor, whether somebody is signed in or not: everyone may
 * read everything.
 * @param query a table and its conditions, as PostgREST writes them: `results?select=id&limit=50`
 * @param onCached called if the service worker gave a response that it had cached, with the time at which
 * the database gave it, ms since the epoch
 * @param cache default `no-store`; `force-cache`: only what the service worker has cached, an empty array if
 * that is nothing
 * @throws Error if there is no response, or one that is not an array; its message has the status
 */
export type ReadRows = (
  query: string,
  signal: AbortSignal,
  onCached?: (at: number) => void,
  cache?: 'no-store' | 'force-cache',
) => Promise<RowsRead>;

/** Rows of an answer. @property count of all that the request is for, see `countOf`; a project may give fewer at once */
export type RowsRead = { rows: readonly unknown[]; count: number | null };

/** Sends a request; a page may have sent it before. */
export type Fetch = (address: string, init: RequestInit) => Promise<Response>;

/**
 * A visitor's reads are GET requests: they need no client, which would have to be loaded first.
 * @param url Supabase's own origin, without a path
 * @param publishableKey the project's public key
 * @param fetchRows default `fetch`
 */
export function createReader(
  url: string,
  publishableKey: string,
  fetchRows: Fetch = (address, init) => fetch(address, init),
): ReadRows {
  // The head script sends the same (`prefetchRows`).
  const headers = { apikey: publishableKey, prefer: 'count=exact' };
  // A cached request would wait in Chrome behind an earlier one that is not answered.
  return async (query, signal, onCached, cache = 'no-store') => {
    const address = `${url}/rest/v1/${query}`;
    const response = await fetchRows(address, { headers, signal, cache });
    const { ok, status } = response;
    const rows: unknown = ok ? await response.json() : null;
    // A network between the page and the database may answer 200 with a page of its own.
    if (!Array.isArray(rows)) {
      throw new Error(`The database answered with no rows: ${status}.`);
    }
    const at = cachedAt(response);
    if (at !== null) onCached?.(at);
    return { rows, count: countOf(response) };
  };
}

/** The number of rows that a request with `Prefer: count=exact` is for, whatever its limit; `null`: the database did not say. */
export function countOf({ headers }: Response): number | null {
  const count = /\/(\d+)$/u.exec(headers.get('content-range') ?? '')?.[1];
  return count === undefined ? null : Number(count);
}

/** The moment at which the database gave a response that the service worker had cached, ms since the epoch. */
export function cachedAt({ headers }: Response): number | null {
  const at = headers.get('x-stored-at');
  return at === null ? null : Number(at);
}
