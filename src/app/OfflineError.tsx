import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { CachedPages, type CachedPage } from './CachedPages.tsx';
import { OfflineState } from './OfflineState.tsx';
import { useData } from '../matches/DataProvider.tsx';
import { useToday } from '../league/useNow.ts';
import { findCachedPages } from './findCachedPages.ts';
import { useSettings } from '../league/settings.ts';

type OfflineErrorProps = {
  /** The failure; said if the device has a network, and so the league's server does not answer. */
  error: ReactNode;
  /** *Esta página* */
  what: string;
};

/** Says that a part needs a connection, and which pages need none: those whose rows are cached. */
export function OfflineError({ error, what }: OfflineErrorProps) {
  const { clock } = useSettings();
  const data = useData();
  const { pathname } = useLocation();
  const today = useToday();
  const hasNetwork = useSyncExternalStore(watchNetwork, () => navigator.onLine);
  const [found, setFound] = useState<readonly CachedPage[]>([]);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const find = async () => {
      const pages = await findCachedPages(data, signal);
      if (!signal.aborted) setFound(pages);
    };
    void find();
    return () => controller.abort();
  }, [data]);
  const others = found.filter(({ path }) => path !== pathname);
  return (
    <>
      {hasNetwork ? error : <OfflineState what={what} />}
      {others.length === 0 ? null : <CachedPages pages={others} clock={clock} today={today} />}
    </>
  );
}

// Mantine's `useNetwork` begins with a network, and corrects what was announced.
function watchNetwork(listener: () => void): () => void {
  const watch = new AbortController();
  const { signal } = watch;
  window.addEventListener('online', listener, { signal });
  window.addEventListener('offline', listener, { signal });
  return () => watch.abort();
}
