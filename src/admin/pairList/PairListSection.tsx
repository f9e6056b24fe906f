import { useState } from 'react';
import { allItemsOf } from '../../live/listState.ts';
import { forgetValue, keepValue, keptValue } from '../../live/storage.ts';
import { useList } from '../../live/useList.ts';
import { useData } from '../../matches/DataProvider.tsx';
import { pairsTable } from '../../matches/tables.ts';
import { pairListKey } from '../../session/draftKeys.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { useSaveMany } from '../useSaveMany.ts';
import { PairListForm } from './PairListForm.tsx';

/** Adds the pairs of a list; what is pasted stays on the device until it is saved. */
export function PairListSection({ onSaved }: { onSaved?: () => void }) {
  const { lists } = useData().tables.pairs;
  const { state, onRetry } = useList(lists, { order: 'name', isWhole: true });
  const [text, setText] = useState(() => {
    const kept = keptValue(pairListKey);
    return typeof kept === 'string' ? kept : '';
  });
  const saveMany = useSaveMany(onSaved);
  if (state.kind === 'error') {
    return <ErrorState message="No se pudieron leer las parejas." onRetry={onRetry} />;
  }
  if (state.kind === 'loading') return <output>Cargando parejas…</output>;
  return (
    <PairListForm
      text={text}
      onText={(typed) => {
        setText(typed);
        if (typed === '') forgetValue(pairListKey);
        else keepValue(pairListKey, typed);
      }}
      stored={allItemsOf(state)}
      onAdd={(pairs) =>
        saveMany(pairsTable, pairs, {
          done: pairs.length === 1 ? '1 pareja agregada.' : `${pairs.length} parejas agregadas.`,
          nameTaken: 'Una de estas parejas ya está, con ese nombre o uno que tuvo: quitarla.',
        })
      }
    />
  );
}
