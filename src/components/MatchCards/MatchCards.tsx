import { memo } from 'react';
import { CardGrid } from '../CardGrid/CardGrid.tsx';
import { CardSkeletons } from '../CardSkeleton/CardSkeletons.tsx';
import { ListSection } from '../ListSection/ListSection.tsx';
import { MatchCard } from '../MatchCard/MatchCard.tsx';
import { matchItemProps, matchListTexts, type MatchItemsProps } from '../MatchList/matchItems.ts';
import { arrivedIdsOf } from '../../domain/listState.ts';

type MatchCardsProps = MatchItemsProps & {
  /** At most this many. */
  limit: number;
};

// Rendered again only when their own match changes, however many arrive around them.
const MemoizedCard = memo(MatchCard);

/** The next matches as cards, for the home page. */
export function MatchCards(props: MatchCardsProps) {
  const { state, now, limit, actions, onRetry } = props;
  return (
    <ListSection
      state={state}
      title="Próximos Partidos"
      texts={matchListTexts}
      actions={actions}
      onRetry={onRetry}
      skeleton={<CardSkeletons of="match" count={limit} />}
    >
      {(items) => (
        <CardGrid
          items={items.slice(0, limit)}
          renderCard={(match) => (
            <MemoizedCard
              {...matchItemProps(match, arrivedIdsOf(state).has(match.id), props)}
              now={now}
            />
          )}
        />
      )}
    </ListSection>
  );
}
