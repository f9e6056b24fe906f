import { useEffect } from 'react';
import { sitePages } from './sitePages.ts';

/** Small, and opened at the side of a court where the network comes and goes; only `admin` is not for all. */
const { admin: _admin, ...publicPages } = sitePages;

/** Long enough after the page's own requests not to delay them, ms. */
const timeout = 2500;

/** Fetches the other pages' code once the first page stands, so that they open without a network. */
export function usePrefetchedPages() {
  useEffect(() => {
    const timer = setTimeout(() => {
      // One that does not come now is fetched when it is visited.
      for (const { load } of Object.values(publicPages)) load().catch(() => undefined);
    }, timeout);
    return () => clearTimeout(timer);
  }, []);
}
