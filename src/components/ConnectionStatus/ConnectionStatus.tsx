import { IconRefresh, IconWifiOff } from '@tabler/icons-react';
import { assertNever } from '../../domain/assertNever.ts';
import type { Connection } from '../../domain/connection.ts';
import { formatDay } from '../../domain/spanishDate.ts';
import { civilMomentAt, type CivilDate } from '../../domain/time.ts';
import classes from './ConnectionStatus.module.css';

type ConnectionStatusProps = {
  connection: Connection;
  /** The league's zone, in which the hour of the data is told. */
  timeZone: string;
  /** With it, data of another day carries that day. */
  today?: CivilDate | undefined;
};

/** Whether the page is live, always visible and always true. */
export function ConnectionStatus({ connection, timeZone, today }: ConnectionStatusProps) {
  return (
    <output className={classes['root']} data-state={connection.state}>
      <StateIcon state={connection.state} />
      <span>
        {stateText(connection, timeZone, today).map((part, place) => (
          // Each part keeps together; where there is little room, the line breaks between them.
          // oxlint-disable-next-line react/no-array-index-key
          <span key={place} className={classes['part']}>
            {part}
          </span>
        ))}
      </span>
    </output>
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

function stateText(
  connection: Connection,
  timeZone: string,
  today: CivilDate | undefined,
): readonly string[] {
  switch (connection.state) {
    case 'live':
      return ['En vivo'];
    case 'connecting':
      return ['Conectando…'];
    case 'reconnecting':
      return ['Reconectando…'];
    case 'offline': {
      if (connection.dataFrom === null) return ['Sin conexión'];
      const separated = 'Sin conexión · ';
      const { date, time } = civilMomentAt(connection.dataFrom, timeZone);
      if (today === undefined || today === date) return [separated, `datos de las ${time}`];
      const day = formatDay(date, today);
      return [separated, `datos ${day === 'Ayer' ? 'de ayer' : `del ${day}`}, ${time}`];
    }
    default:
      return assertNever(connection);
  }
}
