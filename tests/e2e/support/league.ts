import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright';
import { expect } from 'vitest';
import {
  startEmbeddedSupabase,
  type EmbeddedSupabase,
  type EmbeddedSupabaseOptions,
} from '../../../supabase/embedded/startEmbeddedSupabase.ts';
import { chromiumArguments, findChromium } from '../../support/chromium.ts';
import { siteFolder } from '../../support/buildSite.ts';

export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
export const desktop = { viewport: { width: 1280, height: 900 } };

/** What a visitor has in front of them: a page in a browser of its own. */
export type Visit = {
  page: Page;
  /** Lines that a journey provokes on purpose, such as the log of a wrong password. */
  allow(pattern: RegExp): void;
};

/** A running league and a browser to visit it with. */
export type League = {
  supabase: EmbeddedSupabase;
  visit(path: string, options?: BrowserContextOptions): Promise<Visit>;
  /** A visit in which the administrator has signed in through the form. */
  visitAsAdmin(path: string, options?: BrowserContextOptions): Promise<Visit>;
  /** Stops the server; the pages stay open. */
  stop(): Promise<void>;
  /** Starts it again where it was, with what it had. */
  restart(): Promise<void>;
  /** Ends everything, and fails if a page's console had an error or a warning. */
  close(): Promise<void>;
};

export async function openLeague(options: EmbeddedSupabaseOptions = {}): Promise<League> {
  let supabase = await start(options);
  const port = Number(new URL(supabase.url).port);
  const browser = await launch();
  const complaints: string[] = [];

  const visit: League['visit'] = async (path, contextOptions = desktop) => {
    const context = await browser.newContext({
      locale: 'es-AR',
      timezoneId: 'America/Argentina/Cordoba',
      ...contextOptions,
    });
    const page = await context.newPage();
    const allowed: RegExp[] = [];
    const complain = (text: string) => {
      if (!allowed.some((pattern) => pattern.test(text))) complaints.push(`${path}: ${text}`);
    };
    // An address that is none is answered with 404, of which the browser makes a line by itself.
    const missing = new Set<string>();
    page.on('response', (answer) => {
      if (answer.request().isNavigationRequest() && answer.status() === 404) {
        missing.add(answer.url());
      }
    });
    page.on('console', (message) => {
      if (!['error', 'warning'].includes(message.type())) return;
      if (!missing.has(message.location().url)) complain(message.text());
    });
    page.on('pageerror', (error) => complain(String(error)));
    await page.goto(supabase.url + path);
    return { page, allow: (pattern) => allowed.push(pattern) };
  };

  return {
    get supabase() {
      return supabase;
    },
    visit,
    async visitAsAdmin(path, contextOptions) {
      const visited = await visit('/admin', contextOptions);
      const { page } = visited;
      await page.getByLabel('Correo Electrónico').fill(supabase.admin.email);
      await page.locator('input[type=password]').fill(supabase.admin.password);
      await page.getByRole('button', { name: 'Iniciar Sesión' }).click();
      await page.waitForURL(`${supabase.url}/`);
      await page.goto(supabase.url + path);
      return visited;
    },
    stop: () => supabase.close(),
    async restart() {
      supabase = await start({ ...options, port });
    },
    async close() {
      await browser.close();
      await supabase.close();
      expect(complaints).toEqual([]);
    },
  };
}

async function start(options: EmbeddedSupabaseOptions): Promise<EmbeddedSupabase> {
  const supabase = await startEmbeddedSupabase(options);
  supabase.serveSite(siteFolder);
  return supabase;
}

function launch(): Promise<Browser> {
  const executablePath = findChromium();
  return chromium.launch({
    args: chromiumArguments,
    ...(executablePath === undefined ? {} : { executablePath }),
  });
}
