import { vi } from 'vitest';
import { createData } from '../../../../src/matches/DataProvider.tsx';
import { createSources } from '../../../../src/live/sources.ts';
import { resultsTable } from '../../../../src/matches/tables.ts';
import { createConnectionStore } from '../../../../src/live/connectionStore.ts';
import { allItemsOf } from '../../../../src/live/listState.ts';
import { startLive } from '../../../../src/live/startLive.ts';
import { fetchPrefetched } from '../../../../src/opening/prefetchRows.ts';
import { simulateServer } from '../../../support/simulatedServer.ts';

/** Answers a request for results; `null`: as the database would. */
export type Fault = ((signal: AbortSignal) => Promise<Response>) | null;

const address = 'http://league.example';

/**
 * A page without its components: the data, the lists and the live connection, with a table, an API
 * and a channel that the test controls. Needs fake timers.
 */
export function openSimulatedSite(options: { fault?: Fault; isPrefetched?: boolean } = {}) {
  const server = simulateServer();
  let fault = options.fault ?? null;
  let latency = 0;
  const site = { requests: 0 };

  const document = Object.assign(new EventTarget(), {
    visibilityState: 'visible',
    readyState: 'complete',
    getElementById: () => null,
  });
  vi.stubGlobal('document', document);
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => setTimeout(callback));
  vi.stubGlobal('cancelIdleCallback', clearTimeout);
  vi.stubGlobal('fetch', (url: string, { signal }: { signal: AbortSignal }) =>
    url.includes('/results?') ? answer(url, signal) : Promise.resolve(Response.json([])),
  );

  const answer = async (url: string, signal: AbortSignal): Promise<Response> => {
    site.requests += 1;
    if (fault !== null) return fault(signal);
    const found = server.select(new URL(url).searchParams);
    if (latency > 0) await wait(latency, signal);
    return Response.json(found);
  };
  const data = createData({
    ...createSources(address, 'key', fetchPrefetched),
    supabase: () => Promise.resolve(server.client),
  });
  const list = data.tables.results.lists.list({ order: 'entry' });
  const items = () => allItemsOf(list.state());
  const connection = createConnectionStore(Date.now);
  for (let row = 0; row < 120; row += 1) server.insert();
  if (options.isPrefetched === true) prefetch();
  const unwatch = list.watch(() => {});
  const stop = startLive(data, connection);

  function prefetch() {
    const controller = new AbortController();
    const url =
      `${address}/rest/v1/results?select=${encodeURIComponent(resultsTable.columns)}` +
      '&order=created_at.desc%2Cid.desc&limit=50';
    const response = answer(url, controller.signal);
    response.catch(() => {});
    const prefetched = { [url]: { response, controller } };
    globalThis.opening = {
      isFresh: false,
      prefetched,
      state: 'started',
      run: () => {},
      fail: () => {},
      start: () => {},
      repeatTaps: () => {},
    };
  }

  return Object.assign(site, {
    document,
    insert: () => void server.insert(),
    /** Changes a row on screen; nothing reports it. */
    change() {
      const row = server.rows()[2];
      if (row !== undefined) server.update(row, {});
    },
    /** @returns reports a row that the table has already */
    insertLate() {
      const report = server.insert();
      return () => server.report(report);
    },
    suspected: () => connection.suspected(),
    /** One of these that the channel reports. */
    reported: {
      INSERT: () => server.report(server.insert()),
      UPDATE() {
        const row = server.rows()[4];
        if (row !== undefined) server.report(server.update(row, {}));
      },
      DELETE() {
        const row = server.rows()[5];
        if (row !== undefined) server.report(server.remove(row));
      },
    },
    arrivals: data.arrivals,
    /** Renames a pair in the first rows; the channel reports each, some ms apart. */
    async rename(name: string, count: number) {
      for (const row of server.rows().slice(0, count)) {
        server.report(server.update(row, { team1: row['team1'] ?? '', team2: name }));
        await vi.advanceTimersByTimeAsync(3);
      }
    },
    /** Calls the listener with each change of the list. */
    onChange: (listener: () => void) => list.watch(listener),
    names: () => items().map(({ team2 }) => team2),
    /** Removes a row that is on screen. */
    remove() {
      const row = server.rows()[3];
      if (row !== undefined) server.remove(row);
    },
    setFault(next: Fault) {
      fault = next;
    },
    setLatency(next: number) {
      latency = next;
    },
    confirm: server.confirm,
    interrupt: server.interrupt,
    loadMore: () => list.loadMore(),
    connection: () => connection.snapshot(),
    /** The visitor goes to a page without rows. */
    leave: unwatch,
    lose: () => globalThis.window.dispatchEvent(new Event('offline')),
    isLive: () => connection.snapshot().state === 'live',
    shown: () => items().map(({ id }) => id),
    /** Whether the list shows the table's rows from its first one on. */
    isEqual() {
      const shown = items().map(({ id }) => id);
      const expected = server
        .rows()
        .slice(0, shown.length)
        .map(({ id }) => id);
      return !list.hasFailed() && shown.length >= 25 && shown.join() === expected.join();
    },
    close() {
      stop();
      unwatch();
      globalThis.opening = undefined;
      vi.unstubAllGlobals();
    },
  });
}

function wait(duration: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, duration);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
