import '@mantine/core/styles/Accordion.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import { Accordion, ActionIcon, Button, Menu, Text } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useLayoutEffect, useRef, useState, type FocusEvent } from 'react';
import { categoryTitle } from '../../league/category.ts';
import { paths } from '../../league/paths.ts';
import { isPostponed } from '../../matches/announcedMatch.ts';
import { describePostponed } from '../../matches/rowTexts.ts';
import type { Side } from '../../padel/setScore.ts';
import { formatEvening } from '../../padel/evening.ts';
import { formatTime, isPast } from '../../padel/spanishDate.ts';
import { listOf } from '../../padel/spanishText.ts';
import type { CivilMoment } from '../../padel/time.ts';
import type { UpcomingMatch } from '../../padel/upcomingMatch.ts';
import list from '../../ui/dividedList.module.css';
import { focusTitleIfLost } from '../../ui/focusTitle.ts';
import { isFocusLost } from '../../ui/isFocusLost.ts';
import { Link } from '../../ui/Link.tsx';
import classes from './LeftAtDesk.module.css';
import type { DeskLeft, DeskMatch } from './leftAtDesk.ts';
import { useSettings } from '../../league/settings.ts';

/** The administrator's actions on a match that is still to be played. */
type LeftActions = {
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
  /** The date and the time on the league's clock. */
  now: CivilMoment;
};

/**
 * The matches that all categories have still to play: late ones first, then announced ones, then those without a day.
 *
 * - **When:** At the administrator's desk.
 * - **When not:** For visitors: the page of a category's open matches.
 * - **Keyboard:** Each group opens and closes with Enter. Each match has what it needs most as buttons, the rest in a
 *   menu that Escape closes. When a match leaves the list, the focus goes to the next one.
 * - **Screen reader:** A region for each group; each button names its match.
 */
export function LeftAtDesk({ left, now, ...actions }: LeftAtDeskProps) {
  const { late, announced, undated, isOver } = left;
  const { place, onFocus } = useNextFocus();
  const unknown = undated.filter(({ isUnknown }) => isUnknown);
  const groups = [
    { id: 'late', title: 'Atrasados', matches: late, slug: null },
    { id: 'announced', title: 'Anunciados', matches: announced, slug: null },
    ...undated.map(({ category, matches }) => ({
      id: category.slug,
      title: `Sin fecha, ${category.title}`,
      matches,
      slug: category.slug,
    })),
  ].filter(({ matches }) => matches.length > 0);
  return (
    <div className={classes['root']} ref={place} onFocusCapture={onFocus}>
      {groups.length === 0 ? (
        <Text>{isOver ? 'No falta ningún partido.' : 'No hay partidos anunciados.'}</Text>
      ) : (
        <Accordion
          multiple
          variant="contained"
          radius="lg"
          order={3}
          keepMounted={false}
          defaultValue={['late']}
        >
          {groups.map(({ id, title, matches, slug }) => (
            <Accordion.Item key={id} value={id} bg="var(--color-surface-raised)">
              <Accordion.Control>{`${title}: ${matches.length}`}</Accordion.Control>
              <Accordion.Panel>
                {slug === null ? null : (
                  <p>
                    <Link to={paths.left(slug)}>Lo que falta, por pareja</Link>
                  </p>
                )}
                <Rows matches={matches} now={now} {...actions} />
              </Accordion.Panel>
            </Accordion.Item>
          ))}
        </Accordion>
      )}
      {unknown.length === 0 ? null : (
        <p>
          <span>
            {`La temporada no dice cuántas veces se enfrentan dos parejas de ${listOf(
              unknown.map(({ category }) => category.title),
            )}.`}
          </span>{' '}
          <Link to={paths.leaguePart('temporadas')}>Elegir las ruedas</Link>
        </p>
      )}
    </div>
  );
}

/** A match that leaves the list takes the focus with it: the match in its place has it then. */
function useNextFocus() {
  const place = useRef<HTMLDivElement>(null);
  const last = useRef<{ row: Element; index: number } | null>(null);
  useLayoutEffect(() => {
    if (last.current === null || last.current.row.isConnected || !isFocusLost()) return;
    const rows = rowsIn(place.current);
    const next = rows[Math.min(last.current.index, rows.length - 1)]?.querySelector('button');
    last.current = null;
    if (next === null || next === undefined) focusTitleIfLost();
    else next.focus({ preventScroll: true });
  });
  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    // What is in a menu is of its row, but stands elsewhere.
    if (place.current?.contains(target) !== true) return;
    const row = target.closest('li');
    last.current = row === null ? null : { row, index: rowsIn(place.current).indexOf(row) };
  };
  return { place, onFocus };
}

function rowsIn(place: HTMLElement | null): readonly HTMLLIElement[] {
  return [...(place?.querySelectorAll('li') ?? [])];
}

/** A league of forty pairs has hundreds: so many are shown at a time. */
const atATime = 50;

type RowsProps = LeftActions & { matches: readonly DeskMatch[]; now: CivilMoment };

function Rows({ matches, ...row }: RowsProps) {
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

type RowProps = LeftActions & { left: DeskMatch; now: CivilMoment };

/** A match, with what it needs most: its result once it has begun, a day before. */
function Row({ left, now, ...actions }: RowProps) {
  const league = useSettings();
  const { match, team1, team2 } = left;
  const teams = `${team1} contra ${team2}`;
  const dated = match === null || isPostponed(match) ? null : match;
  const settle = { text: 'Cargar', run: () => actions.onSettle(left) };
  const day = { text: 'Dar fecha', run: () => actions.onDay(left) };
  const isBegun = dated !== null && isPast(dated, now);
  const first = isBegun ? settle : day;
  const button = (text: string, variant: 'light' | 'default', run: () => void) => (
    <Button px="xs" variant={variant} aria-label={`${text}: ${teams}`} onClick={run}>
      {text}
    </Button>
  );
  const rest = dated === null ? null : isBegun ? day : settle;
  return (
    <li className={classes['row']}>
      <div>
        <span translate="no">
          <bdi>{team1}</bdi>
          <span> – </span>
          <bdi>{team2}</bdi>
        </span>
        {match === null ? null : (
          <Text size="sm" c="dimmed">
            {`${categoryTitle(match.category, league)} · ${
              dated === null
                ? describePostponed(match)
                : `${formatEvening(dated, now)}, ${formatTime(dated.time)} · ${dated.location}`
            }`}
          </Text>
        )}
      </div>
      <div className={classes['actions']}>
        {button(first.text, 'light', first.run)}
        {dated === null
          ? button(settle.text, 'default', settle.run)
          : button('A reprogramar', 'default', () => actions.onPostpone(dated))}
        {button('No se jugó', 'default', () => actions.onUnplayed(left))}
      </div>
      <Menu position="bottom-end" transitionProps={{ duration: 0 }}>
        <Menu.Target>
          <ActionIcon
            color="brand"
            className={classes['more'] ?? ''}
            aria-label={`Más: ${teams}`}
            title="Más"
          >
            <IconDots size={20} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown className={classes['menu'] ?? ''}>
          {rest === null ? null : <Menu.Item onClick={rest.run}>{rest.text}</Menu.Item>}
          <Menu.Item translate="no" onClick={() => actions.onWalkover(left, 1)}>
            {`W.O. de ${team1}`}
          </Menu.Item>
          <Menu.Item translate="no" onClick={() => actions.onWalkover(left, 2)}>
            {`W.O. de ${team2}`}
          </Menu.Item>
          <Menu.Item
            component="a"
            href={actions.reminderOf(left)}
            target="_blank"
            rel="noopener noreferrer"
          >
            Recordar por WhatsApp
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </li>
  );
}
