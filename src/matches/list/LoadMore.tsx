import { Button } from '@mantine/core';
import { type RefObject, useLayoutEffect, useRef, useState, useTransition } from 'react';
import type { LoadedList } from '../../live/listState.ts';
import { afterPaint } from '../../ui/afterPaint.ts';
import { visuallyHidden } from '../../ui/visuallyHidden.ts';
import classes from './ListSection.module.css';
import { isFocusLost } from '../../ui/isFocusLost.ts';

type LoadMoreProps = {
  state: LoadedList<{ id: string }>;
  onLoadMore: () => void;
  /** The element around the list. */
  section: RefObject<HTMLElement | null>;
};

/**
 * Loads the next rows and announces how many there are. The button keeps the focus while they load;
 * after the last rows it disappears, and the first new row is focused.
 */
export function LoadMore({ state, onLoadMore, section }: LoadMoreProps) {
  const { items, hasMore, isLoadingMore, arrivedIds } = state;
  const [isTapped, startTap] = useTransition();
  const isBusy = isTapped || isLoadingMore;
  const [loaded, setLoaded] = useState<string | null>(null);
  const idsBefore = useRef<ReadonlySet<string> | null>(null);

  useLayoutEffect(() => {
    const before = idsBefore.current;
    if (isLoadingMore || before === null) return;
    idsBefore.current = null;
    // Rows that arrived live did not come by this button.
    const isNew = ({ id }: { id: string }) => !before.has(id) && !arrivedIds.has(id);
    const count = items.filter(isNew).length;
    setLoaded(count === 0 ? null : `${count} más`);
    // The button had the focus and is gone.
    if (!hasMore && isFocusLost()) {
      focusRow(section.current, items.findIndex(isNew));
    }
  }, [isLoadingMore, hasMore, items, arrivedIds, section]);

  return (
    <>
      {hasMore ? (
        <Button
          className={classes['more'] ?? ''}
          variant="default"
          aria-disabled={isBusy}
          onClick={() => {
            if (isBusy) return;
            startTap(async () => {
              // The rows may come at once, and take long: the button responds first.
              await afterPaint();
              idsBefore.current = new Set(items.map(({ id }) => id));
              onLoadMore();
            });
          }}
        >
          {isBusy ? 'Cargando…' : 'Ver más'}
        </Button>
      ) : null}
      <output className={visuallyHidden}>{isLoadingMore ? null : loaded}</output>
    </>
  );
}

/** Focuses a row; without such a row the title of the list. */
function focusRow(section: HTMLElement | null, index: number) {
  const row = section?.querySelectorAll('li')[index]?.querySelector('article');
  const target = row ?? section?.querySelector('h2');
  if (!(target instanceof HTMLElement)) return;
  target.tabIndex = -1;
  target.focus();
}
