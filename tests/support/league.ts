import { createClient, type Session } from '@supabase/supabase-js';
import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { demoAdmin, demoUser } from '../../supabase/embedded/keys.ts';
import {
  startEmbeddedSupabase,
  type EmbeddedSupabase,
  type EmbeddedSupabaseOptions,
} from '../../supabase/embedded/startEmbeddedSupabase.ts';
import { seedOfAccounts } from '../../supabase/scripts/seedParts.ts';
import { buildEmptySite, siteFolder } from './buildSite.ts';
import { launchChromium } from './chromium.ts';
import { desktop } from './screens.ts';
import { shareServer } from './sharedServer.ts';

export type Account = 'admin' | 'user';

type LeagueOptions = EmbeddedSupabaseOptions & {
  /** A running server to use instead of a new one; it is not closed. */
  server?: EmbeddedSupabase;
  /** @returns the folder of the site; default: the demo league's, which all tests share */
  site?: (supabase: EmbeddedSupabase) => Promise<string>;
};

// The files of a project without isolation run one after the other in a few processes: each process
// has one Chromium, which ends with it.
let sharedBrowser: Promise<Browser> | undefined;

function openBrowser(): Promise<Browser> {
  sharedBrowser ??= launchChromium();
  return sharedBrowser;
}

export type League = Awaited<ReturnType<typeof openLeague>>;

/** A running league and a browser to visit it with. */
export async function openLeague({ server, site, ...options }: LeagueOptions = {}) {
  const browser = await openBrowser();
  let supabase = server ?? (await startEmbeddedSupabase(options));
  const folder = site === undefined ? siteFolder : await site(supabase);
  supabase.serveSite(folder);
  const { port } = new URL(supabase.url);
  const pages: Page[] = [];
  const complaints: string[] = [];

  /**
   * Opens a page in a browser context of its own.
   * @param path of the league: `page.goto('/resultados')` works in every visit
   */
  async function visit(path: string, contextOptions: BrowserContextOptions = desktop) {
    const context = await browser.newContext({
      baseURL: supabase.url,
      locale: 'es-AR',
      timezoneId: 'America/Argentina/Cordoba',
      // A worker's requests bypass the routes of a test; `serviceWorker.test.ts` allows it.
      serviceWorkers: 'block',
      ...contextOptions,
    });
    context.setDefaultTimeout(60_000);
    const page = await context.newPage();
    pages.push(page);
    // The browser's words for a page that is left while it connects.
    const allowed = [
      /WebSocket is closed before the connection is established/u,
      /^Service Worker registration blocked by Playwright/u,
    ];
    const complain = (text: string) => {
      if (!allowed.some((pattern) => pattern.test(text))) complaints.push(`${path}: ${text}`);
    };
    // The browser logs by itself that an address is answered 404.
    const missing = new Set<string>();
    page.on('response', (response) => {
      if (response.request().isNavigationRequest() && response.status() === 404) {
        missing.add(response.url());
      }
    });
    page.on('console', (message) => {
      if (!['error', 'warning'].includes(message.type())) return;
      if (!missing.has(message.location().url)) complain(message.text());
    });
    page.on('pageerror', (error) => complain(String(error)));
    await page.goto(path);
    /** Lines that a test provokes in the console on purpose. */
    const allow = (pattern: RegExp) => void allowed.push(pattern);
    return { page, allow };
  }

  /** Closes the pages, and fails if the console of one of them had an error or a warning. */
  async function closePages() {
    for (const page of pages.splice(0)) await page.context().close();
    expect(complaints.splice(0)).toEqual([]);
  }

  return {
    get supabase() {
      return supabase;
    },
    visit,
    /** A visit with a session in the browser's storage. */
    async visitAs(who: Account, path: string, contextOptions?: BrowserContextOptions) {
      const session = await signIn({ supabase }, who);
      return visit(path, withSession({ supabase }, session, contextOptions));
    },
    /** Stops the server; the pages stay open. */
    stop: () => supabase.close(),
    /** Starts it again on the same port, with the same data folder. */
    async restart() {
      supabase = await startEmbeddedSupabase({ ...options, port: Number(port) });
      supabase.serveSite(folder);
    },
    closePages,
    async close() {
      await closePages();
      if (server === undefined) await supabase.close();
    },
  };
}

/**
 * A league for the tests of a file, with the demo's rows or those of `seed`; the pages of each test
 * are closed after it. Options other than the seed start a server for this file alone.
 */
export function leagueForThisFile({ seed, ...options }: Omit<LeagueOptions, 'server'> = {}) {
  let league: League | undefined;
  const opened = () => {
    if (league === undefined) throw new Error('The league opens before the first test.');
    return league;
  };
  beforeAll(async () => {
    const isShared = Object.keys(options).length === 0;
    const seeding = seed === undefined ? {} : { seed };
    league = await openLeague(
      isShared ? { server: await shareServer(seed) } : { ...seeding, ...options },
    );
  });
  afterEach(() => opened().closePages());
  afterAll(() => opened().close());
  return {
    get supabase() {
      return opened().supabase;
    },
    visit: (path: string, contextOptions?: BrowserContextOptions) =>
      opened().visit(path, contextOptions),
    visitAs: (who: Account, path: string, contextOptions?: BrowserContextOptions) =>
      opened().visitAs(who, path, contextOptions),
  };
}

/**
 * The same for a league in which nothing is set yet: migrations and the accounts, and a site that is built
 * for it.
 */
export function emptyLeagueForThisFile() {
  return leagueForThisFile({ seed: seedOfAccounts, site: buildEmptySite });
}

export type FileLeague = ReturnType<typeof leagueForThisFile>;

/** A page of the league's origin on which nothing runs yet: for clocks and routes that come first. */
export async function prepare(
  league: Pick<League, 'visit'>,
  options: BrowserContextOptions = desktop,
) {
  const visit = await league.visit('/favicon.svg', options);
  // A picture by itself names no icon: the browser asks for /favicon.ico.
  visit.allow(/status of 404/u);
  return visit;
}

type Running = { supabase: Pick<EmbeddedSupabase, 'url' | 'publishableKey'> };

/** Signs in without a browser. */
export async function signIn({ supabase }: Running, who: Account): Promise<Session> {
  const client = createClient(supabase.url, supabase.publishableKey, {
    auth: { persistSession: false },
  });
  const account = who === 'admin' ? demoAdmin : demoUser;
  const { data, error } = await client.auth.signInWithPassword(account);
  if (error) throw error;
  return data.session;
}

/** A browser that has this session from an earlier visit. */
export function withSession(
  { supabase }: Running,
  session: Session,
  options: BrowserContextOptions = desktop,
): BrowserContextOptions {
  const localStorage = [{ name: 'league-session', value: JSON.stringify(session) }];
  const origins = [{ origin: supabase.url, localStorage }];
  return { ...options, storageState: { cookies: [], origins } };
}

/** A client with the secret key: unlike the administrator, it bypasses RLS. */
export function serviceClient({ supabase }: { supabase: EmbeddedSupabase }) {
  return createClient(supabase.url, supabase.secretKey, { auth: { persistSession: false } });
}
