import {
  createContext,
  use,
  useEffect,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { useData } from '../data/DataProvider.tsx';
import { firstRowsFrom } from '../data/firstRows.ts';
import type { Connection } from '../domain/connection.ts';
import { createArrivalStore, noArrivals, type Arrival } from './arrivalStore.ts';
import { createConnectionStore, notYetConnected } from './connectionStore.ts';
import { startLive, type LiveStores } from './startLive.ts';
import { isScrolledDown, onScrollToTop } from '../utils/scrollPosition.ts';

const LiveContext = createContext<LiveStores | null>(null);

/** What a prerendered page shows; hydration must begin with the same. */
const atFirst = { connection: () => notYetConnected, arrivals: () => noArrivals };

type LiveProviderProps = { children: ReactNode };

/** Keeps the site's one live channel while it is mounted. */
export function LiveProvider({ children }: LiveProviderProps) {
  const data = useData();
  const [live] = useState(() => ({
    connection: createConnectionStore(Date.now, firstRowsFrom()),
    arrivals: createArrivalStore(isScrolledDown),
  }));
  useEffect(() => startLive(data, live), [data, live]);
  useEffect(() => onScrollToTop(live.arrivals.release), [live]);
  return <LiveContext value={live}>{children}</LiveContext>;
}

function useLive(): LiveStores {
  const live = use(LiveContext);
  if (live === null) throw new Error('useLive debe ser usado dentro de LiveProvider');
  return live;
}

/** The state of the live connection. */
export function useConnection(): Connection {
  const { connection } = useLive();
  return useSyncExternalStore(connection.subscribe, connection.snapshot, atFirst.connection);
}

/** The rows that arrived live a moment ago. */
export function useArrivals(): readonly Arrival[] {
  const { arrivals } = useLive();
  return useSyncExternalStore(arrivals.subscribe, arrivals.snapshot, atFirst.arrivals);
}

/** Shows the rows that were withheld while the visitor was reading further down. */
export function useReleaseArrivals(): () => void {
  return useLive().arrivals.release;
}
