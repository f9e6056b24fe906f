import { useState } from 'react';
import { pairAddition, pairMerge, pairRename, playersChange } from './changePairs.ts';
import { useSave, type Done, type SaveOutcome } from '../session/save.ts';
import type { RunWrite, Written } from '../session/write.ts';
import { CategoryField } from './form/CategoryField.tsx';
import { useAnnouncedMatches } from './form/useAnnouncedMatches.ts';
import { useSettings } from '../league/settings.ts';
import { useCurrentSeason } from '../league/useNow.ts';
import { WithdrawalButton } from '../pairs/WithdrawalButton.tsx';
import { useData } from '../matches/DataProvider.tsx';
import type { FailureTexts } from '../session/errorMessages.ts';
import type { CategoryName } from '../league/category.ts';
import { countOf, mergeConsequences, metIn, renameConsequences } from './consequences.ts';
import type { PairRows } from '../pairs/pairNews.ts';
import { pairLists } from '../matches/pairLists.ts';
import { allItemsOf } from '../live/listState.ts';
import type { Pair } from '../padel/pair.ts';
import { useList } from '../live/useList.ts';
import { compareTexts } from '../padel/spanishText.ts';
import { assertNever } from '../padel/assertNever.ts';
import { askFirst } from '../ui/openConfirmation.tsx';
import { nameTaken, type PairChange } from './PairForm.tsx';
import { PairsEditor } from './PairsEditor.tsx';

/** Renames and merges the pairs of a category, and registers new ones. */
export function PairsSection() {
  const { tables } = useData();
  const { pairs } = tables;
  const [first] = useSettings().categories;
  const [category, setCategory] = useState<CategoryName | undefined>(first?.name);
  const [chosen, setChosen] = useState<string | null>(null);
  const { state } = useList(pairs.lists, { order: 'name', category, isWhole: true });
  const rows = useRowsOf(chosen);
  const season = useCurrentSeason();
  const save = useSave();

  const onSave = async (change: PairChange): Promise<SaveOutcome> => {
    const question = questionOf(change, rows);
    if (question !== null && !(await askFirst(question))) return { kind: 'asks' };
    const outcome = await save((write) => send(write, change), {
      ...pairFailure,
      done: (said) => said,
      notUndone:
        change.kind === 'merge'
          ? 'algo de las dos parejas cambió después de unirlas'
          : 'la pareja o sus partidos cambiaron después',
    });
    if (outcome.kind === 'saved') setChosen(null);
    return outcome;
  };
  /** @returns what is said of it */
  const send = async (write: RunWrite, change: PairChange): Promise<Done<string> | 'asks'> => {
    switch (change.kind) {
      case 'add': {
        if (category === undefined) return 'asks';
        const { name, players } = change;
        const { undo } = await write(pairAddition(tables, { category, name, players }));
        return { saved: 'Pareja guardada.', undo };
      }
      case 'merge': {
        const { pair, into } = change;
        const met = rows === null ? { results: [], matches: [] } : metIn(rows, pair, into);
        const ids = [...met.results, ...met.matches].map(({ id }) => id);
        const { saved: count, undo } = await write(pairMerge(pair, into, ids));
        return { saved: `Parejas unidas: ${followed(count)}${removed(ids.length)}.`, undo };
      }
      case 'edit': {
        const { pair, name, players } = change;
        const undos: Written<unknown>['undo'][] = [];
        let saved = 'Pareja guardada.';
        if (name !== pair.name) {
          const { saved: count, undo } = await write(pairRename(pair, name));
          saved = `Pareja renombrada: ${followed(count)}.`;
          undos.push(undo);
        }
        if (players !== pair.players) {
          const { undo } = await write(playersChange(pair, players));
          undos.push(undo);
        }
        return { saved, undo: undos.length === 0 ? undefined : () => runInReverse(undos) };
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
          setCategory(event.currentTarget.value || undefined);
          setChosen(null);
        }}
      />
      <PairsEditor
        key={category}
        pairs={state.kind === 'loaded' ? byName(state.items) : null}
        chosen={chosen}
        matches={rows === null ? null : rows.results.length + rows.matches.length}
        onChoose={setChosen}
        onSave={onSave}
        renderActions={(pair) => <WithdrawalButton season={season.slug} pair={pair} />}
      />
    </>
  );
}

function removed(matches: number): string {
  if (matches === 0) return '';
  return matches === 1 ? ', y 1 entre ellas se borró' : `, y ${matches} entre ellas se borraron`;
}

function followed(matches: number): string {
  return matches === 1 ? 'cambió en 1 partido' : `cambió en ${matches} partidos`;
}

/** An id that no pair has. */
const nobody: Pair['id'] = '00000000-0000-0000-0000-000000000000';

/** The question before a change; `null` if it changes only the pair itself. */
function questionOf(change: PairChange, rows: PairRows | null) {
  switch (change.kind) {
    case 'add': {
      const { name, near } = change;
      if (near === null) return null;
      const lines = [`Ya hay una pareja «${near.name}».`, `¿«${name}» es otra?`];
      return { title: 'Agregar pareja', lines, confirm: 'Es otra: agregar' };
    }
    case 'merge': {
      const { pair, into } = change;
      const lines = mergeConsequences(pair, into, rows);
      const met = rows === null ? 0 : countOf(metIn(rows, pair, into));
      const confirm =
        met === 0 ? 'Unir' : `Unir y borrar ${met === 1 ? '1 partido' : `${met} partidos`}`;
      return { title: 'Unir parejas', lines, confirm };
    }
    case 'edit': {
      const { pair, name, near } = change;
      if (name === pair.name) return null;
      const lines = [
        ...renameConsequences(pair, name, rows),
        ...(near === null ? [] : [`Ya hay una pareja «${near.name}»: si es la misma, unirlas.`]),
      ];
      return lines.length === 0 ? null : { title: 'Cambiar nombre', lines, confirm: 'Cambiar' };
    }
    default:
      return assertNever(change);
  }
}

async function runInReverse(undos: readonly (() => Promise<void>)[]) {
  for (const undo of [...undos].reverse()) {
    // Undone one after the other: only the last change of a row can be undone.
    // oxlint-disable-next-line no-await-in-loop
    await undo();
  }
}

const pairFailure: FailureTexts = {
  failed: 'Error al guardar la pareja. Intenta de nuevo.',
  outdated:
    'No se guardó: la pareja ya no está o tiene otros partidos. Revisar e intentar de nuevo.',
  nameTaken,
};

/** As people look for them: the list is in the order of signs. */
function byName(pairs: readonly Pair[]): Pair[] {
  return [...pairs].sort((one, other) => compareTexts(one.name, other.name));
}

/** The results and matches of a pair; `null` until they are loaded. */
function useRowsOf(pair: string | null): PairRows | null {
  const { results } = useData().tables;
  const played = useList(results.lists, pairLists.results(pair ?? nobody)).state;
  const { matches, isLoaded } = useAnnouncedMatches();
  if (played.kind !== 'loaded' || !isLoaded) return null;
  return {
    results: allItemsOf(played),
    matches: matches.filter(({ pair1Id, pair2Id }) => pair1Id === pair || pair2Id === pair),
  };
}
