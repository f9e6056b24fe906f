import { vi } from 'vitest';
import { createData } from '../../../../src/data/DataProvider.tsx';
import { createSources } from '../../../../src/data/sources.ts';
import { resultsTable } from '../../../../src/data/tables.ts';
import { createArrivalStore } from '../../../../src/live/arrivalStore.ts';
import { createConnectionStore } from '../../../../src/live/connectionStore.ts';
import { startLive } from '../../../../src/live/startLive.ts';
import { fetchPrefetched } from '../../../../src/start/prefetched.ts';
import { emptyResultColumns } from '../../../support/rows.ts';
import { fakeRealtime } from './fakeRealtime.ts';

/** Answers a request for results; `null`: as the database would. */
export type Fault = ((signal: AbortSignal) => Promise<Response>) | null;

const list = { order: 'entry' } as const;
const address = 'http://league.example';

/**
 * A page without its components: the data, the lists and the live connection, with a table, an API
 * and a channel that the test controls. Needs fake timers.
 */
export function openSimulatedSite(options: { fault?: Fault; isPrefetched?: boolean } = {}) {
  const rows: Record<string, string | null>[] = [];
  let fault = options.fault ?? null;
  let latency = 0;
  let added = 0;
  const site = { requests: 0 };

  const document = Object.assign(new EventTarget(), {
    visibilityState: 'visible',
    readyState: 'complete',
  });
  const window = new EventTarget();
  vi.stubGlobal('document', document);
  vi.stubGlobal('window', window);
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => setTimeout(callback));
  vi.stubGlobal('cancelIdleCallback', clearTimeout);
  vi.stubGlobal('fetch', (url: string, { signal }: { signal: AbortSignal }) =>
    url.includes('/results?') ? answer(url, signal) : Promise.resolve(Response.json([])),
  );

  const answer = async (url: string, signal: AbortSignal): Promise<Response> => {
    site.requests += 1;
    if (fault !== null) return fault(signal);
    const found = select(new URL(url).searchParams);
    if (latency > 0) await wait(latency, signal);
    return Response.json(found);
  };
  const select = (conditions: URLSearchParams) => {
    const below = conditions.get('created_at')?.replace('lte.', '');
    return rows
      .filter((row) => below === undefined || (row['created_at'] ?? '') < below)
      .slice(0, Number(conditions.get('limit')));
  };

  const [client, channels] = fakeRealtime();
  const data = createData(
    { ...createSources(address, 'key', fetchPrefetched), supabase: () => Promise.resolve(client) },
    [{ from: 0, minutes: -180 }],
  );
  const { lists } = data.tables.results;
  const connection = createConnectionStore(Date.now);
  const arrivals = createArrivalStore(() => false);
  const channel = () => {
    const current = channels.at(-1);
    if (current === undefined) throw new Error('No channel was opened.');
    return current;
  };
  const insert = () => {
    added += 1;
    const created_at = `2026-11-20T20:00:00.${String(added).padStart(6, '0')}+00:00`;
    rows.unshift({
      id: `row ${added}`,
      team1: `Equipo ${added}`,
      team2: 'Doble Pared',
      score: '6-4, 6-3',
      date: '2026-11-20',
      category: 'Sexta Libre',
      ...emptyResultColumns,
      pair2_id: 'doble-pared',
      created_at,
    });
  };
  for (let row = 0; row < 120; row += 1) insert();
  if (options.isPrefetched === true) prefetch();
  const unwatch = lists.watch(list, () => {});
  const stop = startLive(data, { connection, arrivals });

  function prefetch() {
    const controller = new AbortController();
    const url =
      `${address}/rest/v1/results?select=${encodeURIComponent(resultsTable.columns)}` +
      '&order=created_at.desc%2Cid.desc&limit=50';
    const response = answer(url, controller.signal);
    response.catch(() => {});
    globalThis.prefetchedResponses = { [url]: { response, controller } };
  }

  return Object.assign(site, {
    document,
    window,
    connection,
    insert,
    arrivals,
    /** Renames a pair in the first rows; the channel reports each, some ms apart. */
    async rename(name: string, count: number) {
      for (const row of rows.slice(0, count)) {
        row['team2'] = name;
        const event = { table: 'results', eventType: 'UPDATE', new: { ...row } };
        channel().change({ ...event, commit_timestamp: '2026-11-20T23:00:05Z' });
        await vi.advanceTimersByTimeAsync(3);
      }
    },
    /** Calls the listener with each change of the list. */
    onChange: (listener: () => void) => lists.watch(list, listener),
    names: () => lists.snapshot(list).window?.items.map(({ team2 }) => team2) ?? [],
    /** Removes a row that is on screen. */
    remove: () => rows.splice(3, 1),
    setFault(next: Fault) {
      fault = next;
    },
    setLatency(next: number) {
      latency = next;
    },
    confirm() {
      channel().status('SUBSCRIBED');
      channel().system({ extension: 'postgres_changes', status: 'ok', message: 'Subscribed' });
    },
    interrupt: () => channel().status('CHANNEL_ERROR'),
    loadMore: () => void lists.loadMore(list),
    isLive: () => connection.snapshot().state === 'live',
    shown: () => lists.snapshot(list).window?.items.map(({ id }) => id) ?? [],
    /** Whether the list shows the table's rows from its first one on. */
    isEqual() {
      const { window, hasFailed } = lists.snapshot(list);
      const shown = window?.items.map(({ id }) => id) ?? [];
      const expected = rows.slice(0, shown.length).map(({ id }) => id);
      return !hasFailed && shown.length >= 25 && shown.join() === expected.join();
    },
    close() {
      stop();
      unwatch();
      globalThis.prefetchedResponses = undefined;
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
