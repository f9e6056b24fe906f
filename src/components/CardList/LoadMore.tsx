import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import classes from './CardList.module.css';

type LoadMoreProps = {
  hasMore: boolean;
  isLoading: boolean;
  onLoadMore: () => void;
  /** The ids on the page, in the order in which they stand in the list. */
  ids: readonly string[];
  /** Those that came by themselves, and not because somebody asked for more. */
  arrivedIds: ReadonlySet<string>;
  /** What holds the list. */
  section: RefObject<HTMLElement | null>;
};

/**
 * Brings the next rows, and says how many came. It keeps the focus while they are on their way; with
 * the last of them it goes, and leaves the focus to the first card that came.
 */
export function LoadMore(props: LoadMoreProps) {
  const { hasMore, isLoading, onLoadMore, ids, arrivedIds, section } = props;
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
    // The button is gone and took the focus with it, unless it was elsewhere.
    if (!hasMore && document.activeElement === document.body) {
      focusCard(section.current, ids.findIndex(isNew));
    }
  }, [isLoading, hasMore, ids, arrivedIds, section]);

  return (
    <>
      {hasMore ? (
        <Button
          className={classes['more'] ?? ''}
          variant="default"
          aria-disabled={isLoading}
          onClick={() => {
            if (!isLoading) onLoadMore();
          }}
        >
          {isLoading ? 'Cargando…' : 'Ver más'}
        </Button>
      ) : null}
      <VisuallyHidden as="output">{isLoading ? null : loaded}</VisuallyHidden>
    </>
  );
}

/** Gives the focus to a card's heading; without such a card to the list's own. */
function focusCard(section: HTMLElement | null, index: number) {
  const heading = section?.querySelectorAll('li')[index]?.querySelector('h2, h3, h4');
  const target = heading ?? section?.querySelector('h2');
  if (!(target instanceof HTMLElement)) return;
  target.tabIndex = -1;
  target.focus();
}
