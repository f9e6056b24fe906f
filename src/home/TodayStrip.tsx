import { categoryByName, type CategorySlug } from '../league/category.ts';
import type { ListState } from '../live/listState.ts';
import { formatEvening, isTonight } from '../padel/evening.ts';
import { calendarDay, formatTime, isPast } from '../padel/spanishDate.ts';
import type { CivilMoment } from '../padel/time.ts';
import type { UpcomingMatch } from '../padel/upcomingMatch.ts';
import { paths } from '../league/paths.ts';
import { Link } from '../ui/Link.tsx';
import controls from '../ui/theme/controls.module.css';
import classes from './TodayStrip.module.css';
import { useSettings } from '../league/settings.ts';

type TodayStripProps = {
  /** The next match first. */
  state: ListState<UpcomingMatch>;
  /** Today’s date and the time in the league’s zone. */
  now: CivilMoment;
};

/**
 * Tonight's matches in one line of the page, or when the next one is; always of the same height.
 *
 * - **Keyboard:** Links; the line scrolls along.
 * - **Screen reader:** A list of sentences.
 */
export function TodayStrip({ state, now }: TodayStripProps) {
  const league = useSettings();
  const matches = state.kind === 'loaded' ? state.items : [];
  const today = matches.filter((match) => isTonight(match, now));
  const next = matches.find((match) => !isPast(match, now));
  // A page that is read on other days has no day of its own.
  const isKnown = state.kind === 'loaded' && calendarDay(now.date) !== null;
  return (
    <section className={classes['root']} aria-label="Partidos de hoy" data-rows>
      <span className={classes['label']}>Hoy</span>
      {today.length === 0 ? (
        <p className={classes['none']}>
          {isKnown ? `Sin partidos por jugar. ${whenNext(next, now)}` : ''}
        </p>
      ) : (
        <ul
          className={`${controls['list']} ${classes['list']}`}
          translate="no"
          data-several={today.length > 1 || undefined}
        >
          {today.map(({ id, category, time, team1, team2 }) => {
            const known = categoryByName(category, league);
            return (
              <li key={id}>
                <Link className={classes['match'] ?? ''} to={addressOf(known?.slug)}>
                  <time className={classes['time']}>{formatTime(time)}</time>
                  <Team name={team1} />
                  <span aria-hidden="true">–</span>
                  <Team name={team2} />
                  <span className={classes['category']}>{known?.shortName}</span>
                </Link>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}

function Team({ name }: { name: string }) {
  return (
    <bdi className={classes['team']} title={name}>
      {name}
    </bdi>
  );
}

function whenNext(next: UpcomingMatch | undefined, now: CivilMoment): string {
  if (next === undefined) return '';
  return `El próximo: ${formatEvening(next, now).toLocaleLowerCase('es')}, ${formatTime(next.time)}.`;
}

/** The announced matches of a category: who, when and where. */
function addressOf(slug: CategorySlug | undefined): string {
  return slug === undefined ? paths.upcoming() : `${paths.upcoming()}?categoria=${slug}`;
}
