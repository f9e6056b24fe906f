import type { Connection } from '../domain/connection.ts';

/** An interruption shorter than this is worth no more than *Reconectando…*, ms. */
const offlineAfter = 4000;

/** What is known of the connection, for `useSyncExternalStore`. */
export type ConnectionStore = {
  subscribe(listener: () => void): () => void;
  snapshot(): Connection;
  /** The database subscription stands. */
  confirmed(): void;
  /** Changes may be missed from now on. */
  interrupted(): void;
  /** The browser itself says that it has no network. */
  networkLost(): void;
  /** The database answered a read: what is on screen is of now, live or not. */
  loaded(): void;
  /** Stops what is timed. */
  dispose(): void;
};

/** What every visit begins with. */
export const notYetConnected: Connection = { state: 'connecting' };

/** @param now milliseconds since the epoch */
export function createConnectionStore(now: () => number): ConnectionStore {
  let connection = notYetConnected;
  let dataFrom: number | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  const change = (next: Connection) => {
    connection = next;
    for (const listener of listeners) listener();
  };
  const stopTimer = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const leaveLive = () => {
    if (connection.state !== 'live') return;
    dataFrom = now();
    change({ state: 'reconnecting' });
  };
  const goOffline = () => {
    stopTimer();
    leaveLive();
    if (connection.state !== 'offline') change({ state: 'offline', dataFrom });
  };

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    snapshot: () => connection,
    confirmed() {
      stopTimer();
      if (connection.state !== 'live') change({ state: 'live' });
    },
    interrupted() {
      leaveLive();
      // Every failed attempt interrupts again: the first one counts.
      if (connection.state !== 'offline') timer ??= setTimeout(goOffline, offlineAfter);
    },
    networkLost: goOffline,
    loaded() {
      dataFrom = now();
      if (connection.state === 'offline') change({ state: 'offline', dataFrom });
    },
    dispose: stopTimer,
  };
}
