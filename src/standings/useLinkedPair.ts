import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { pathOfSite } from '../live/base.ts';
import { paths } from '../league/paths.ts';
import type { CategorySlug } from '../league/category.ts';

/**
 * Scrolls to the row of the pair whose address stands behind the `#` of the address, marks it, and moves
 * the focus to the pair's link.
 * @param isLoaded whether the rows are there
 */
export function useLinkedPair(category: CategorySlug, isLoaded: boolean) {
  const { hash, key } = useLocation();
  const shownFor = useRef('');
  useEffect(() => {
    if (hash.length < 2 || !isLoaded || shownFor.current === key) return undefined;
    // The layout scrolls to the top first.
    const frame = requestAnimationFrame(() => {
      shownFor.current = key;
      for (const other of document.querySelectorAll('[data-linked]')) {
        other.removeAttribute('data-linked');
      }
      const address = paths.pair(category, '') + hash.slice(1);
      const link = [...document.querySelectorAll<HTMLAnchorElement>('tr[data-key] a')].find(
        ({ pathname }) => pathOfSite(pathname) === address,
      );
      const row = link?.closest('tr');
      if (link === undefined || row == null) return;
      row.dataset['linked'] = '';
      row.scrollIntoView({ block: 'center', behavior: 'instant' });
      link.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [category, hash, key, isLoaded]);
}
