import { CategoryLinks } from '../../components/CategoryLinks/CategoryLinks.tsx';
import { ErrorState } from '../../components/ErrorState/ErrorState.tsx';
import { Link } from '../../utils/Link.tsx';
import { LoadingNote } from '../../components/LoadingNote/LoadingNote.tsx';
import { PageTitle } from '../../components/PageTitle/PageTitle.tsx';
import { TableSkeleton } from '../../components/TableSkeleton/TableSkeleton.tsx';
import { paths } from '../../paths.ts';
import { PageFrame } from '../shared/PageFrame.tsx';
import type { SeasonState } from '../shared/seasonState.ts';
import { assertNever } from '../../utils/assertNever.ts';
import { LoadedTable, type TableProps } from './LoadedTable.tsx';
import classes from './TableView.module.css';

type TableViewProps = TableProps & {
  /** Those that have begun; the current one has no slug in its address. */
  seasons: readonly { name: string; slug: string | undefined }[];
  state: SeasonState;
  onRetry: () => void;
};

/** A category's table of positions in each of its states. */
export function TableView(props: TableViewProps) {
  const { category, season, seasons, state } = props;
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
          <Content {...props} />
        </section>
        {seasons.length < 2 || state.kind === 'loading' ? null : (
          <nav className={classes['seasons']} aria-label="Temporadas">
            {seasons.map(({ name, slug }) => (
              <Link
                key={name}
                className={classes['link'] ?? ''}
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
