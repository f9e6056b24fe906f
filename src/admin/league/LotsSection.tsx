import { seasonIn } from '../../league/season.ts';
import { useSettings } from '../../league/settings.ts';
import type { LotsRequest } from '../../matches/RowDialogs.tsx';
import { settingFailure } from '../../session/errorMessages.ts';
import { useSave } from '../../session/save.ts';
import type { Write } from '../../session/write.ts';
import { nameDecisions } from '../../standings/decisions.ts';
import { seasonTable } from '../../standings/seasonTable.ts';
import { usePlayedSeason } from '../../standings/useSeason.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { lotsRemoval, lotsWrite } from './lots.ts';
import { LotsForm } from './LotsForm.tsx';

type LotsSectionProps = Omit<LotsRequest, 'table'> & { onDone: () => void };

/** The lots of a category's table: those that are missing, and those that were entered. */
export function LotsSection({ season: slug, category, onDone }: LotsSectionProps) {
  const { seasons } = useSettings();
  const { state, onRetry } = usePlayedSeason(slug, category);
  const save = useSave();
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
  const run = async (change: Write<void>, done: string) => {
    const outcome = await save((write) => write(change), { ...settingFailure, done });
    if (outcome.kind === 'saved') onDone();
    return outcome;
  };
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
