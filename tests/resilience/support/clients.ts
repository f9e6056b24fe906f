import { createClient } from '@supabase/supabase-js';
import type { Browser, Page } from 'playwright';
import type { EmbeddedSupabase } from '../../../supabase/embedded/startEmbeddedSupabase.ts';
import { resultsTable } from '../../../src/matches/tables.ts';
import { categoryBySlug } from '../../../src/league/category.ts';
import type { Result } from '../../../src/padel/result.ts';
import type { Watcher } from './watcher.ts';

/** A page of the site, open in Chromium. */
export type ChromiumPage = Watcher & {
  page: Page;
  /** How many sockets it has open, and has opened. */
  sockets: { open: number; opened: number };
};

/** @param path of a page that lists results */
export async function openChromiumPage(
  browser: Browser,
  { url }: EmbeddedSupabase,
  path: string,
): Promise<ChromiumPage> {
  const context = await browser.newContext({
    locale: 'es-AR',
    timezoneId: 'America/Argentina/Cordoba',
  });
  const page = await context.newPage();
  const sockets = { open: 0, opened: 0 };
  page.on('websocket', (socket) => {
    sockets.open += 1;
    sockets.opened += 1;
    socket.on('close', () => {
      sockets.open -= 1;
    });
  });
  await page.goto(url + path);
  return {
    name: path,
    page,
    category: categoryBySlug(path.split('/').at(-1) ?? '')?.name,
    sockets,
    isLive: () => page.getByRole('banner').getByText('En vivo').isVisible(),
    shown: () => page.evaluate(readLabels),
    hasSettings: ({ slogan }) => page.getByRole('contentinfo').getByText(slogan).isVisible(),
    close: () => context.close(),
  };
}

/** Runs in the page. */
function readLabels(): string[] {
  const list = [...document.querySelectorAll('section')].find((section) =>
    section.querySelector('h2')?.textContent.startsWith('Últimos Resultados'),
  );
  return [...(list?.querySelectorAll('li') ?? [])].map(
    (row) => /Equipo «\d+»/u.exec(row.textContent)?.[0] ?? row.textContent,
  );
}

/** What a page holds in memory after garbage collection, bytes. */
export async function measureHeap({ page }: ChromiumPage): Promise<number> {
  const session = await page.context().newCDPSession(page);
  // One collection may let the next one free more.
  for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize;
}

/**
 * A client as tutorials write it, on the real library: it applies every report by id and trusts
 * SUBSCRIBED, which comes before the database's subscription is active. Tests that the site's pages
 * pass must find it wrong.
 */
export async function openBaselineClient(
  { url, publishableKey }: EmbeddedSupabase,
  loading: 'once' | 'on SUBSCRIBED',
): Promise<Watcher> {
  const client = createClient(url, publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false, storageKey: crypto.randomUUID() },
  });
  let rows = new Map<string, Result>();
  let isSubscribed = false;
  const parse = (row: object): [string, Result][] => {
    const result = resultsTable.parse(row);
    return result === null ? [] : [[result.id, result]];
  };
  const load = async () => {
    const { data } = await client
      .from('results')
      .select(resultsTable.columns)
      .order('created_at', { ascending: false })
      .limit(1000);
    if (data !== null) rows = new Map(data.flatMap(parse));
  };
  if (loading === 'once') await load();
  client
    .channel('league')
    .on('postgres_changes', { event: '*', schema: 'public', table: 'results' }, (change) => {
      if (change.eventType === 'DELETE') rows.delete(String(change.old['id']));
      else for (const [id, result] of parse(change.new)) rows.set(id, result);
    })
    .subscribe((status: string) => {
      isSubscribed = status === 'SUBSCRIBED';
      if (isSubscribed && loading === 'on SUBSCRIBED') void load();
    });
  return {
    name: `baseline client that loads ${loading}`,
    isBaseline: true,
    isLive: () => Promise.resolve(isSubscribed),
    shown: () =>
      Promise.resolve(
        [...rows.values()]
          .toSorted((one, other) => (one.createdAt < other.createdAt ? 1 : -1))
          .map(({ team1 }) => team1),
      ),
    async close() {
      await client.removeAllChannels();
      await client.realtime.disconnect();
    },
  };
}
