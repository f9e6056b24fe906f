import { seasonIn } from '../../league/season.ts';
import { useSettings } from '../../league/settings.ts';
import type { LotsRequest } from '../../matches/RowDialogs.tsx';
import { nameDecisions } from '../../standings/decisions.ts';
import { seasonTable } from '../../standings/seasonTable.ts';
import { usePlayedSeason } from '../../standings/useSeason.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { useSeasonChange } from './useSeasonChange.ts';
import { lotsRemoval, lotsWrite } from './lots.ts';
import { LotsForm } from './LotsForm.tsx';

type LotsSectionProps = Omit<LotsRequest, 'table'> & { onDone: () => void };

/** The lots of a category's table: those that are missing, and those that were entered. */
export function LotsSection({ season: slug, category, onDone }: LotsSectionProps) {
  const { seasons } = useSettings();
  const { state, onRetry } = usePlayedSeason(slug, category);
  const run = useSeasonChange(onDone);
  const season = seasons.find((each) => each.slug === slug);
  if (state.kind === 'loading') return <output data-loading>Cargando…</output>;
  if (state.kind === 'error' || season === undefined) {
    return <ErrorState message="No se pudo leer la temporada." onRetry={onRetry} />;
  }
  const own = seasonIn(season, category);
  const { lots: stored = [] } = own;
  const { rows, undrawn } = seasonTable({ ...own, ...state });
  const pairs = [...(state.ids ?? [])].map(([name, id]) => ({ id, name }));
  const { lots } = nameDecisions(own, pairs, state.results);
  const idOf = (name: string) => rows.find((row) => row.name === name)?.id ?? '';
  return (
    <LotsForm
      undrawn={undrawn.map((names) => names.map((name) => ({ id: idOf(name), name })))}
      drawn={[...lots].sort(([, one], [, other]) => one - other).map(([name]) => name)}
      onDraw={(order) =>
        run(lotsWrite({ seasonId: season.id, category, order, stored }), 'Sorteo guardado.')
      }
      onRemove={() => run(lotsRemoval(stored), 'Sorteo quitado.')}
    />
  );
}
