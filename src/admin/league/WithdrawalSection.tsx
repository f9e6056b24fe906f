import { seasonIn } from '../../league/season.ts';
import { useSettings } from '../../league/settings.ts';
import { useToday } from '../../league/useNow.ts';
import type { WithdrawalRequest } from '../../matches/RowDialogs.tsx';
import { isSameName } from '../../padel/pairSlug.ts';
import { nameDecisions } from '../../standings/decisions.ts';
import { useSeason } from '../../standings/useSeason.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { useSeasonChange } from './useSeasonChange.ts';
import { lineWrite, planWithdrawal, returnWrite, withdrawalWrite } from './withdrawal.ts';
import { WithdrawalForm } from './WithdrawalForm.tsx';

type WithdrawalSectionProps = Omit<WithdrawalRequest, 'table'> & { onDone: () => void };

/** A pair leaves a season, with what that does to the table before it is saved; or it comes back. */
export function WithdrawalSection({ season: slug, pair, onDone }: WithdrawalSectionProps) {
  const { seasons } = useSettings();
  const today = useToday();
  const { state, onRetry } = useSeason(slug, pair.category);
  const run = useSeasonChange(onDone);
  const season = seasons.find((each) => each.slug === slug);
  if (state.kind === 'loading') return <output data-loading>Cargando…</output>;
  if (state.kind === 'error' || season === undefined) {
    return <ErrorState message="No se pudo leer la temporada." onRetry={onRetry} />;
  }
  const inCategory = seasonIn(season, pair.category);
  const pairs = [...(state.ids ?? [])].map(([name, id]) => ({ id, name }));
  const isOwn = ({ name }: { name: string }) => isSameName(name, pair.name);
  const stored = inCategory.withdrawals?.find(({ pairId }) => pairId === pair.id);
  const named = nameDecisions(inCategory, pairs, state.results).withdrawn;
  return (
    <WithdrawalForm
      name={pair.name}
      season={season.name}
      plan={planWithdrawal(pair, inCategory, { ...state, pairs }, today)}
      players={pair.players}
      today={today}
      onLine={(line) => run(lineWrite(pair, line), `${pair.name}: cambio guardado.`)}
      stored={stored === undefined ? null : (named.find(isOwn) ?? null)}
      onLeave={(way) => run(withdrawalWrite(pair, season.id, way, today), `${pair.name} se bajó.`)}
      onReturn={() => run(returnWrite(stored?.id ?? ''), `${pair.name} volvió a la temporada.`)}
    />
  );
}
