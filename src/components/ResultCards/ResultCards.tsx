import { memo } from 'react';
import { CardGrid } from '../CardGrid/CardGrid.tsx';
import { CardSkeletons } from '../CardSkeleton/CardSkeletons.tsx';
import { ListSection } from '../ListSection/ListSection.tsx';
import { ResultCard } from '../ResultCard/ResultCard.tsx';
import {
  resultItemProps,
  resultListTexts,
  type ResultItemsProps,
} from '../ResultList/resultItems.ts';
import { arrivedIdsOf } from '../../domain/listState.ts';

type ResultCardsProps = ResultItemsProps & {
  /** At most this many. */
  limit: number;
};

// Rendered again only when their own result changes, however many arrive around them.
const MemoizedCard = memo(ResultCard);

/** The latest results as cards, for the home page. */
export function ResultCards(props: ResultCardsProps) {
  const { state, today, limit, actions, onRetry } = props;
  return (
    <ListSection
      state={state}
      title="Últimos Resultados"
      texts={resultListTexts}
      actions={actions}
      onRetry={onRetry}
      skeleton={<CardSkeletons of="result" count={limit} />}
    >
      {(items) => (
        <CardGrid
          items={items.slice(0, limit)}
          renderCard={(result) => (
            <MemoizedCard
              {...resultItemProps(result, arrivedIdsOf(state).has(result.id), props)}
              today={today}
            />
          )}
        />
      )}
    </ListSection>
  );
}
