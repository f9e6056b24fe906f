import type { Connection } from './connection.ts';

/** An interruption shorter than this shows *Reconectando…* only, ms. */
const offlineAfter = 4000;

/** A page whose rows nobody has confirmed says so this long after it was opened, or a little after it began, ms. */
const unconfirmedAfter = 3500;
const shortestWait = 1000;

/** The state of the connection, for `useSyncExternalStore`. */
export type ConnectionStore = {
  subscribe(listener: () => void): () => void;
  snapshot(): Connection;
  /** The database subscription is confirmed. */
  confirmed(): void;
  /** Changes may be missed from now on. */
  interrupted(): void;
  /**
   * The kinds of changes of which the channel seems to say nothing: while there are any, nothing is called live.
   * @param streams such as `results INSERT`
   */
  suspect(streams: readonly string[]): void;
  suspected(): readonly string[];
  /** Rows have been requested. */
  expectRows(): void;
  /** The browser reports that it has no network. */
  networkLost(): void;
  /**
   * Whether the rows on screen were loaded after the last confirmation.
   * @param hasRows whether there are any: the age of others is not shown
   */
  setCurrent(isCurrent: boolean, hasRows: boolean): void;
  /** The rows on screen could not be loaded. */
  loadFailed(): void;
  /**
   * The rows on screen were loaded: they equal the database now, live or not, or did at a time, ms since
   * the epoch.
   */
  loaded(at?: number): void;
  /** The server has answered over the live connection: nothing was missed until now. */
  alive(): void;
  /** ms since the rows on screen were last known to equal the database */
  silence(): number;
  /** Stops the timer. */
  dispose(): void;
};

/** The state with which every visit begins. */
export const notYetConnected: Connection = { state: 'connecting' };

/**
 * @param now milliseconds since the epoch
 * @param rowsFrom when the rows that the page begins with were read
 */
export function createConnectionStore(
  now: () => number,
  rowsFrom: number | null = null,
): ConnectionStore {
  let connection = notYetConnected;
  let isSubscribed = false;
  let suspected: readonly string[] = [];
  let isCurrent = false;
  let hasRows = false;
  let dataFrom = rowsFrom;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let firstTimer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  const change = (next: Connection) => {
    connection = next;
    for (const listener of listeners) listener();
  };
  const stopTimer = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const goOffline = () => {
    stopTimer();
    const shown = hasRows ? dataFrom : null;
    if (connection.state !== 'offline' || connection.dataFrom !== shown) {
      change({ state: 'offline', dataFrom: shown });
    }
  };
  // Every failed attempt interrupts again: the first one starts the timer.
  const startTimer = () => {
    if (connection.state !== 'offline') timer ??= setTimeout(goOffline, offlineAfter);
  };
  const update = () => {
    if (isSubscribed && isCurrent && suspected.length === 0) {
      stopTimer();
      if (connection.state !== 'live') change({ state: 'live' });
    } else if (connection.state === 'live') {
      change({ state: 'reconnecting' });
      startTimer();
    } else if (connection.state === 'offline') {
      goOffline();
    }
  };

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    snapshot: () => connection,
    confirmed() {
      isSubscribed = true;
      update();
    },
    interrupted() {
      isSubscribed = false;
      update();
      startTimer();
    },
    suspect(streams) {
      suspected = streams;
      update();
      change(connection);
    },
    suspected: () => suspected,
    expectRows() {
      const wait = Math.max(shortestWait, unconfirmedAfter - performance.now());
      firstTimer = setTimeout(goOffline, wait);
    },
    networkLost() {
      isSubscribed = false;
      goOffline();
    },
    setCurrent(next, withRows) {
      isCurrent = next;
      hasRows = withRows;
      update();
    },
    loadFailed: () => {
      if (connection.state !== 'live') startTimer();
    },
    loaded(at) {
      if (at === undefined) clearTimeout(firstTimer);
      dataFrom = at === undefined ? now() : Math.min(at, dataFrom ?? at);
      update();
    },
    alive() {
      if (connection.state === 'live') dataFrom = now();
    },
    silence: () => Math.abs(now() - (dataFrom ?? 0)),
    dispose() {
      stopTimer();
      clearTimeout(firstTimer);
    },
  };
}
