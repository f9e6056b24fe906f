import {
  createContext,
  use,
  useEffect,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { noArrivals, onScrollToTop, type Arrival } from './arrivals.ts';
import type { Connection } from './connection.ts';
import { createConnectionStore, notYetConnected, type ConnectionStore } from './connectionStore.ts';
import { startRowsFrom } from './pageStart.ts';
import { useLiveData } from './liveData.ts';
import { startLive } from './startLive.ts';

/** The connection of the page, which `LiveProvider` keeps. */
export const ConnectionContext = createContext<ConnectionStore | null>(null);

/** The state of a prerendered page; hydration must begin with the same. */
const atFirst = { connection: () => notYetConnected, arrivals: () => noArrivals };

type LiveProviderProps = { children: ReactNode };

/** Keeps the site's one live channel while it is mounted. */
export function LiveProvider({ children }: LiveProviderProps) {
  const data = useLiveData();
  const [connection] = useState(() => createConnectionStore(Date.now, startRowsFrom()));
  useEffect(() => startLive(data, connection), [data, connection]);
  useEffect(() => onScrollToTop(data.arrivals.release), [data]);
  return <ConnectionContext value={connection}>{children}</ConnectionContext>;
}

/** The state of the live connection. */
export function useConnection(): Connection {
  const connection = use(ConnectionContext);
  if (connection === null) throw new Error('useConnection debe ser usado dentro de LiveProvider');
  return useSyncExternalStore(connection.subscribe, connection.snapshot, atFirst.connection);
}

/** The rows that arrived live a moment ago, of all tables. */
export function useArrivals(): readonly Arrival[] {
  const { arrivals } = useLiveData();
  return useSyncExternalStore(arrivals.subscribe, arrivals.snapshot, atFirst.arrivals);
}
