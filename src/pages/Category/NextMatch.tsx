import type { ListState } from '../../domain/listState.ts';
import { formatDay, isPast } from '../../domain/spanishDate.ts';
import type { CivilMoment } from '../../domain/time.ts';
import type { UpcomingMatch } from '../../domain/upcomingMatch.ts';
import classes from './CategoryView.module.css';

/** The id of the section of the matches, to which `NextMatch` leads. */
export const matchesId = 'proximos-partidos';

type NextMatchProps = { state: ListState<UpcomingMatch>; now: CivilMoment };

/** When the category plays next, above all its results, and the way down to the matches. */
export function NextMatch({ state, now }: NextMatchProps) {
  const next =
    state.kind === 'loaded' ? state.items.find((match) => !isPast(match, now)) : undefined;
  if (next === undefined) return null;
  return (
    <a className={classes['next']} href={`#${matchesId}`}>
      {`Próximo partido: ${formatDay(next.date, now.date).toLocaleLowerCase('es')}, ${next.time}`}
    </a>
  );
}
