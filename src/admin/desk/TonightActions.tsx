import { ActionIcon, Group, Text, Title } from '@mantine/core';
import { IconPrinter, IconShare2 } from '@tabler/icons-react';
import { useState } from 'react';
import { categoryTitle } from '../../league/category.ts';
import { eveningOf } from '../../padel/evening.ts';
import { formatLongDate } from '../../padel/spanishDate.ts';
import type { CivilMoment } from '../../padel/time.ts';
import type { UpcomingMatch } from '../../padel/upcomingMatch.ts';
import { formatHour, plainInChat } from '../../share/shareText.ts';
import list from '../../ui/dividedList.module.css';
import { matchesByPlace } from './leftAtDesk.ts';
import classes from './TonightActions.module.css';
import type { LeagueSettings } from '../../league/league.ts';
import { useSettings } from '../../league/settings.ts';

type TonightActionsProps = {
  /** Those of tonight are taken. */
  matches: ReadonlyArray<UpcomingMatch>;
  /** The date and the time on the league's clock. */
  now: CivilMoment;
};

/**
 * Shares and prints the matches of tonight, by place and hour.
 *
 * - **When:** Beside the heading of tonight, at the administrator's desk.
 * - **When not:** For any day: *Copiar la fecha*.
 * - **Keyboard:** Two buttons.
 * - **Screen reader:** What became of the list is a status.
 */
export function TonightActions({ matches, now }: TonightActionsProps) {
  const league = useSettings();
  const [note, setNote] = useState('');
  const places = matchesByPlace(matches, now);
  if (places.length === 0) return null;
  const share = async () => {
    const text = tonightText(matches, now, league);
    try {
      if (typeof navigator.share === 'function') await navigator.share({ text });
      else {
        await navigator.clipboard.writeText(text);
        setNote('Copiado: pegarlo en el grupo.');
      }
    } catch (error) {
      // Nobody was chosen to share it with.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      console.warn('No se pudo compartir:', error);
      setNote('El navegador no dejó compartir la lista.');
    }
  };
  return (
    <Group gap="var(--space-4)" justify="end">
      <output>{note}</output>
      <ActionIcon
        color="brand"
        aria-label="Compartir la lista"
        title="Compartir la lista"
        onClick={() => void share()}
      >
        <IconShare2 size={20} aria-hidden />
      </ActionIcon>
      <ActionIcon color="brand" aria-label="Imprimir la lista" title="Imprimir" onClick={print}>
        <IconPrinter size={20} aria-hidden />
      </ActionIcon>
      {/* Only on paper. */}
      <div className={classes['paper']}>
        <Title order={3}>{`Se juega hoy, ${formatLongDate(eveningOf(now))}`}</Title>
        {places.map(([place, ofPlace]) => (
          <div key={place}>
            <Title order={4} translate="no">
              {place}
            </Title>
            <ul className={list['root']} translate="no">
              {ofPlace.map(({ id, team1, team2, category, ...match }) => (
                <li key={id}>
                  <b>{formatHour(match)}</b>
                  <span> · </span>
                  <bdi>{team1}</bdi>
                  <span> – </span>
                  <bdi>{team2}</bdi>
                  <Text size="sm" c="dimmed">
                    {categoryTitle(category, league)}
                  </Text>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Group>
  );
}

/** The list as a message for the group. */
export function tonightText(
  matches: readonly UpcomingMatch[],
  now: CivilMoment,
  league: LeagueSettings,
): string {
  const places = matchesByPlace(matches, now).map(([place, ofPlace]) =>
    [
      `*${plainInChat(place)}*`,
      ...ofPlace.map(({ team1, team2, category, ...match }) =>
        plainInChat(
          `${formatHour(match)} · ${team1} – ${team2} (${categoryTitle(category, league)})`,
        ),
      ),
    ].join('\n'),
  );
  return [`*Se juega hoy, ${formatLongDate(eveningOf(now))}*`, ...places].join('\n\n');
}

/** Prints this list alone. On a phone `print` returns before anything is printed. */
function print() {
  const { dataset } = document.documentElement;
  const listening = new AbortController();
  const end = () => {
    delete dataset['printing'];
    listening.abort();
  };
  dataset['printing'] = '';
  // Some browsers do not say that they have printed: then the page is in use again with a touch or a key.
  for (const event of ['afterprint', 'pointerdown', 'keydown']) {
    window.addEventListener(event, end, { signal: listening.signal, capture: true });
  }
  window.print();
}
