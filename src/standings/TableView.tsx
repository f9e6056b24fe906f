import { CategoryLinks } from '../league/CategoryLinks.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { Link } from '../ui/Link.tsx';
import { LoadingNote } from '../ui/LoadingNote.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import { TableSkeleton } from '../ui/skeletons/TableSkeleton.tsx';
import { paths } from '../league/paths.ts';
import { PageFrame } from '../ui/PageFrame.tsx';
import type { SeasonState } from './seasonState.ts';
import { assertNever } from '../padel/assertNever.ts';
import { LoadedTable, type TableProps } from './LoadedTable.tsx';
import controls from '../ui/theme/controls.module.css';
import classes from './TableView.module.css';

type TableViewProps = TableProps & {
  /** Seasons that have begun; the current one has no slug in its address. */
  seasons: ReadonlyArray<{ name: string; slug: string | undefined }>;
  /** The rows of the season, or why there are none yet. */
  state: SeasonState;
  /** Tries again to load what failed. */
  onRetry: () => void;
};

/** A category's standings in each of its states. */
export function TableView(props: TableViewProps) {
  const { category, season, seasons, isOver, state } = props;
  return (
    <PageFrame>
      <div className={classes['root']}>
        <PageTitle
          lead={
            <>
              <span>{`${season.name} · `}</span>
              <span className={classes['first']}>
                <Link className={controls['link'] ?? ''} to={paths.category(category.slug)}>
                  Resultados y partidos
                </Link>
              </span>
              {isOver ? null : (
                <Link className={controls['link'] ?? ''} to={paths.left(category.slug)}>
                  Lo que falta
                </Link>
              )}
            </>
          }
        >
          {`Tabla de ${category.title}`}
        </PageTitle>
        <CategoryLinks addressOf={(slug) => paths.table(slug, isOver ? season.slug : undefined)} />
        <section
          className={classes['section']}
          aria-busy={state.kind === 'loading'}
          data-rows={state.kind === 'loaded' || undefined}
        >
          <Content {...props} />
        </section>
        {seasons.length < 2 || state.kind === 'loading' ? null : (
          <nav className={classes['seasons']} aria-label="Temporadas">
            {seasons.map(({ name, slug }) => (
              <Link
                key={name}
                className={controls['link'] ?? ''}
                to={paths.table(category.slug, slug)}
                aria-current={name === season.name ? 'page' : undefined}
              >
                {name}
              </Link>
            ))}
          </nav>
        )}
      </div>
    </PageFrame>
  );
}

function Content({ state, ...props }: TableViewProps) {
  switch (state.kind) {
    case 'loading':
      return (
        <>
          <LoadingNote>Cargando la tabla…</LoadingNote>
          <TableSkeleton rows={16} />
        </>
      );
    case 'error':
      return (
        <ErrorState
          message="Error al cargar la tabla. Intenta de nuevo más tarde."
          onRetry={props.onRetry}
        />
      );
    case 'loaded':
      return <LoadedTable {...props} state={state} />;
    default:
      return assertNever(state);
  }
}
