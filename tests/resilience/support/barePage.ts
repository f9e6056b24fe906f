import { setMaxListeners } from 'node:events';
import { createClient } from '@supabase/supabase-js';
import type { EmbeddedSupabase } from '../../../supabase/embedded/startEmbeddedSupabase.ts';
import { createData } from '../../../src/matches/DataProvider.tsx';
import { createSources } from '../../../src/live/sources.ts';
import type { CategoryName } from '../../../src/league/category.ts';
import { createConnectionStore } from '../../../src/live/connectionStore.ts';
import { itemsOf } from '../../../src/live/listState.ts';
import { socketOptions } from '../../../src/live/socketOptions.ts';
import { startLive } from '../../../src/live/startLive.ts';

export type BarePage = ReturnType<typeof openBarePage>;

/**
 * What runs behind a page, without a browser: its data, its channel, its real sockets, and one list on screen.
 * @param transport makes the page's sockets
 */
export function openBarePage(
  { url, publishableKey }: EmbeddedSupabase,
  transport: typeof WebSocket,
  category?: CategoryName,
) {
  fakeBrowser();
  const client = createClient(url, publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false, storageKey: crypto.randomUUID() },
    realtime: { ...socketOptions, transport },
  });
  const data = createData({
    ...createSources(url, publishableKey),
    supabase: () => Promise.resolve(client),
  });
  const { results, settingsVersion } = data.tables;
  const list = results.lists.list({ order: 'entry', category });
  const versions = settingsVersion.lists.list({ order: 'only' });
  const connection = createConnectionStore(Date.now);
  /** Every state of the connection, oldest first. */
  const states: string[] = [];
  /** Stays the same object until a row changes. */
  const items = () => itemsOf(list.state());
  const stops = [
    connection.subscribe(() => states.push(connection.snapshot().state)),
    list.watch(() => {}),
    versions.watch(() => {}),
    startLive(data, connection),
  ];
  return {
    client,
    category,
    states,
    items,
    isLive: () => connection.snapshot().state === 'live',
    shown: () => items().map(({ team1 }) => team1),
    settingsVersion: () => itemsOf(versions.state())[0]?.version,
    async close() {
      for (const stop of stops.toReversed()) stop();
      await client.realtime.disconnect();
      // No storm or cut is taken for a channel that says nothing.
      const suspected = connection.suspected();
      if (suspected.length > 0) throw new Error(`Suspected without cause: ${suspected.join()}`);
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
