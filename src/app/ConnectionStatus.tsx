import { Group, Text } from '@mantine/core';
import { IconRefresh, IconWifiOff } from '@tabler/icons-react';
import { assertNever } from '../padel/assertNever.ts';
import type { Connection } from '../live/connection.ts';
import { formatAge } from '../padel/spanishDate.ts';
import { civilMomentAt, type CivilDate, type LeagueClock } from '../padel/time.ts';
import { visuallyHidden } from '../ui/visuallyHidden.ts';
import classes from './ConnectionStatus.module.css';

const stateNames = {
  live: 'En vivo',
  connecting: 'Conectando…',
  reconnecting: 'Reconectando…',
  offline: 'Sin conexión',
} as const;

type ConnectionStatusProps = {
  /** The state of the live connection. */
  connection: Connection;
  /** The league’s clock, for the times that are shown. */
  clock: LeagueClock;
  /** With it, the age of older data includes the day. */
  today?: CivilDate | undefined;
};

/**
 * The state of the live connection.
 *
 * - **Screen reader:** A status: a change is announced politely, once.
 */
export function ConnectionStatus({ connection, clock, today }: ConnectionStatusProps) {
  const age = dataAge(connection, clock, today);
  return (
    // It inherits the colour of the header.
    <Text
      component="output"
      inherit
      display="block"
      fz="xs"
      fw={700}
      lh={1.15}
      data-state={connection.state}
    >
      {/* A new element per state: the change is no layout shift. */}
      <Group
        key={connection.state}
        component="span"
        className={classes['state'] ?? ''}
        justify="flex-end"
        gap={8}
        wrap="nowrap"
      >
        <StateIcon state={connection.state} />
        <span>{stateNames[connection.state]}</span>
      </Group>
      {age === null ? null : (
        <>
          <span className={visuallyHidden}> · </span>
          <Text component="span" inherit display="block" ta="end">
            {age}
          </Text>
        </>
      )}
    </Text>
  );
}

function StateIcon({ state }: { state: Connection['state'] }) {
  switch (state) {
    case 'live':
      return <span className={classes['ball']} aria-hidden="true" />;
    case 'offline':
      return <IconWifiOff size={18} className={classes['icon']} aria-hidden="true" />;
    case 'connecting':
    case 'reconnecting':
      return <IconRefresh size={18} className={classes['icon']} aria-hidden="true" />;
    default:
      return assertNever(state);
  }
}

/** The age of the data while offline. */
function dataAge(
  connection: Connection,
  clock: LeagueClock,
  today: CivilDate | undefined,
): string | null {
  if (connection.state !== 'offline' || connection.dataFrom === null) return null;
  return `datos ${formatAge(civilMomentAt(connection.dataFrom, clock), today)}`;
}
