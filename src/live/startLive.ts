import type { SiteData } from '../data/DataProvider.tsx';
import type { ListCache } from '../data/listCache.ts';
import { whenIdle } from '../utils/whenIdle.ts';
import {
  resultsTable,
  upcomingMatchesTable,
  type TableRow,
  type TableDescription,
} from '../data/tables.ts';
import type { ArrivalStore } from './arrivalStore.ts';
import type { ConnectionStore } from './connectionStore.ts';
import { batchEvents } from '../utils/batchEvents.ts';
import { openChannel, type ChannelChange, type Channel } from './channel.ts';
import { watchPage } from './watchPage.ts';

/** Without a live connection, or after a load that failed, the lists are loaded this often, ms. */
const pollInterval = 30_000;

export type LiveStores = { connection: ConnectionStore; arrivals: ArrivalStore };

/**
 * Keeps the cached lists equal to the database for as long as it runs: applies what the channel
 * reports, loads again after every confirmation, and asks now and then while there is none or its
 * load has failed.
 * @returns a function that stops it
 */
export function startLive(data: SiteData, { connection, arrivals }: LiveStores): () => void {
  let stopped = false;
  let channel: Channel | undefined;
  const isLive = () => connection.snapshot().state === 'live';

  const apply = (change: ChannelChange) => {
    if (change.table === resultsTable.name) {
      applyLive(change, resultsTable, data.results, arrivals);
    } else if (change.table === upcomingMatchesTable.name) {
      applyLive(change, upcomingMatchesTable, data.upcomingMatches, arrivals);
    }
  };
  const rush = batchEvents<ChannelChange>((changes) => {
    for (const change of changes) apply(change);
  });
  const reload = () => {
    // What was reported before is older than the answer, and must not come on top of it.
    rush.flush();
    void data.results.reload();
    void data.upcomingMatches.reload();
  };

  const stopsCounting = [data.results, data.upcomingMatches].map((cache) =>
    cache.onLoaded(() => connection.loaded()),
  );
  const stopWatching = watchPage({
    onReturn() {
      if (!isLive()) channel?.restart();
      reload();
    },
    onRestored() {
      channel?.restart();
      reload();
    },
    onOffline: () => connection.networkLost(),
  });
  const poll = setInterval(() => {
    const hasMissed = !isLive() || data.results.hasFailed() || data.upcomingMatches.hasFailed();
    if (hasMissed && document.visibilityState === 'visible') reload();
  }, pollInterval);

  // The client is large, and the first result does not need it.
  const callOff = whenIdle(() => void open());
  return () => {
    stopped = true;
    callOff();
    clearInterval(poll);
    for (const stop of stopsCounting) stop();
    stopWatching();
    connection.dispose();
    channel?.close();
  };

  async function open() {
    try {
      const client = await data.sources.supabase();
      if (stopped) return;
      channel = openChannel(client, {
        onChange: rush.add,
        onInterrupted: () => connection.interrupted(),
        onConfirmed() {
          connection.confirmed();
          reload();
        },
      });
    } catch {
      // The client's code could not be fetched: the lists are polled, and the next turn tries again.
      connection.interrupted();
      setTimeout(() => {
        if (!stopped) void open();
      }, pollInterval);
    }
  }
}

function applyLive<Item extends TableRow, NewItem>(
  change: ChannelChange,
  table: TableDescription<Item, NewItem>,
  cache: ListCache<Item>,
  arrivals: ArrivalStore,
) {
  if (change.type === 'DELETE') {
    const id = idOf(change.row);
    if (id !== null) cache.apply({ type: 'delete', id }, change.committedAt);
    return;
  }
  const isWhole = !change.isIncomplete && hasColumns(change.row, table.columns);
  const item = isWhole ? table.parse(change.row) : null;
  if (item === null) {
    // An event is a hint: what it does not tell, the table does.
    cache.reloadSoon();
    return;
  }
  const isArrival = change.type === 'INSERT' && !cache.has(item.id);
  const isNews = cache.apply({ type: 'upsert', id: item.id, item }, change.committedAt);
  if (isArrival && isNews) {
    arrivals.add({ id: item.id, table: table.name, text: table.announce(item) });
  }
}

/** The server leaves out what it could not read, or what the reader may not see. */
function hasColumns(row: unknown, columns: string): boolean {
  if (typeof row !== 'object' || row === null) return false;
  return columns.split(',').every((column) => column in row);
}

function idOf(row: unknown): string | null {
  if (typeof row !== 'object' || row === null || !('id' in row)) return null;
  return typeof row.id === 'string' ? row.id : null;
}
