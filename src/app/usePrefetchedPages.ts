import { useEffect } from 'react';
import { sitePages } from './sitePages.ts';

/** Long enough after the page's own requests not to delay them, ms. */
const delay = 2500;

/** Fetches the code of the other public pages in advance: courts often have no network. */
export function usePrefetchedPages() {
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const page of sitePages) {
        // Code that does not arrive now is fetched again when its page is opened.
        if ('load' in page && page.isPrivate !== true) page.load().catch(() => undefined);
      }
    }, delay);
    return () => clearTimeout(timer);
  }, []);
}
