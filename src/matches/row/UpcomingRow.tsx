import { describeUpcomingMatch } from '../describeMatch.ts';
import { describeNight } from '../../padel/evening.ts';
import { formatTime } from '../../padel/spanishDate.ts';
import { describePostponed } from '../rowTexts.ts';
import type { UpcomingMatch } from '../../padel/upcomingMatch.ts';
import type { ItemProps } from '../list/listItems.ts';
import { LazyRowActions } from '../LazyRowActions.tsx';
import { MatchRow } from './MatchRow.tsx';
import classes from './MatchRow.module.css';
import { SettleButton } from './SettleButton.tsx';
import { TeamName } from './TeamName.tsx';
import { useSettings } from '../../league/settings.ts';
import { categoryByName } from '../../league/category.ts';

type UpcomingRowProps = ItemProps<UpcomingMatch> & {
  /** The announced match. */
  match: UpcomingMatch;
  isToday?: boolean;
  /** Whether the category is shown; on its own page it is not. */
  hasCategory?: boolean;
  /** Its day, where the heading does not say it; in the place of the category. */
  day?: string | undefined;
  /** Whether its hour has come: then the administrator has a button for its result. */
  isDue?: boolean;
  /** Enters its result. */
  onSettle?: ((match: UpcomingMatch) => void) | undefined;
};

/**
 * A match in a list: who, when and where.
 *
 * - **When:** In every list of announced matches.
 * - **When not:** On the home page: MatchCard.
 * - **Keyboard:** Each name is a link; the panel of the hour shares the match.
 * - **Screen reader:** An article named by one sentence; the hour and the place are hidden from it.
 */
export function UpcomingRow(props: UpcomingRowProps) {
  const { match, isToday = false, hasCategory = true, day, isDue = false } = props;
  const { isAdmin = false, isDeleting = false, isNew = false, onEdit, onDelete, onSettle } = props;
  const league = useSettings();
  const category = categoryByName(match.category, league);
  const settle = isAdmin && onSettle !== undefined ? () => onSettle(match) : undefined;
  const teams = `${match.team1} contra ${match.team2}`;
  const what = `partido ${teams}`;
  const isPostponed = match.postponedAt !== null;
  const night = isPostponed ? null : describeNight(match);
  const hour = isPostponed ? 'Sin fecha' : formatTime(match.time);
  return (
    <MatchRow
      id={match.id}
      share={{ kind: 'match', match }}
      description={describeUpcomingMatch(match, league)}
      category={hasCategory ? match.category : undefined}
      day={day}
      panel={
        <time
          className={classes['time']}
          data-today={(isToday && !isPostponed) || undefined}
          data-postponed={isPostponed || undefined}
        >
          {hour}
        </time>
      }
      action={
        isDue && settle !== undefined ? <SettleButton teams={teams} onSettle={settle} /> : undefined
      }
      note={
        <bdi
          className={classes['note']}
          title={isPostponed ? undefined : match.location}
          aria-hidden="true"
        >
          {isDue && settle !== undefined ? (
            <>
              {hasCategory ? (
                <span className={classes['shortName']}>{`${category?.shortName} · `}</span>
              ) : null}
              {isPostponed ? null : (
                <>
                  <b>{`${day === undefined ? '' : `${day}, `}${hour}`}</b>
                  <span> · </span>
                </>
              )}
            </>
          ) : null}
          {night === null ? null : <span>{`${night} · `}</span>}
          <span>{isPostponed ? describePostponed(match) : match.location}</span>
        </bdi>
      }
      isNew={isNew}
      actions={
        isAdmin ? (
          <LazyRowActions
            share={{ kind: 'match', match }}
            what={what}
            isDeleting={isDeleting}
            onSettle={isDue ? undefined : settle}
            onEdit={() => onEdit?.(match)}
            onDelete={() => onDelete?.(match)}
          />
        ) : undefined
      }
    >
      <TeamName id={match.pair1Id} category={match.category} name={match.team1} />
      <TeamName id={match.pair2Id} category={match.category} name={match.team2} />
    </MatchRow>
  );
}
