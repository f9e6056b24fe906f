/**
 * Reads rows of the league's tables as a visitor, whoever is signed in: everyone may read everything.
 * @param query a table and its conditions, as PostgREST writes them: `results?select=id&limit=50`
 * @throws Error if there is no answer, or one that is no rows
 */
export type ReadRows = (query: string, signal: AbortSignal) => Promise<readonly unknown[]>;

/** Sends a request; a page may have sent it before. */
export type Fetch = (address: string, init: RequestInit) => Promise<Response>;

/**
 * A visitor's reads are two kinds of GET: they need no client, and none has to be fetched before them.
 * @param url Supabase's own origin, without a path
 * @param publishableKey the project's public key
 * @param fetchRows default `fetch`
 */
export function createReader(
  url: string,
  publishableKey: string,
  fetchRows: Fetch = (address, init) => fetch(address, init),
): ReadRows {
  const headers = { apikey: publishableKey };
  return async (query, signal) => {
    const address = `${url}/rest/v1/${query}`;
    const answer = fetchRows(address, { headers, signal });
    const response = await orAborted(answer, signal);
    if (!response.ok) throw new Error(`The database answered with status ${response.status}.`);
    // A network between us and the database may answer 200 with a page of its own.
    const rows: unknown = await response.json();
    if (!Array.isArray(rows)) {
      throw new Error('The database answered with something else than rows.');
    }
    return rows;
  };
}

/** The answer, unless it is given up before: a request that the page made early knows no signal. */
function orAborted<Answer>(answer: Promise<Answer>, signal: AbortSignal): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(signal.reason);
    if (signal.aborted) giveUp();
    signal.addEventListener('abort', giveUp, { once: true });
    answer.then(resolve, reject);
  });
}
