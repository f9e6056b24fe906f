import { Box } from '@mantine/core';
import type { Season } from '../../league/season.ts';
import { useSettings } from '../../league/settings.ts';
import { allItemsOf } from '../../live/listState.ts';
import { useList } from '../../live/useList.ts';
import { announced } from '../../matches/announced.ts';
import { useData } from '../../matches/DataProvider.tsx';
import { formatDayOfMonth } from '../../padel/spanishDate.ts';
import { Notice } from '../../ui/Notice.tsx';
import { movedRows, seasonsWith } from './movedRows.ts';

/** At most so many rows are named; the rest is counted. */
const most = 5;

/**
 * Says which results and matches change tables with the first day of a season, before it is saved; nothing where none do.
 *
 * - **Screen reader:** A note with a list.
 */
export function MovedRowsNote({ season }: { season: Season }) {
  const { seasons } = useSettings();
  const { results, upcomingMatches } = useData().tables;
  const played = useList(results.lists, { order: 'day', isWhole: true }).state;
  const open = useList(upcomingMatches.lists, announced).state;
  if (played.kind !== 'loaded' || open.kind !== 'loaded') {
    return <output data-loading>Cargando…</output>;
  }
  const rows = [...allItemsOf(played), ...allItemsOf(open)];
  const moves = movedRows(rows, seasons, seasonsWith(season, seasons));
  if (moves.length === 0) return null;
  return (
    <Notice kind="warning">
      {moves.map(({ from, to, rows: moved }) => (
        <Box key={`${from} ${to}`}>
          <p>
            {`${moved.length === 1 ? 'Cambia de tabla 1 partido' : `Cambian de tabla ${moved.length} partidos`}: ${nameOf(from)} → ${nameOf(to)}.`}
          </p>
          <ul>
            {moved.slice(0, most).map(({ id, team1, team2, date }) => (
              <li key={id}>{`${team1} – ${team2}, ${formatDayOfMonth(date)}`}</li>
            ))}
            {moved.length > most ? <li>{`y ${moved.length - most} más`}</li> : null}
          </ul>
        </Box>
      ))}
    </Notice>
  );
}

function nameOf(season: string): string {
  return season === '' ? 'ninguna' : season;
}
