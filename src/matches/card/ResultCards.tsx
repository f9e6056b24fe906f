import { memo } from 'react';
import type { Result } from '../../padel/result.ts';
import type { CivilDate } from '../../padel/time.ts';
import { CardGrid } from './CardGrid.tsx';
import { CardSkeletons } from './CardSkeletons.tsx';
import { ListSection } from '../list/ListSection.tsx';
import { ResultCard } from './ResultCard.tsx';
import { itemProps, resultListTexts, type ListProps } from '../list/listItems.ts';

type ResultCardsProps = ListProps<Result> & {
  /** The evening that is being played. */
  today: CivilDate;
  /** At most this many. */
  limit: number;
};

// Rendered again only when their own result changes, however many arrive around them.
const MemoizedCard = memo(ResultCard);

/**
 * The latest results as cards, for the home page.
 *
 * - **Screen reader:** A region with the title as its name.
 */
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
      {({ items, arrivedIds }) => (
        <CardGrid
          items={items.slice(0, limit)}
          renderCard={(result) => (
            <MemoizedCard
              {...itemProps(result, arrivedIds.has(result.id), props)}
              result={result}
              today={today}
            />
          )}
        />
      )}
    </ListSection>
  );
}
