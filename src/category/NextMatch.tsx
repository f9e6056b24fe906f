import type { ListState } from '../live/listState.ts';
import { formatEvening } from '../padel/evening.ts';
import { formatTime, isPast } from '../padel/spanishDate.ts';
import type { CivilMoment } from '../padel/time.ts';
import type { UpcomingMatch } from '../padel/upcomingMatch.ts';
import { ScoreBoard } from '../matches/scoreboard/ScoreBoard.tsx';
import classes from './CategoryView.module.css';

/** The id of the section that `NextMatch` links to. */
export const matchesId = 'proximos-partidos';

type NextMatchProps = {
  state: ListState<UpcomingMatch>;
  now: CivilMoment;
  /** The number of matches that are over and have no result yet. */
  pending: number;
};

/**
 * The next match of a category, which leads to the list of matches; a name takes one line: nothing moves when it comes.
 *
 * - **When:** At the top of a category, in one line.
 * - **When not:** On the page of a pair: NextMatchPanel.
 */
export function NextMatch({ state, now, pending }: NextMatchProps) {
  if (state.kind !== 'loaded') return null;
  const next = state.items.find((match) => !isPast(match, now)) ?? state.items[0];
  if (next === undefined) {
    const waiting = pending === 0 ? '' : ` Pendientes de resultado: ${pending}.`;
    return <p>{`Todavía no hay un próximo partido anunciado.${waiting}`}</p>;
  }
  const day = formatEvening(next, now).toLocaleLowerCase('es');
  return (
    <a translate="no" className={classes['card']} href={`#${matchesId}`}>
      <span>{`${isPast(next, now) ? 'Ya empezó' : 'Próximo partido'}: ${day} · ${next.location}`}</span>
      <ScoreBoard team1={next.team1} team2={next.team2} score={formatTime(next.time)} isRow />
    </a>
  );
}
