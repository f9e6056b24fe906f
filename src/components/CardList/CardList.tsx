import { useId, useRef, useState, type ReactNode } from 'react';
import type { ListState } from '../../domain/listState.ts';
import { CardSkeleton } from '../CardSkeleton/CardSkeleton.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { ErrorState } from '../ErrorState/ErrorState.tsx';
import { CardGrid } from './CardGrid.tsx';
import classes from './CardList.module.css';
import { LoadMore } from './LoadMore.tsx';

export type CardListProps<Item extends { id: string }> = {
  title: string;
  /** What is said in place of the cards. */
  texts: { loading: string; empty: string; emptyHint: string; error: string };
  state: ListState<Item>;
  /** At most so many cards; as many places are kept free while they load. */
  limit?: number | undefined;
  /** Opposite the title: the way to the full list, or the administrator's button. */
  actions?: ReactNode;
  skeleton: 'result' | 'match';
  renderCard: (item: Item, isNew: boolean) => ReactNode;
  /** A second group, below the cards and their *Ver más*. */
  after?: ReactNode;
  onLoadMore?: (() => void) | undefined;
  onRetry?: (() => void) | undefined;
};

/** A titled list of cards in whatever state it is; results and matches are both shown by it. */
export function CardList<Item extends { id: string }>(props: CardListProps<Item>) {
  const { title, state, actions, after, onLoadMore } = props;
  const titleId = useId();
  const section = useRef<HTMLElement>(null);
  return (
    <section
      ref={section}
      className={classes['root']}
      aria-labelledby={titleId}
      aria-busy={state.kind === 'loading'}
    >
      <div className={classes['header']}>
        <h2 id={titleId} className={classes['title']}>
          {title}
        </h2>
        {actions}
      </div>
      <Content {...props} />
      {state.kind === 'loaded' && onLoadMore !== undefined ? (
        <LoadMore
          hasMore={state.hasMore}
          isLoading={state.isLoadingMore}
          onLoadMore={onLoadMore}
          ids={state.items.map(({ id }) => id)}
          arrivedIds={state.arrivedIds}
          section={section}
        />
      ) : null}
      {after}
    </section>
  );
}

function Content<Item extends { id: string }>(props: CardListProps<Item>) {
  const { state, texts, limit, skeleton, renderCard, onRetry } = props;
  const [isAwaited] = useState(state.kind === 'loading');
  if (state.kind === 'error') return <ErrorState message={texts.error} onRetry={onRetry} />;
  if (state.kind === 'loading') {
    return (
      <div className={classes['cards']} data-count={limit}>
        <output className={classes['loading']}>{texts.loading}</output>
        {Array.from({ length: limit ?? 6 }, (_, place) => (
          <CardSkeleton key={place} of={skeleton} />
        ))}
      </div>
    );
  }
  if (state.items.length === 0) return <EmptyState message={texts.empty} hint={texts.emptyHint} />;
  return (
    <CardGrid
      of={skeleton}
      limit={limit}
      isAwaited={isAwaited}
      items={limit === undefined ? state.items : state.items.slice(0, limit)}
      renderCard={(item) => renderCard(item, state.arrivedIds.has(item.id))}
    />
  );
}
