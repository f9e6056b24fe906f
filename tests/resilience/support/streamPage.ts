import { setMaxListeners } from 'node:events';
import { createClient } from '@supabase/supabase-js';
import type { EmbeddedSupabase } from '../../../supabase/embedded/startEmbeddedSupabase.ts';
import { createData, type SiteData } from '../../../src/data/DataProvider.tsx';
import { createSources, type Client } from '../../../src/data/sources.ts';
import type { CategoryName } from '../../../src/domain/category.ts';
import { createArrivalStore } from '../../../src/live/arrivalStore.ts';
import { createConnectionStore } from '../../../src/live/connectionStore.ts';
import { startLive } from '../../../src/live/startLive.ts';
import type { Watcher } from './streamWatcher.ts';

/** What runs behind a page, without the browser: its data, its channel, its real sockets. */
export type BarePage = Watcher & {
  client: Client;
  data: SiteData;
  /** Every state of the connection that was shown, oldest first. */
  states: string[];
};

export type BarePageOptions = {
  category?: CategoryName | undefined;
  /** Makes the page's sockets, instead of the usual `WebSocket`. */
  transport?: typeof WebSocket;
};

export function openBarePage(
  { url, publishableKey }: EmbeddedSupabase,
  { category, transport }: BarePageOptions = {},
): BarePage {
  const client = createClient(url, publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false, storageKey: crypto.randomUUID() },
    ...(transport === undefined ? {} : { realtime: { transport } }),
  });
  const data = createData({
    ...createSources(url, publishableKey),
    supabase: () => Promise.resolve(client),
  });
  const page = followLeague(data, category);
  return {
    ...page,
    client,
    data,
    name: `page without a browser, ${category ?? 'all'}`,
    async close() {
      await page.close();
      await client.realtime.disconnect();
    },
  };
}

/**
 * The objects of a browser that the site's live code listens to. PGlite takes whoever has them for
 * a browser: they come after the server.
 */
function pretendBrowser() {
  if ('document' in globalThis) return;
  const document = Object.assign(new EventTarget(), {
    visibilityState: 'visible',
    readyState: 'complete',
  });
  const window = new EventTarget();
  // All pages of a test listen to the same ones.
  setMaxListeners(0, document, window);
  // It always has time at once.
  const requestIdleCallback = (callback: () => void) => queueMicrotask(callback);
  Object.assign(globalThis, { document, window, requestIdleCallback, cancelIdleCallback() {} });
}

/** Does with the league's data what the pages do: keeps it live, and one list of it on screen. */
export function followLeague(data: SiteData, category?: CategoryName) {
  pretendBrowser();
  const connection = createConnectionStore(Date.now);
  const arrivals = createArrivalStore(() => false);
  const states: string[] = [];
  const stopListening = connection.subscribe(() => states.push(connection.snapshot().state));
  const stopWatching = data.results.watch(category, () => {});
  const stopLive = startLive(data, { connection, arrivals });
  return {
    category,
    connection,
    arrivals,
    states,
    isLive: () => Promise.resolve(connection.snapshot().state === 'live'),
    shown: () =>
      Promise.resolve(
        data.results.snapshot(category).window?.items.map(({ team1 }) => team1) ?? [],
      ),
    close() {
      stopLive();
      stopWatching();
      stopListening();
      return Promise.resolve();
    },
  };
}
