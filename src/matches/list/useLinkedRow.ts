import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { TableRow } from '../../live/table.ts';
import type { List } from '../../live/useList.ts';
import { matchIn, openedByTap } from '../openMatchContext.ts';

/** Older rows that could not be loaded are asked for again after this, ms. */
const retryDelay = 10_000;

/**
 * Scrolls to the row whose id stands behind the `#` of the address, and marks it; older rows are loaded
 * until it is there.
 * @param lists those of the page; a match is in another one once it is over
 * @returns whether no list has it
 */
export function useLinkedRow(
  lists: readonly Pick<List<TableRow>, 'state' | 'onLoadMore'>[],
): boolean {
  const { hash, key, state: how } = useLocation();
  const id = how === openedByTap ? undefined : matchIn(hash);
  const shownFor = useRef('');
  // How many rows each list had when more were asked for: a request that failed is not repeated at once.
  const askedAt = useRef<readonly (number | undefined)[]>([]);
  const [, setAttempt] = useState(0);
  const loaded = lists.flatMap(({ state }) => (state.kind === 'loaded' ? [state] : []));
  const isThere = loaded.some(({ items }) => items.some((item) => item.id === id));
  const isComplete = loaded.length === lists.length && loaded.every(({ hasMore }) => !hasMore);

  useEffect(() => {
    if (id === undefined || shownFor.current === key) return undefined;
    if (!isThere) {
      if (isComplete) return undefined;
      const before = askedAt.current;
      askedAt.current = lists.map(({ state, onLoadMore }, index) => {
        if (state.kind !== 'loaded') return undefined;
        const { length } = state.items;
        if (state.hasMore && !state.isLoadingMore && length !== before[index]) onLoadMore();
        return length;
      });
      const timer = setTimeout(() => {
        askedAt.current = [];
        setAttempt((count) => count + 1);
      }, retryDelay);
      return () => clearTimeout(timer);
    }
    // Rows below the first screen are rendered later, and the layout scrolls to the top first.
    let frame = requestAnimationFrame(function show() {
      const row = document.getElementById(id);
      if (row === null) {
        frame = requestAnimationFrame(show);
        return;
      }
      shownFor.current = key;
      for (const other of document.querySelectorAll('[data-linked]')) {
        other.removeAttribute('data-linked');
      }
      row.dataset['linked'] = '';
      row.scrollIntoView({ block: 'center', behavior: 'instant' });
      // The sheet of the match has it, and gives it back.
      if (!document.querySelector('[role=dialog]')) row.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [id, key, lists, isThere, isComplete]);

  return id !== undefined && isComplete && !isThere;
}
