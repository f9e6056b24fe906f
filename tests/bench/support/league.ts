import { now } from './clock.ts';
import { startWorker } from './worker.ts';

/** A wait of random length, ms. */
export type Delay = { min: number; max: number };
export type ServerAddress = {
  url: string;
  publishableKey: string;
  admin: { email: string; password: string };
  /** Of the bare server in the same process. */
  lowerBoundUrl: string;
};
/** Bytes: of the whole process, and of what JavaScript holds. */
export type MemoryUse = { resident: number; heap: number };
export type Statistics = { policyQuestions: number; delivered: number };

/** What the embedded server does by default: between a commit and the look at it. */
export const usualDelay: Delay = { min: 20, max: 120 };
export const noDelay: Delay = { min: 0, max: 0 };

/** A write: when it was sent and when its answer was there, ms of the shared clock. */
export type Write = { sent: number; accepted: number };

/** A running league in a process of its own. */
export type League = ServerAddress & {
  delayDelivery(delay: Delay): Promise<void>;
  memory(): Promise<MemoryUse>;
  statistics(): Promise<Statistics>;
  /** Adds a result as the administrator, by the same request as the site. */
  addResult(team: string): Promise<Write>;
  /** Has the bare server send a text to everybody. */
  sendBare(text: string): Promise<Write>;
  [Symbol.asyncDispose](): Promise<void>;
};

/** @param site the folder of a built site, if pages are to be visited */
export async function openLeague(site: string | null = null): Promise<League> {
  const worker = startWorker(new URL('serverWorker.ts', import.meta.url));
  const address: ServerAddress = await worker.ask('start', { site });
  const headers = {
    apikey: address.publishableKey,
    authorization: `Bearer ${await signIn(address)}`,
    'content-type': 'application/json',
    prefer: 'return=representation',
  };
  const { url, lowerBoundUrl } = address;
  return {
    ...address,
    delayDelivery: (delay) => worker.ask('delayDelivery', delay),
    memory: () => worker.ask('memory'),
    statistics: () => worker.ask('statistics'),
    addResult: (team) =>
      post(`${url}/rest/v1/results?select=id`, headers, JSON.stringify(resultOf(team))),
    sendBare: (text) => post(lowerBoundUrl, {}, text),
    [Symbol.asyncDispose]: () => worker.end(),
  };
}

function resultOf(team1: string) {
  return {
    team1,
    team2: 'Las Panteras',
    score: '7-6(5), 4-6, [10-8]',
    date: '2026-11-20',
    category: 'Sexta Libre',
  };
}

async function signIn({ url, publishableKey, admin }: ServerAddress): Promise<string> {
  const response = await fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email: admin.email, password: admin.password }),
  });
  const { access_token }: { access_token: string } = await response.json();
  return access_token;
}

async function post(url: string, headers: Record<string, string>, body: string): Promise<Write> {
  const sent = now();
  const response = await fetch(url, { method: 'POST', headers, body });
  const accepted = now();
  const text = await response.text();
  if (response.status !== 201) throw new Error(`${url}: ${response.status} ${text}`);
  return { sent, accepted };
}
