import { memo } from 'react';
import type { CivilMoment } from '../../padel/time.ts';
import type { UpcomingMatch } from '../../padel/upcomingMatch.ts';
import { CardGrid } from './CardGrid.tsx';
import { CardSkeletons } from './CardSkeletons.tsx';
import { ListSection } from '../list/ListSection.tsx';
import { MatchCard } from './MatchCard.tsx';
import { itemProps, matchListTexts, type ListProps } from '../list/listItems.ts';

type MatchCardsProps = ListProps<UpcomingMatch> & {
  /** The league's clock. */
  now: CivilMoment;
  /** Enters the result of a match. */
  onSettle?: ((match: UpcomingMatch) => void) | undefined;
  /** At most this many. */
  limit: number;
};

// Rendered again only when their own match changes, however many arrive around them.
const MemoizedCard = memo(MatchCard);

/**
 * The next matches as cards, for the home page.
 *
 * - **Screen reader:** A region with the title as its name.
 */
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
      {({ items, arrivedIds }) => (
        <CardGrid
          items={items.slice(0, limit)}
          renderCard={(match) => (
            <MemoizedCard
              {...itemProps(match, arrivedIds.has(match.id), props)}
              match={match}
              now={now}
              onSettle={props.onSettle}
            />
          )}
        />
      )}
    </ListSection>
  );
}
