import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { CategoryLinks } from '../../components/CategoryLinks/CategoryLinks.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../components/ErrorState/ErrorState.tsx';
import { PageTitle } from '../../components/PageTitle/PageTitle.tsx';
import { RowDetail } from '../../components/StandingsTable/RowDetail.tsx';
import { StandingsTable } from '../../components/StandingsTable/StandingsTable.tsx';
import { TableNotes } from '../../components/TableNotes/TableNotes.tsx';
import { TableSkeleton } from '../../components/TableSkeleton/TableSkeleton.tsx';
import type { Category } from '../../domain/category.ts';
import type { SeasonSettings } from '../../domain/season.ts';
import { seasonTable } from '../../domain/seasonTable.ts';
import { civilMomentAt, type CivilMoment } from '../../domain/time.ts';
import { leagueClock } from '../../league/leagueClock.ts';
import { paths } from '../../paths.ts';
import { PageFrame } from '../shared/PageFrame.tsx';
import type { SeasonState } from '../shared/useSeason.ts';
import { TableNews } from './TableNews.tsx';
import classes from './TableView.module.css';

type TableViewProps = {
  category: Category;
  season: SeasonSettings;
  state: SeasonState;
  now: CivilMoment;
  onRetry: () => void;
};

/** A category's table of positions in each of its states. */
export function TableView({ category, season, state, now, onRetry }: TableViewProps) {
  return (
    <PageFrame>
      <div className={classes['root']}>
        <PageTitle
          lead={
            <>
              {`${season.name} · `}
              <Link className={classes['link'] ?? ''} to={paths.category(category.slug)}>
                Resultados y partidos
              </Link>
            </>
          }
        >
          {`Tabla de ${category.name}`}
        </PageTitle>
        <CategoryLinks addressOf={paths.table} />
        <section className={classes['section']} aria-busy={state.kind === 'loading'}>
          <Content category={category} season={season} state={state} now={now} onRetry={onRetry} />
        </section>
      </div>
    </PageFrame>
  );
}

function Content({ category, season, state, now, onRetry }: TableViewProps) {
  switch (state.kind) {
    case 'loading':
      return (
        <>
          <output className={classes['loading']}>Cargando la tabla…</output>
          <TableSkeleton rows={10} />
        </>
      );
    case 'error':
      return (
        <ErrorState
          message="Error al cargar la tabla. Intenta de nuevo más tarde."
          onRetry={onRetry}
        />
      );
    default:
      return <Loaded category={category} season={season} state={state} now={now} />;
  }
}

type LoadedProps = Omit<TableViewProps, 'state' | 'onRetry'> & {
  state: Extract<SeasonState, { kind: 'loaded' }>;
};

function Loaded({ category, season, state, now }: LoadedProps) {
  const { results, pairs } = state;
  const table = useMemo(() => seasonTable({ results, pairs, ...season }), [results, pairs, season]);
  if (table.rows.length === 0) {
    return (
      <EmptyState
        message="Todavía no hay parejas en esta categoría"
        hint="La tabla aparece con la primera pareja anotada o el primer partido anunciado."
      />
    );
  }
  return (
    <>
      <TableNews rows={table.rows} />
      <StandingsTable
        caption={`Tabla de posiciones - ${category.name}, ${season.name}`}
        category={category.slug}
        rows={table.rows}
        hasBegun={table.hasBegun}
        qualified={season.qualified}
        relegated={season.relegated}
        renderDetail={(row) => (
          <RowDetail row={row} category={category.slug} isImagined={() => false} />
        )}
      />
      <TableNotes
        category={category.slug}
        rule={season.rule}
        changedAt={
          table.changedAt === null ? null : civilMomentAt(Date.parse(table.changedAt), leagueClock)
        }
        matchday={table.matchday}
        today={now.date}
        uncounted={table.uncounted}
      />
    </>
  );
}
