import { useState } from 'react';
import { usePairChanges } from '../../auth/usePairChanges.ts';
import { CategoryField } from '../../components/FormField/CategoryField.tsx';
import { useData } from '../../data/DataProvider.tsx';
import { NameTakenError, OutdatedError, PermissionError } from '../../data/permissionError.ts';
import { categories, categoryByName, type CategoryName } from '../../domain/category.ts';
import type { ListRequest } from '../../domain/listRequest.ts';
import type { Pair } from '../../domain/pair.ts';
import { useList } from '../../live/useList.ts';
import { assertNever } from '../../utils/assertNever.ts';
import { notifyAdmin } from '../shared/notifyAdmin.ts';
import type { PairChange } from '../../components/PairsEditor/PairForm.tsx';
import { PairsEditor } from '../../components/PairsEditor/PairsEditor.tsx';

/** Renames and merges the pairs of a category, and registers new ones. */
export function PairsSection() {
  const { pairs } = useData().tables;
  const [category, setCategory] = useState<CategoryName | undefined>(categories[0]?.name);
  const [chosen, setChosen] = useState<string | null>(null);
  const { state } = useList(pairs.lists, { order: 'name', category, isWhole: true });
  const matches = useMatchCount(chosen);
  const changes = usePairChanges();

  const save = async (change: PairChange) => {
    try {
      await notifyAdmin('done', await apply(change));
      setChosen(null);
      return null;
    } catch (error) {
      console.warn('No se pudo guardar la pareja:', error);
      if (error instanceof PermissionError) return error.message;
      if (error instanceof OutdatedError) {
        void pairs.lists.reload();
        return 'Esta pareja ya no existe: la unieron con otra o la quitaron.';
      }
      return error instanceof NameTakenError
        ? 'Otra pareja de la categoría ya se llama así: se pueden unir.'
        : 'Error al guardar la pareja. Intenta de nuevo.';
    }
  };
  const apply = async (change: PairChange): Promise<string> => {
    switch (change.kind) {
      case 'add': {
        if (category === undefined) return '';
        const { name, players } = change;
        await changes.add({ category, name, players });
        return 'Pareja guardada.';
      }
      case 'merge': {
        const count = await changes.merge(change.pair.id, change.intoId);
        return `Parejas unidas: ${followed(count)}.`;
      }
      case 'edit': {
        const { pair, name, players } = change;
        const count = name === pair.name ? 0 : await changes.rename(pair.id, name);
        if (players !== pair.players) await changes.setPlayers(pair.id, players);
        return name === pair.name ? 'Pareja guardada.' : `Pareja renombrada: ${followed(count)}.`;
      }
      default:
        return assertNever(change);
    }
  };

  return (
    <>
      <CategoryField
        value={category ?? ''}
        onChange={(event) => {
          setCategory(categoryByName(event.currentTarget.value)?.name);
          setChosen(null);
        }}
      />
      <PairsEditor
        key={category}
        pairs={state.kind === 'loaded' ? state.items : null}
        chosen={chosen}
        matches={matches}
        onChoose={setChosen}
        onSave={save}
      />
    </>
  );
}

function followed(matches: number): string {
  return matches === 1 ? '1 partido la sigue' : `${matches} partidos la siguen`;
}

/** An id that no pair has. */
const nobody: Pair['id'] = '00000000-0000-0000-0000-000000000000';

/** How many results and matches a pair has; `null`: not known yet. */
function useMatchCount(pair: string | null): number | null {
  const { results, upcomingMatches } = useData().tables;
  const of = <Order extends string>(order: Order): ListRequest<Order> => ({
    order,
    pair: pair ?? nobody,
    isWhole: true,
  });
  const lists = [
    useList(results.lists, of('day')).state,
    useList(upcomingMatches.lists, of('soonest')).state,
    useList(upcomingMatches.lists, of('pending')).state,
  ];
  const counts = lists.map((state) => (state.kind === 'loaded' ? state.items.length : null));
  if (counts.some((count) => count === null)) return null;
  return counts.reduce<number>((sum, count) => sum + (count ?? 0), 0);
}
