import { demoAdmin, demoPublishableKey } from '../../../supabase/embedded/keys.ts';
import type { LeagueApi } from './leagueWorker.ts';
import type { Version } from './report.ts';
import { buildSite } from './site.ts';
import { each } from './statistics.ts';
import { now, startWorker } from './worker.ts';

/** When a write was sent and when its response was there, ms of the shared clock. */
export type Write = { sent: number; accepted: number };

export type League = Awaited<ReturnType<typeof openLeague>>;

/** The embedded server's default between a commit and its report, which imitates the hosted one, ms. */
export const usualDelay = { min: 20, max: 120 };
export const noDelay = { min: 0, max: 0 };

const timeZone = 'America/Argentina/Cordoba';
const result = {
  team2: 'Los de la medición',
  score: '7-6(5), 4-6, [10-8]',
  category: 'Sexta Libre',
};

export type Writer = Awaited<ReturnType<typeof connectTo>>;

/**
 * The demo league on the embedded server of a version, with its site, in a process of its own: what the
 * benchmark does delays no response.
 * @param site the folder of another one than that of `npm start`
 */
export async function openLeague({ project }: Version, site?: string) {
  const worker = startWorker<LeagueApi>(new URL('leagueWorker.ts', import.meta.url));
  const { url, lowerBoundUrl } = await worker.call('start', {
    project,
    site: site ?? (await buildSite(project)),
  });
  await worker.call('delayDelivery', usualDelay);
  const query = `apikey=${demoPublishableKey}&vsn=2.0.0`;
  return {
    ...(await connectTo(url)),
    socketUrl: `${url.replace('http', 'ws')}/realtime/v1/websocket?${query}`,
    lowerBoundUrl,
    worker,
    /** The bare server sends this to everybody connected to it. */
    sendBare: (message: unknown) => post(lowerBoundUrl, {}, message),
    [Symbol.asyncDispose]: () => worker[Symbol.asyncDispose](),
  };
}

/** The leagues of all versions, which end together. */
export async function openLeagues(versions: readonly Version[]) {
  const opened = new AsyncDisposableStack();
  const leagues = await each(versions, async (version) => opened.use(await openLeague(version)));
  return { leagues, [Symbol.asyncDispose]: () => opened.disposeAsync() };
}

/** A result of today comes first in a list by date too. */
const today = () => new Intl.DateTimeFormat('en-CA', { timeZone }).format();

/** Signs in to a demo league as its administrator. */
async function connectTo(url: string) {
  const apiHeaders = { apikey: demoPublishableKey, 'content-type': 'application/json' };
  const { email, password } = demoAdmin;
  const response = await fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: apiHeaders,
    body: JSON.stringify({ email, password }),
  });
  const { access_token }: { access_token: string } = await response.json();
  const headers = {
    ...apiHeaders,
    authorization: `Bearer ${access_token}`,
    prefer: 'return=representation',
  };
  const results = `${url}/rest/v1/results`;
  return {
    url,
    /** Adds results as the administrator, in one request like the site's. */
    addResults: (...teams: readonly string[]) => {
      const rows = teams.map((team1) => ({ ...result, team1, date: today() }));
      return post(`${results}?select=id`, headers, rows.length === 1 ? rows[0] : rows);
    },
    /** Adds one of another category. */
    addIn: (category: string, team1: string) =>
      post(`${results}?select=id`, headers, { ...result, team1, category, date: today() }),
    async removeAdded() {
      const added = `${results}?team2=eq.${encodeURIComponent(result.team2)}`;
      await fetch(added, { method: 'DELETE', headers: { ...headers, prefer: 'return=minimal' } });
    },
  };
}

async function post(url: string, headers: Record<string, string>, body: unknown): Promise<Write> {
  const sent = now();
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  const accepted = now();
  const text = await response.text();
  if (response.status !== 201) throw new Error(`${url}: ${response.status} ${text}`);
  return { sent, accepted };
}
