import '@mantine/core/styles/Accordion.layer.css';
import '@mantine/core/styles/Stack.layer.css';
import { Accordion, Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { categoryTitle } from '../../league/category.ts';
import { paths } from '../../league/paths.ts';
import { isPostponed } from '../../matches/announcedMatch.ts';
import { describePostponed } from '../../matches/rowTexts.ts';
import type { Side } from '../../padel/setScore.ts';
import { formatDay, formatTime } from '../../padel/spanishDate.ts';
import type { CivilDate } from '../../padel/time.ts';
import type { UpcomingMatch } from '../../padel/upcomingMatch.ts';
import list from '../../ui/dividedList.module.css';
import { Link } from '../../ui/Link.tsx';
import { wrappingButton } from '../../ui/wrappingButton.ts';
import type { DeskLeft, DeskMatch } from './leftAtDesk.ts';
import { useSettings } from '../../league/settings.ts';

/** What the organiser can do with a match that is still to be played. */
export type LeftActions = {
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

type LeftAtDeskProps = LeftActions & {
  left: DeskLeft;
  /** The date on the league's clock. */
  today: CivilDate;
};

/**
 * What all categories have still to play: what is late first, then what is announced, then what has no day.
 *
 * - **When:** At the organiser's desk.
 * - **When not:** For visitors: the page of a category's open matches.
 * - **Keyboard:** Each group opens and closes with Enter; each match has its buttons in their order.
 * - **Screen reader:** A region for each group; each button names its match.
 */
export function LeftAtDesk({ left, today, ...actions }: LeftAtDeskProps) {
  const { late, announced, undated } = left;
  if (late.length + announced.length + undated.length === 0) {
    return <Text>No falta ningún partido.</Text>;
  }
  const groups = [
    ...(late.length === 0 ? [] : [{ id: 'late', title: 'Atrasados', matches: late }]),
    ...(announced.length === 0
      ? []
      : [{ id: 'announced', title: 'Anunciados', matches: announced }]),
    ...undated.map(({ category, isUnknown, matches }) => ({
      id: category.slug,
      title: `Sin fecha, ${category.title}`,
      matches,
      category,
      isUnknown,
    })),
  ];
  return (
    <Accordion
      multiple
      variant="contained"
      radius="lg"
      order={3}
      keepMounted={false}
      defaultValue={['late']}
    >
      {groups.map(({ id, title, matches, ...group }) => (
        <Accordion.Item key={id} value={id} bg="var(--color-surface-raised)">
          <Accordion.Control>
            {'isUnknown' in group && group.isUnknown ? title : `${title}: ${matches.length}`}
          </Accordion.Control>
          <Accordion.Panel>
            {'category' in group ? (
              <p>
                <Link to={paths.left(group.category.slug)}>Lo que falta, por pareja</Link>
              </p>
            ) : null}
            {'isUnknown' in group && group.isUnknown ? (
              <p>
                <span>La temporada no dice cuántas veces se enfrentan dos parejas.</span>{' '}
                <Link to={paths.leaguePart('temporadas')}>Elegir las ruedas</Link>
              </p>
            ) : null}
            <Rows matches={matches} today={today} {...actions} />
          </Accordion.Panel>
        </Accordion.Item>
      ))}
    </Accordion>
  );
}

/** A league of forty pairs has hundreds: so many are shown at a time. */
const atATime = 50;

function Rows({
  matches,
  ...row
}: LeftActions & { matches: readonly DeskMatch[]; today: CivilDate }) {
  const [shown, setShown] = useState(atATime);
  return (
    <>
      <ul className={list['root']}>
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

function Row({ left, today, ...actions }: LeftActions & { left: DeskMatch; today: CivilDate }) {
  const league = useSettings();
  const { match, team1, team2 } = left;
  const [isMore, setMore] = useState(false);
  const teams = `${team1} contra ${team2}`;
  const button = (text: string, onClick: () => void) => (
    <Button {...wrappingButton} variant="light" aria-label={`${text}: ${teams}`} onClick={onClick}>
      {text}
    </Button>
  );
  return (
    <Stack component="li" gap="var(--space-4)">
      <span translate="no">
        <bdi>{team1}</bdi>
        <span> – </span>
        <bdi>{team2}</bdi>
      </span>
      {match === null ? null : (
        <Text span size="sm" c="dimmed">
          {`${categoryTitle(match.category, league)} · ${
            isPostponed(match)
              ? describePostponed(match)
              : `${formatDay(match.date, today)}, ${formatTime(match.time)} · ${match.location}`
          }`}
        </Text>
      )}
      <Group gap="var(--space-6)">
        {button('Cargar', () => actions.onSettle(left))}
        {button('Dar fecha', () => actions.onDay(left))}
        {match === null || isPostponed(match)
          ? null
          : button('A reprogramar', () => actions.onPostpone(match))}
        {button('No se jugó', () => actions.onUnplayed(left))}
        {isMore ? (
          <>
            {button(`W.O. de ${team1}`, () => actions.onWalkover(left, 1))}
            {button(`W.O. de ${team2}`, () => actions.onWalkover(left, 2))}
            <Button
              component="a"
              {...wrappingButton}
              variant="light"
              aria-label={`Recordar por WhatsApp: ${teams}`}
              href={actions.reminderOf(left)}
              target="_blank"
              rel="noopener noreferrer"
            >
              Recordar
            </Button>
          </>
        ) : (
          button('Más', () => setMore(true))
        )}
      </Group>
    </Stack>
  );
}
