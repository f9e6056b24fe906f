import { useCallback } from 'react';
import { categoryTitle, type CategoryName } from '../../league/category.ts';
import type { List } from '../../live/useList.ts';
import { eveningOf } from '../../padel/evening.ts';
import { isPast } from '../../padel/spanishDate.ts';
import type { CivilMoment } from '../../padel/time.ts';
import type { UpcomingMatch } from '../../padel/upcomingMatch.ts';
import { firstRows } from '../card/DayRows.tsx';
import { MatchCard } from '../card/MatchCard.tsx';
import { DayList } from './DayList.tsx';
import { itemProps, matchListTexts, type ListProps } from './listItems.ts';
import type { ListTexts } from './ListSection.tsx';
import { PendingMatches } from './PendingMatches.tsx';
import { PostponedMatches } from './PostponedMatches.tsx';
import { useSettings } from '../../league/settings.ts';
import { useIsHydrated } from '../../ui/hooks/useIsHydrated.ts';

type MatchListProps = ListProps<UpcomingMatch> & {
  /** The date and the time on the league's clock. */
  now: CivilMoment;
  /** Appended to the title when the list is filtered by category. */
  category?: CategoryName | undefined;
  /** The pair whose matches alone are listed; appended to the title in the place of the category. */
  pair?: string | undefined;
  /** Instead of *Próximos Partidos*. */
  title?: string;
  /** Instead of those of the matches to come. */
  texts?: ListTexts;
  /** Whether only screen readers get the title. */
  isTitleHidden?: boolean | undefined;
  /** Whether days of one row each share a heading. */
  joinsDays?: boolean | undefined;
  /** The matches that are over, shown under *Pendientes de resultado*. */
  pending?: Pick<List<UpcomingMatch>, 'state' | 'onLoadMore'> | undefined;
  /** Enters the result of a match. */
  onSettle?: ((match: UpcomingMatch) => void) | undefined;
  /** The matches that were put off, shown under *A reprogramar*. */
  postponed?: Pick<List<UpcomingMatch>, 'state' | 'onLoadMore'> | undefined;
  /** Loads more rows. */
  onLoadMore?: (() => void) | undefined;
};

/**
 * The upcoming matches as rows by day, the next one first.
 *
 * - **When:** On the page of the upcoming matches and on that of a category.
 * - **When not:** For the few of the home page, which have no headings.
 * - **Keyboard:** Rows in order; after “Ver más” the focus is on the first new one.
 * - **Screen reader:** A heading for each day; each row is one sentence.
 */
export function MatchList(props: MatchListProps) {
  const { state, category, pair, now, pending, postponed } = props;
  const { isAdmin, deletingIds, onEdit, onDelete, onSettle } = props;
  const league = useSettings();
  const today = eveningOf(now);
  const isHydrated = useIsHydrated();
  // A visitor's rows have no action that comes with the hour.
  const moment = isAdmin ? now : null;
  const hasCategory = category === undefined;
  const of = pair ?? (hasCategory ? undefined : categoryTitle(category, league));
  const renderRow = useCallback(
    (match: UpcomingMatch, isNew: boolean, day?: string) => (
      <MatchCard
        {...itemProps(match, isNew, { isAdmin, deletingIds, onEdit, onDelete })}
        match={match}
        onSettle={onSettle}
        isDue={moment !== null && isPast(match, moment)}
        isToday={eveningOf(match) === today}
        hasCategory={hasCategory}
        day={day}
      />
    ),
    [isAdmin, deletingIds, onEdit, onDelete, onSettle, today, moment, hasCategory],
  );
  return (
    <DayList
      title={of === undefined ? 'Próximos Partidos' : `Próximos Partidos - ${of}`}
      texts={matchListTexts}
      {...props}
      today={today}
      of="match"
      renderRow={renderRow}
      // Not where the other rows will come.
      after={
        state.kind === 'loaded' && (isHydrated || state.items.length <= firstRows) ? (
          <>
            {pending?.state.kind === 'loaded' ? (
              <PendingMatches
                {...pending}
                state={pending.state}
                today={today}
                renderRow={renderRow}
              />
            ) : null}
            {postponed?.state.kind === 'loaded' ? (
              <PostponedMatches {...postponed} state={postponed.state} renderRow={renderRow} />
            ) : null}
          </>
        ) : null
      }
    />
  );
}
