import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { categoryTitle } from '../../league/category.ts';
import { useSettings } from '../../league/settings.ts';
import { isPostponed } from '../../matches/announcedMatch.ts';
import { describePostponed } from '../../matches/rowTexts.ts';
import { describeNight, eveningOf, formatEvening } from '../../padel/evening.ts';
import type { Side } from '../../padel/setScore.ts';
import { formatTime, isPast } from '../../padel/spanishDate.ts';
import type { CivilMoment } from '../../padel/time.ts';
import type { UpcomingMatch } from '../../padel/upcomingMatch.ts';
import { MoreMenu } from '../../ui/MoreMenu.tsx';
import list from '../../ui/dividedList.module.css';
import classes from './DeskRows.module.css';
import type { DeskMatch } from './leftAtDesk.ts';

/** The administrator's actions on a match that is still to be played. */
export type DeskActions = {
  /** Enters its result. */
  onSettle: (left: DeskMatch) => void;
  /** Opens the form for its day. */
  onDay: (left: DeskMatch) => void;
  onPostpone: (match: UpcomingMatch) => void;
  /** It will not be played. */
  onUnplayed: (left: DeskMatch) => void;
  /** @param absent the side that did not come */
  onWalkover: (left: DeskMatch, absent: Side) => void;
  /** The address that opens WhatsApp with a text. */
  reminderOf: (left: DeskMatch) => string;
};

type DeskRowsProps = DeskActions & {
  matches: ReadonlyArray<DeskMatch>;
  /** The date and the time on the league's clock. */
  now: CivilMoment;
};

/** A league of forty pairs has hundreds: so many are shown at a time. */
const atATime = 50;

/**
 * Matches that are still to be played, each with the one action that it needs most and a menu with the others.
 *
 * - **When:** At the administrator’s desk and on the pages to which it leads.
 * - **When not:** For visitors: MatchCard.
 * - **Keyboard:** In a row the action, then the menu, which Escape closes. `useRowFocus` around the lists adds arrows.
 * - **Screen reader:** A list; each button names its match.
 */
export function DeskRows({ matches, ...row }: DeskRowsProps) {
  const [shown, setShown] = useState(atATime);
  return (
    <>
      <ul className={`${list['root']} ${classes['root']}`}>
        {matches.slice(0, shown).map((left) => (
          <Row key={left.id} left={left} {...row} />
        ))}
      </ul>
      {matches.length > shown ? (
        <Button variant="default" onClick={() => setShown(shown + atATime)}>
          {`Ver más (${matches.length - shown})`}
        </Button>
      ) : null}
    </>
  );
}

type RowProps = DeskActions & { left: DeskMatch; now: CivilMoment };

/** Its result is entered from its hour on; before, and without a day, that is in the menu. */
function Row({ left, now, ...actions }: RowProps) {
  const league = useSettings();
  const { match, team1, team2, category } = left;
  const teams = `${team1} contra ${team2}`;
  const dated = match === null || isPostponed(match) ? null : match;
  const isTonight = dated !== null && eveningOf(dated) === eveningOf(now);
  const isBegun = dated !== null && isPast(dated, now);
  const settle = { text: 'Cargar', run: () => actions.onSettle(left) };
  const day = { text: 'Dar fecha', run: () => actions.onDay(left) };
  const first = isBegun ? settle : dated === null ? day : null;
  const rest = [settle, day].filter((action) => action !== first);
  const moment =
    dated !== null
      ? isTonight
        ? [describeNight(dated) ?? [], dated.location].flat()
        : // A match that is over was somewhere.
          [
            `${formatEvening(dated, now)}, ${formatTime(dated.time)}`,
            isBegun ? [] : dated.location,
          ].flat()
      : match === null
        ? []
        : [describePostponed(match)];
  return (
    <li className={classes['row']}>
      <div className={classes['match']}>
        <span translate="no">
          {isTonight ? <b>{`${formatTime(dated.time)} `}</b> : null}
          <bdi>{team1}</bdi>
          <span> – </span>
          <bdi>{team2}</bdi>
        </span>
        {match === null ? null : (
          <Text size="sm" c="dimmed">
            {[categoryTitle(category, league), ...moment].join(' · ')}
          </Text>
        )}
      </div>
      {first === null ? null : (
        <Button
          px="sm"
          variant={isTonight ? 'filled' : 'light'}
          aria-label={`${first.text}: ${teams}`}
          onClick={first.run}
        >
          {first.text}
        </Button>
      )}
      <div className={classes['more']}>
        <MoreMenu
          what={teams}
          actions={() =>
            [
              rest,
              dated === null ? [] : { text: 'A reprogramar', run: () => actions.onPostpone(dated) },
              { text: 'No se jugó', run: () => actions.onUnplayed(left) },
              { text: `W.O. de ${team1}`, hasNames: true, run: () => actions.onWalkover(left, 1) },
              { text: `W.O. de ${team2}`, hasNames: true, run: () => actions.onWalkover(left, 2) },
              { text: 'Recordar por WhatsApp', href: actions.reminderOf(left) },
            ].flat()
          }
        />
      </div>
    </li>
  );
}
