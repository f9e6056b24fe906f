import { Text } from '@mantine/core';
import type { UpcomingMatch } from '../../padel/upcomingMatch.ts';
import { formatDayOfMonth } from '../../padel/spanishDate.ts';
import { Notice } from '../../ui/Notice.tsx';
import type { Moved } from './movedRows.ts';

/** At most so many rows are named; the rest is counted. */
const most = 5;

type MovedRowsNoteProps = {
  moves: ReadonlyArray<Moved<Pick<UpcomingMatch, 'id' | 'team1' | 'team2' | 'date'>>>;
};

/**
 * Says which results and matches change tables with the first day of a season, before it is saved; nothing where none do.
 *
 * - **Screen reader:** A note, a sentence for each two seasons.
 */
export function MovedRowsNote({ moves }: MovedRowsNoteProps) {
  if (moves.length === 0) return null;
  return (
    <Notice kind="warning">
      {moves.map(({ from, to, rows }) => (
        <Text key={`${from} ${to}`}>{describeMove(from, to, rows)}</Text>
      ))}
    </Notice>
  );
}

/** *Pasan de la tabla de Apertura a la de Clausura: Los Smash – Doble Pared (1 ago), … y 3 más.* */
function describeMove(from: string, to: string, rows: MovedRowsNoteProps['moves'][number]['rows']) {
  const named = rows
    .slice(0, most)
    .map(({ team1, team2, date }) => `${team1} – ${team2} (${formatDayOfMonth(date)})`);
  const more = rows.length > most ? ` y ${rows.length - most} más` : '';
  const verb = rows.length === 1 ? 'Pasa' : 'Pasan';
  const was = from === '' ? 'de ninguna tabla' : `de la tabla de ${from}`;
  const is = to === '' ? 'a ninguna' : `a la de ${to}`;
  return `${verb} ${was} ${is}: ${named.join(', ')}${more}.`;
}
