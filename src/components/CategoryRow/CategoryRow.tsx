import { IconChevronRight } from '@tabler/icons-react';
import { categoryBySlug, type CategorySlug } from '../../domain/category.ts';
import type { ListState } from '../../domain/listState.ts';
import type { Result } from '../../domain/result.ts';
import { formatDay, formatTime } from '../../domain/spanishDate.ts';
import type { CivilDate } from '../../domain/time.ts';
import type { UpcomingMatch } from '../../domain/upcomingMatch.ts';
import { paths } from '../../paths.ts';
import { Link } from '../../utils/Link.tsx';
import classes from './CategoryRow.module.css';

type ListKind = ListState<unknown>['kind'];

type CategoryRowProps = {
  slug: CategorySlug;
  last: Result | undefined;
  next: UpcomingMatch | undefined;
  /** How many; `null` while they are not known. */
  pairs: number | null;
  /** Of the lists that hold the two matches. */
  states: { last: ListKind; next: ListKind };
  today: CivilDate;
};

/** A category in the list of all: its last result, its next match, its number of pairs. */
export function CategoryRow(props: CategoryRowProps) {
  const { slug, last, next, pairs, states, today } = props;
  const category = categoryBySlug(slug);
  return (
    <Link className={classes['root'] ?? ''} to={paths.category(slug)}>
      <span className={classes['shortName']} aria-hidden="true">
        {category?.shortName}
      </span>
      <span className={classes['texts']}>
        <span className={classes['name']}>
          {category?.name}
          <span className={classes['pairs']}>{pairs === null ? '\u00a0' : countPairs(pairs)}</span>
        </span>
        <Line
          label="Último"
          what={last === undefined ? none(states.last, 'sin resultados') : last.score}
          who={last === undefined ? '' : `${dayOf(last.date, today)} · ${namesOf(last)}`}
        />
        <Line
          label="Próximo"
          what={
            next === undefined
              ? none(states.next, 'sin partidos anunciados')
              : `${dayOf(next.date, today)}, ${formatTime(next.time)}`
          }
          who={next === undefined ? '' : namesOf(next)}
        />
      </span>
      <IconChevronRight className={classes['chevron']} size={20} aria-hidden="true" />
    </Link>
  );
}

function none(kind: ListKind, text: string): string {
  if (kind === 'error') return 'no se pudo cargar';
  return kind === 'loading' ? '…' : text;
}

type LineProps = { label: string; what: string; who: string };

/** When or how, and between whom: beside it, or below it on a phone. */
function Line({ label, what, who }: LineProps) {
  return (
    <span className={classes['line']}>
      <span className={classes['label']}>{label}: </span>
      <span className={classes['what']}>{what}</span>{' '}
      {/* A new element: one that is pushed aside by a score would be a shift. */}
      <span key={who} className={classes['who']} title={who}>
        {who}
      </span>
    </span>
  );
}

function namesOf({ team1, team2 }: Pick<Result, 'team1' | 'team2'>): string {
  return `${team1} – ${team2}`;
}

function dayOf(date: CivilDate, today: CivilDate): string {
  return formatDay(date, today).toLocaleLowerCase('es');
}

function countPairs(count: number): string {
  return count === 1 ? '1 pareja' : `${count} parejas`;
}
