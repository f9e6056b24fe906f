import { createClient, type Session } from '@supabase/supabase-js';
import type { BrowserContextOptions, Page } from 'playwright';
import { expect } from 'playwright/test';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { demoAdmin, demoUser } from '../../../supabase/embedded/keys.ts';
import type { EmbeddedSupabaseOptions } from '../../../supabase/embedded/startEmbeddedSupabase.ts';
import { desktop, openLeague, type League, type Visit } from './league.ts';

/** Waits until the page shows what is expected, however busy the machine is. */
export const expectSoon = expect.configure({ timeout: 15_000 });

/** The browser's own line in the console for an answer that is an error, or for none. */
export const browserLog = /Failed to load resource|net::ERR_/;

/** The site's line in the console for lists that could not be read. */
export const readFailure = /^No se pudieron leer los datos:/u;

/** Screens as wide as the bar needs for its links, and a pixel less. */
export const wide = { viewport: { width: 1200, height: 800 } };
export const narrow = { viewport: { width: 1199, height: 800 } };

export type SpecLeague = Pick<League, 'supabase' | 'visit' | 'visitAsAdmin'>;

/** One league for all tests of a file; each test's pages are closed behind it. */
export function leagueForThisFile(options: EmbeddedSupabaseOptions = {}): SpecLeague {
  let league: League;
  let visits: Visit[] = [];
  const remember = async (visiting: Promise<Visit>) => {
    const visit = await visiting;
    // Whoever leaves a page that is still connecting: the browser's words for it.
    visit.allow(/WebSocket is closed before the connection is established/u);
    visits.push(visit);
    return visit;
  };
  beforeAll(async () => {
    league = await openLeague(options);
  });
  afterEach(async () => {
    const ended = visits;
    visits = [];
    for (const { page } of ended) await page.context().close();
  });
  afterAll(() => league.close());
  return {
    get supabase() {
      return league.supabase;
    },
    visit: (path, contextOptions) => remember(league.visit(path, contextOptions)),
    visitAsAdmin: (path, contextOptions) => remember(league.visitAsAdmin(path, contextOptions)),
  };
}

/** A page of the league's origin on which nothing runs yet: for clocks and faults that come first. */
export async function prepare(
  league: SpecLeague,
  options: BrowserContextOptions = desktop,
): Promise<Visit> {
  const visit = await league.visit('/favicon.svg', { baseURL: league.supabase.url, ...options });
  // A picture by itself names no icon of its own: the browser asks for /favicon.ico.
  visit.allow(/status of 404/u);
  return visit;
}

/** Signs in without a browser. */
export async function signIn(league: SpecLeague, who: 'admin' | 'user'): Promise<Session> {
  const { url, publishableKey } = league.supabase;
  const client = createClient(url, publishableKey, { auth: { persistSession: false } });
  const { data, error } = await client.auth.signInWithPassword(
    who === 'admin' ? demoAdmin : demoUser,
  );
  if (error) throw error;
  return data.session;
}

/** A browser that keeps this session from an earlier visit. */
export function withSession(
  league: SpecLeague,
  session: Session,
  options: BrowserContextOptions = desktop,
): BrowserContextOptions {
  const localStorage = [{ name: 'league-session', value: JSON.stringify(session) }];
  const origins = [{ origin: league.supabase.url, localStorage }];
  return { ...options, storageState: { cookies: [], origins } };
}

/** Presses a key until the focus is on what is wanted, as one does who has no mouse. */
export async function tabTo(page: Page, name: string, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press(key);
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      return element?.getAttribute('aria-label') ?? element?.textContent ?? '';
    });
    if (focused.trim() === name) return;
  }
  throw new Error(`${key} never reached «${name}».`);
}
