import { type RefObject, useLayoutEffect, useRef, useState, useTransition } from 'react';
import { afterPaint } from '../../utils/afterPaint.ts';
import { Button } from '../Button/Button.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import classes from './ListSection.module.css';
import { isFocusLost } from '../../utils/isFocusLost.ts';

type LoadMoreProps = {
  hasMore: boolean;
  isLoading: boolean;
  onLoadMore: () => void;
  /** The ids in the list, in their order. */
  ids: readonly string[];
  /** Ids of the rows that arrived live instead of by this button. */
  arrivedIds: ReadonlySet<string>;
  /** The element around the list. */
  section: RefObject<HTMLElement | null>;
};

/**
 * Loads the next rows and announces how many there are. The button keeps the focus while they load;
 * after the last rows it disappears, and the first new row is focused.
 */
export function LoadMore(props: LoadMoreProps) {
  const { hasMore, isLoading, onLoadMore, ids, arrivedIds, section } = props;
  const [isTapped, startTap] = useTransition();
  const isBusy = isTapped || isLoading;
  const [loaded, setLoaded] = useState<string | null>(null);
  const idsBefore = useRef<ReadonlySet<string> | null>(null);

  useLayoutEffect(() => {
    const before = idsBefore.current;
    if (isLoading) idsBefore.current ??= new Set(ids);
    if (isLoading || before === null) return;
    idsBefore.current = null;
    const isNew = (id: string) => !before.has(id) && !arrivedIds.has(id);
    const count = ids.filter(isNew).length;
    setLoaded(count === 0 ? null : `${count} más`);
    // The button had the focus and is gone.
    if (!hasMore && isFocusLost()) {
      focusRow(section.current, ids.findIndex(isNew));
    }
  }, [isLoading, hasMore, ids, arrivedIds, section]);

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
              onLoadMore();
            });
          }}
        >
          {isBusy ? 'Cargando…' : 'Ver más'}
        </Button>
      ) : null}
      <VisuallyHidden as="output">{isLoading ? null : loaded}</VisuallyHidden>
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
