import '@mantine/core/styles/Card.layer.css';
import { Card } from '@mantine/core';
import type { ListState } from '../live/listState.ts';
import { eveningOf, formatEvening } from '../padel/evening.ts';
import { formatTime, isPast } from '../padel/spanishDate.ts';
import type { CivilMoment } from '../padel/time.ts';
import type { UpcomingMatch } from '../padel/upcomingMatch.ts';
import classes from './CategoryView.module.css';

/** The id of the section that `NextMatch` links to. */
export const matchesId = 'proximos-partidos';

type NextMatchProps = {
  state: ListState<UpcomingMatch>;
  now: CivilMoment;
  /** The number of matches that are over and have no result yet. */
  pending: number;
};

/** The next match of a category as a card, which leads to the list of matches. */
export function NextMatch({ state, now, pending }: NextMatchProps) {
  if (state.kind !== 'loaded') return null;
  const next = state.items.find((match) => !isPast(match, now)) ?? state.items[0];
  if (next === undefined) {
    const waiting = pending === 0 ? '' : ` Pendientes de resultado: ${pending}.`;
    return <p>{`Todavía no hay un próximo partido anunciado.${waiting}`}</p>;
  }
  const day = formatEvening(next, now).toLocaleLowerCase('es');
  return (
    <Card component="a" translate="no" className={classes['card'] ?? ''} href={`#${matchesId}`}>
      <span>{`${isPast(next, now) ? 'Ya empezó' : 'Próximo partido'}: ${day}`}</span>
      <time
        className={classes['time']}
        data-today={eveningOf(next) === eveningOf(now) || undefined}
      >
        {formatTime(next.time)}
      </time>
      <Line text={next.team1} />
      <Line text={next.team2} />
      <span title={next.location}>{next.location}</span>
    </Card>
  );
}

/** A team takes one line, whatever its name: nothing moves when it comes. */
function Line({ text }: { text: string }) {
  return (
    <bdi className={classes['team']} title={text}>
      {text}
    </bdi>
  );
}
