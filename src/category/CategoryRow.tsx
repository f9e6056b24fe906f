import { IconChevronRight } from '@tabler/icons-react';
import { categoryBySlug, type CategorySlug } from '../league/category.ts';
import { describeResult } from '../matches/describeMatch.ts';
import type { ListState } from '../live/listState.ts';
import type { Result } from '../padel/result.ts';
import { shownResult } from '../matches/shownResult.ts';
import { eveningOf, formatEvening } from '../padel/evening.ts';
import { formatDay, formatTime } from '../padel/spanishDate.ts';
import type { Leaders } from '../standings/leaders.ts';
import type { CivilMoment } from '../padel/time.ts';
import type { UpcomingMatch } from '../padel/upcomingMatch.ts';
import { paths } from '../league/paths.ts';
import { Link } from '../ui/Link.tsx';
import { ScoreBoard } from '../matches/scoreboard/ScoreBoard.tsx';
import { visuallyHidden } from '../ui/visuallyHidden.ts';
import rows from '../ui/theme/rows.module.css';
import classes from './CategoryRow.module.css';
import { useSettings } from '../league/settings.ts';

type ListKind = ListState<unknown>['kind'];

type CategoryRowProps = {
  /** The category, as in its address. */
  slug: CategorySlug;
  /** Its leaders, for wide screens; `undefined` while that is not known. */
  leaders?: Leaders | undefined;
  /** Its last result. */
  last: Result | undefined;
  /** Its next match. */
  next: UpcomingMatch | undefined;
  /** The number of pairs; `null` while they are not known. */
  pairs: number | null;
  /** The states of the lists that hold the two matches. */
  states: { last: ListKind; next: ListKind };
  /** Today’s date and the time in the league’s zone. */
  now: CivilMoment;
};

/**
 * A category in the list of all: its last result, its next match, its number of pairs.
 *
 * - **Keyboard:** The whole row is one link.
 * - **Screen reader:** The name, the number of pairs, last and next in one link.
 */
export function CategoryRow(props: CategoryRowProps) {
  const { slug, leaders, last, next, pairs, states, now } = props;
  const category = categoryBySlug(slug, useSettings());
  return (
    <Link className={rows['link'] ?? ''} to={paths.category(slug)}>
      <div className={classes['root']} translate="no">
        <span className={`${rows['shortName']} ${classes['shortName']}`} aria-hidden="true">
          {category?.shortName}
        </span>
        <span className={classes['name']}>
          <span>{category?.title}</span>
          <span className={classes['pairs']}>{pairs === null ? '\u00a0' : countPairs(pairs)}</span>
        </span>
        <IconChevronRight className={classes['chevron']} size={20} aria-hidden="true" />
        <div className={classes['first']}>
          {leaders === undefined || leaders.names.length === 0 ? null : (
            <>
              <Line label="Primer puesto" what={`${leaders.points} pts`} />
              <Team name={leaders.names.join(' · ')} />
            </>
          )}
        </div>
        <div className={classes['last']}>
          {last === undefined ? (
            <Line label="Último" what={none(states.last, 'sin resultados')} />
          ) : (
            <LastResult result={last} now={now} />
          )}
        </div>
        <div className={classes['next']}>
          <Line
            label="Próximo"
            what={
              next === undefined
                ? none(states.next, 'sin partidos anunciados')
                : formatEvening(next, now).toLocaleLowerCase('es')
            }
          />
          {next === undefined ? null : (
            <>
              <span className={visuallyHidden}>
                {`, ${formatTime(next.time)}, ${next.team1} contra ${next.team2}`}
              </span>
              <div aria-hidden="true">
                <ScoreBoard
                  team1={next.team1}
                  team2={next.team2}
                  score={formatTime(next.time)}
                  isRow
                />
              </div>
            </>
          )}
        </div>
      </div>
    </Link>
  );
}

const coming = '…';

function none(kind: ListKind, text: string): string {
  if (kind === 'error') return 'no se pudo cargar';
  return kind === 'loading' ? coming : text;
}

function LastResult({ result, now }: { result: Result; now: CivilMoment }) {
  const league = useSettings();
  const { score, winner, status, words } = shownResult(result, league);
  return (
    <>
      <Line
        label="Último"
        what={[
          formatDay(eveningOf(result), eveningOf(now)).toLocaleLowerCase('es'),
          status ?? words ?? [],
        ]
          .flat()
          .join(' · ')}
      />
      <span className={visuallyHidden}>{describeResult(result, league)}</span>
      <div aria-hidden="true">
        <ScoreBoard team1={result.team1} team2={result.team2} score={score} winner={winner} isRow />
      </div>
    </>
  );
}

/** A label, and a day or what there is instead. */
function Line({ label, what }: { label: string; what: string }) {
  return (
    // What is coming is not said where nothing comes any more.
    <span className={classes['line']} data-loading={what === coming || undefined}>
      <span className={classes['label']}>{`${label}: `}</span>
      <span className={classes['what']}>{what}</span>
    </span>
  );
}

/** A team takes one line, whatever its name: nothing moves when it comes. */
function Team({ name }: { name: string }) {
  return (
    <bdi className={classes['team']} title={name}>
      {name}
    </bdi>
  );
}

function countPairs(count: number): string {
  return count === 1 ? '1 pareja' : `${count} parejas`;
}
