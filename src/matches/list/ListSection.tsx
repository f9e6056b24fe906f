import { Title } from '@mantine/core';
import { useId, useRef, useState, type ReactNode } from 'react';
import type { ListState, LoadedList } from '../../live/listState.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { LoadingNote } from '../../ui/LoadingNote.tsx';
import { useIsHydrated } from '../../ui/hooks/useIsHydrated.ts';
import { visuallyHidden } from '../../ui/visuallyHidden.ts';
import classes from './ListSection.module.css';
import { LoadMore } from './LoadMore.tsx';

/** The sentences of a list without rows. */
export type ListTexts = { loading: string; empty: string; emptyHint: string; error: string };

export type ListSectionProps<Item extends { id: string }> = {
  /** The heading, and the name of the region. */
  title: string;
  /** For pages whose own title says the same. */
  isTitleHidden?: boolean | undefined;
  /** Shown instead of items. */
  texts: ListTexts;
  /** The rows, or why there are none yet. */
  state: ListState<Item>;
  /** Opposite the title: a link to the full list, or the administrator's button. */
  actions?: ReactNode;
  /** Shown while the rows load for the first time. */
  skeleton: ReactNode;
  /**
   * Renders the list once it is loaded and not empty.
   * @param isFirstRender whether it replaces a skeleton, or is there when React starts
   */
  children: (list: LoadedList<Item>, isFirstRender: boolean) => ReactNode;
  /** A second group, below the items and their *Ver más*. */
  after?: ReactNode;
  /** Loads more rows. */
  onLoadMore?: (() => void) | undefined;
  /** Tries again to load what failed. */
  onRetry?: (() => void) | undefined;
};

/**
 * A titled list in each of its states, for results and matches.
 *
 * - **When:** For a list that loads, may be empty or may fail.
 * - **When not:** For a table of positions: TableView.
 * - **Keyboard:** After “Ver más” the focus is on the first new row.
 * - **Screen reader:** A region with the title as its name; loading is announced, and how many
 *   came.
 */
export function ListSection<Item extends { id: string }>(props: ListSectionProps<Item>) {
  const { title, isTitleHidden = false, state, actions, after, onLoadMore } = props;
  const titleId = useId();
  const section = useRef<HTMLElement>(null);
  return (
    <section
      ref={section}
      className={classes['root']}
      aria-labelledby={titleId}
      aria-busy={state.kind === 'loading'}
      data-rows={state.kind === 'loaded' || undefined}
    >
      {isTitleHidden ? (
        <h2 className={visuallyHidden} id={titleId}>
          {title}
        </h2>
      ) : (
        <div className={classes['header']}>
          <Title order={2} id={titleId}>
            {title}
          </Title>
          {actions}
        </div>
      )}
      <Content {...props} />
      {state.kind === 'loaded' && onLoadMore !== undefined ? (
        <LoadMore state={state} onLoadMore={onLoadMore} section={section} />
      ) : null}
      {after}
    </section>
  );
}

function Content<Item extends { id: string }>(props: ListSectionProps<Item>) {
  const { state, texts, skeleton, children, onRetry } = props;
  const isHydrated = useIsHydrated();
  const [isFirstRender] = useState(state.kind === 'loading' || !isHydrated);
  if (state.kind === 'error') {
    return <ErrorState message={texts.error} what="Esta lista" onRetry={onRetry} />;
  }
  if (state.kind === 'loading') {
    return (
      <div className={classes['skeleton']} data-loading>
        <LoadingNote>{texts.loading}</LoadingNote>
        {skeleton}
      </div>
    );
  }
  if (state.items.length === 0) return <EmptyState message={texts.empty} hint={texts.emptyHint} />;
  return children(state, isFirstRender);
}
