import { loadCode } from './loadCode.ts';
import type { UpdateCause } from './cachedList.ts';
import type { LiveData } from './liveData.ts';
import type { Sources } from './sources.ts';
import { batchEvents } from './batchEvents.ts';
import { whenIdle } from './whenIdle.ts';
import type { Channel, ChannelEvent } from './channel.ts';
import type { ConnectionStore } from './connectionStore.ts';
import { watchPage } from './watchPage.ts';

/** Without a live connection, or after a load that failed, the lists are loaded this often, ms. */
const pollInterval = 30_000;

/**
 * Lists on screen are loaded again after this, ms: Realtime drops a message now and then without an
 * error. Each page picks its own: pages that were opened together do not load together.
 */
const shortestRefresh = 3.5 * 60_000;
const longestRefresh = 4.5 * 60_000;

/** After this much silence from the server, a page that is shown again may be outdated, ms. */
const longestSilence = 60_000;

type FollowedData = Pick<LiveData, 'tables'> & { sources: Pick<Sources, 'supabase'> };

/**
 * Keeps the cached lists equal to the database: applies the channel's events, loads after every
 * confirmation, and polls while there is no live connection or a load has failed.
 * @returns a function that stops it
 */
export function startLive(data: FollowedData, connection: ConnectionStore): () => void {
  let stopped = false;
  let channel: Channel | undefined;
  const tables = Object.values(data.tables);
  const refreshAge = shortestRefresh + Math.random() * (longestRefresh - shortestRefresh);
  const isLive = () => connection.snapshot().state === 'live';
  const hasFailed = () => tables.some(({ lists }) => lists.hasFailed());
  const update = () =>
    connection.setCurrent(
      tables.every(({ lists }) => lists.isCurrent()),
      tables.some(({ lists }) => lists.hasRows()),
    );

  const batch = batchEvents<ChannelEvent>((events) => {
    for (const { table, receive } of tables) {
      receive(events.filter((event) => event.table === table.name));
    }
  });
  const reload = () => {
    // What was reported before is older than the response, and must not be applied to it.
    batch.flush();
    for (const { lists } of tables) void lists.reload();
    update();
  };
  /** Loads again without marking the rows as outdated: no change is known to be missing. */
  const verify = () => {
    if (!isLive()) {
      reload();
      return;
    }
    batch.flush();
    for (const { lists } of tables) lists.reloadSoon();
  };
  const onUpdate = (cause: UpdateCause) => {
    if (hasFailed()) connection.loadFailed();
    else if (cause === 'load') connection.loaded();
    else if (typeof cause === 'number') connection.loaded(cause);
    update();
  };

  const stops = tables.map(({ lists }) => lists.onUpdate(onUpdate));
  const stopWatching = watchPage({
    onReturn() {
      if (isLive() && connection.silence() < longestSilence) {
        channel?.check();
        verify();
        return;
      }
      channel?.restart();
      reload();
    },
    onRestored() {
      channel?.restart();
      reload();
    },
    onOffline: () => connection.networkLost(),
  });
  const poll = setInterval(() => {
    if (document.visibilityState !== 'visible') return;
    if (!isLive() || hasFailed()) reload();
    else for (const { lists } of tables) lists.refresh(refreshAge);
  }, pollInterval);

  update();
  if (!navigator.onLine) connection.networkLost();
  else if (tables.some(({ lists }) => lists.isAwaited())) connection.expectRows();
  // The client is large, and the first rows do not need it.
  const cancel = whenIdle(() => void open());
  return () => {
    stopped = true;
    cancel();
    clearInterval(poll);
    for (const stop of stops) stop();
    stopWatching();
    connection.dispose();
    channel?.close();
  };

  async function open() {
    try {
      const [client, { openChannel }] = await Promise.all([
        data.sources.supabase(),
        loadCode(() => import('./channel.ts')),
      ]);
      if (stopped) return;
      const published = tables.filter(({ table }) => table.isPublished);
      for (const { table, lists } of published) {
        lists.onReload = (reload) => channel?.reloaded(table.name, reload);
      }
      channel = openChannel(
        client,
        published.map(({ table }) => table.name),
        {
          onEvent: batch.add,
          onAlive: () => connection.alive(),
          onInterrupted: () => connection.interrupted(),
          onSuspicion: connection.suspect,
          onConfirmed() {
            // A new token confirms a subscription that was never lost.
            verify();
            connection.confirmed();
          },
        },
      );
    } catch {
      // The client's code could not be fetched: the lists are polled until the next attempt.
      connection.interrupted();
      setTimeout(() => {
        if (!stopped) void open();
      }, pollInterval);
    }
  }
}
