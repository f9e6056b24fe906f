import { Button } from '@mantine/core';
import { IconMapPin } from '@tabler/icons-react';
import { describeUpcomingMatch } from '../describeMatch.ts';
import { eveningOf, formatEvening } from '../../padel/evening.ts';
import { formatTime, isPast } from '../../padel/spanishDate.ts';
import type { CivilMoment } from '../../padel/time.ts';
import type { UpcomingMatch } from '../../padel/upcomingMatch.ts';
import { Card, type HeadingLevel } from './Card.tsx';
import type { ItemProps } from '../list/listItems.ts';
import { LazyRowActions } from '../LazyRowActions.tsx';
import { PairLink } from '../PairLink.tsx';
import classes from './MatchCard.module.css';
import { useSettings } from '../../league/settings.ts';

type MatchCardProps = ItemProps<UpcomingMatch> & {
  /** The match that is shown. */
  match: UpcomingMatch;
  /** The time on the league's clock. */
  now: CivilMoment;
  /** The level of the card’s heading. */
  headingLevel?: HeadingLevel;
  /** Enters its result; from its hour on by a button. */
  onSettle?: ((match: UpcomingMatch) => void) | undefined;
};

/**
 * An upcoming match: who, when and where.
 *
 * - **When:** On the home page.
 * - **When not:** In the list of all: UpcomingRow in a MatchRow.
 * - **Keyboard:** Category, teams and actions are links and buttons of their own.
 * - **Screen reader:** One sentence: who, against whom, when and where.
 */
export function MatchCard(props: MatchCardProps) {
  const league = useSettings();
  const { match, now, isAdmin = false, isDeleting = false, onEdit, onDelete, ...rest } = props;
  const { onSettle, ...card } = rest;
  const teams = `${match.team1} contra ${match.team2}`;
  const what = `partido ${teams}`;
  const isDue = isPast(match, now);
  const settle = isAdmin && onSettle !== undefined ? () => onSettle(match) : undefined;
  return (
    <Card
      {...card}
      share={{ kind: 'match', match }}
      what={what}
      description={describeUpcomingMatch(match, league)}
      category={match.category}
      action={
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
      foot={
        isDue && settle !== undefined ? (
          <Button variant="default" aria-label={`Cargar resultado ${teams}`} onClick={settle}>
            Cargar resultado
          </Button>
        ) : undefined
      }
    >
      <div className={classes['body']}>
        <div
          className={classes['when']}
          aria-hidden="true"
          data-today={eveningOf(match) === eveningOf(now) || undefined}
        >
          <time className={classes['day']} dateTime={match.date}>
            {formatEvening(match, now)}
          </time>
          <time className={classes['time']}>{formatTime(match.time)}</time>
        </div>
        <div className={classes['teams']}>
          <PairLink id={match.pair1Id} category={match.category} name={match.team1} />
          <PairLink id={match.pair2Id} category={match.category} name={match.team2} />
        </div>
      </div>
      <p className={classes['place']} aria-hidden="true">
        <IconMapPin size={18} stroke={2} className={classes['pin']} />
        <bdi>{match.location}</bdi>
      </p>
    </Card>
  );
}
