import { setMaxListeners } from 'node:events';
import { createClient } from '@supabase/supabase-js';
import type { EmbeddedSupabase } from '../../../supabase/embedded/startEmbeddedSupabase.ts';
import { createData, type SiteData } from '../../../src/matches/DataProvider.tsx';
import { createSources } from '../../../src/live/sources.ts';
import type { CategoryName } from '../../../src/league/category.ts';
import { createConnectionStore } from '../../../src/live/connectionStore.ts';
import { itemsOf } from '../../../src/live/listState.ts';
import { startLive } from '../../../src/live/startLive.ts';

export type BarePage = ReturnType<typeof openBarePage>;

type BarePageOptions = {
  category?: CategoryName | undefined;
  /** Makes the page's sockets, instead of the usual `WebSocket`. */
  transport?: typeof WebSocket;
};

/** What runs behind a page, without a browser: its data, its channel, its real sockets. */
export function openBarePage(
  { url, publishableKey }: EmbeddedSupabase,
  { category, transport }: BarePageOptions = {},
) {
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
    name: `page without a browser, ${category ?? 'all'}`,
    async close() {
      await page.close();
      await client.realtime.disconnect();
    },
  };
}

/**
 * The objects of a browser that the site's live code listens to. PGlite takes a process with them
 * for a browser: they are made after the server.
 */
function fakeBrowser() {
  if ('document' in globalThis) return;
  const state = { visibilityState: 'visible', readyState: 'complete' };
  const document = Object.assign(new EventTarget(), state);
  const window = new EventTarget();
  // All pages of a test listen to the same ones.
  setMaxListeners(0, document, window);
  const requestIdleCallback = (callback: () => void) => queueMicrotask(callback);
  Object.assign(globalThis, { document, window, requestIdleCallback, cancelIdleCallback() {} });
}

/** What the site's pages do with the data: keeps it live, and one list on screen. */
function followLeague(data: SiteData, category?: CategoryName) {
  fakeBrowser();
  const { results, settingsVersion } = data.tables;
  const list = results.lists.list({ order: 'entry', category });
  const versions = settingsVersion.lists.list({ order: 'only' });
  const connection = createConnectionStore(Date.now);
  /** Every state of the connection, oldest first. */
  const states: string[] = [];
  const items = () => itemsOf(list.state());
  const stops = [
    connection.subscribe(() => states.push(connection.snapshot().state)),
    list.watch(() => {}),
    versions.watch(() => {}),
    startLive(data, connection),
  ];
  return {
    category,
    states,
    /** Stays the same object until a row changes. */
    items,
    isLive: () => Promise.resolve(connection.snapshot().state === 'live'),
    shown: () => Promise.resolve(items().map(({ team1 }) => team1)),
    hasSettings: ({ version }: { version: number }) =>
      Promise.resolve(itemsOf(versions.state())[0]?.version === version),
    close() {
      for (const stop of stops.toReversed()) stop();
      return Promise.resolve();
    },
  };
}
