import type { ListState } from '../live/listState.ts';
import { formatDay, isPast } from '../padel/spanishDate.ts';
import type { CivilMoment } from '../padel/time.ts';
import type { UpcomingMatch } from '../padel/upcomingMatch.ts';
import classes from './CategoryView.module.css';

/** The id of the section that `NextMatch` links to. */
export const matchesId = 'proximos-partidos';

type NextMatchProps = { state: ListState<UpcomingMatch>; now: CivilMoment };

/** The next match of a category, linking to the list of matches. */
export function NextMatch({ state, now }: NextMatchProps) {
  const next =
    state.kind === 'loaded' ? state.items.find((match) => !isPast(match, now)) : undefined;
  if (next === undefined) return null;
  return (
    <a className={classes['next']} href={`#${matchesId}`}>
      <Line
        text={`Próximo partido: ${formatDay(next.date, now.date).toLocaleLowerCase('es')}, ${next.time}`}
      />
      <Line text={`${next.team1} – ${next.team2}`} />
      <Line text={next.location} />
    </a>
  );
}

function Line({ text }: { text: string }) {
  return (
    <span className={classes['who']} title={text}>
      {text}
    </span>
  );
}
