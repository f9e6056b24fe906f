import { ErrorState } from '../ui/ErrorState.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import { TopOfTables, TopOfTablesSkeleton } from './TopOfTables.tsx';
import { PageFrame } from '../ui/PageFrame.tsx';
import { NewLeaguePage } from '../league/NewLeaguePage.tsx';
import { useSettings } from '../league/settings.ts';
import type { LeadersState } from './useLeaders.ts';

type TablesViewProps = {
  /** The name of the season. */
  season: string;
  /** The leaders, or why there are none yet. */
  state: LeadersState;
  /** Tries again to load what failed. */
  onRetry: () => void;
};

const title = 'Tablas de Posiciones';

/** The leaders of the categories in each state. */
export function TablesView({ season, state, onRetry }: TablesViewProps) {
  if (useSettings().categories.length === 0) return <NewLeaguePage title={title} />;
  return (
    <PageFrame>
      <PageTitle lead={season}>{title}</PageTitle>
      <section
        aria-label="Primeros puestos"
        aria-busy={state.kind === 'loading'}
        data-rows={state.kind === 'loaded' ? 'all' : undefined}
      >
        {state.kind === 'loaded' ? <TopOfTables leaders={state.leaders} /> : null}
        {state.kind === 'loading' ? <TopOfTablesSkeleton /> : null}
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
