import { ErrorState } from '../../components/ErrorState/ErrorState.tsx';
import { LeadersList } from '../../components/LeadersList/LeadersList.tsx';
import { PageTitle } from '../../components/PageTitle/PageTitle.tsx';
import { TableSkeleton } from '../../components/TableSkeleton/TableSkeleton.tsx';
import { categories } from '../../domain/category.ts';
import { PageFrame } from '../shared/PageFrame.tsx';
import type { LeadersState } from '../shared/useLeaders.ts';

type TablesViewProps = { season: string; state: LeadersState; onRetry: () => void };

/** The leaders of the categories in each state. */
export function TablesView({ season, state, onRetry }: TablesViewProps) {
  return (
    <PageFrame>
      <PageTitle lead={season}>Tablas de Posiciones</PageTitle>
      <section aria-label="Líderes" aria-busy={state.kind === 'loading'}>
        {state.kind === 'loaded' ? <LeadersList leaders={state.leaders} /> : null}
        {state.kind === 'loading' ? <TableSkeleton rows={categories.length} /> : null}
        {state.kind === 'error' ? (
          <ErrorState
            message="Error al cargar las tablas. Intenta de nuevo más tarde."
            onRetry={onRetry}
          />
        ) : null}
      </section>
    </PageFrame>
  );
}
