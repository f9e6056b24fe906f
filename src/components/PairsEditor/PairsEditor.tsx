import { useEffect, useRef, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import type { Pair } from '../../domain/pair.ts';
import { isFocusLost } from '../../utils/isFocusLost.ts';
import classes from './PairsEditor.module.css';
import { PairForm, type PairChange } from './PairForm.tsx';

type PairsEditorProps = {
  /** Of one category, by name; `null`: not loaded yet. */
  pairs: readonly Pair[] | null;
  /** The id of the pair that is edited. */
  chosen: string | null;
  /** How many matches follow it. */
  matches: number | null;
  onChoose: (id: string | null) => void;
  /** @returns what went wrong, in Spanish; `null`: it is saved */
  onSave: (change: PairChange) => Promise<string | null>;
};

/** The pairs of a category; one at a time is edited in place. */
export function PairsEditor({ pairs, chosen, matches, onChoose, onSave }: PairsEditorProps) {
  const [isAdding, setAdding] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const [saved, setSaved] = useState<{ id: string } | null>(null);
  useEffect(() => {
    // The form is gone with the button that was pressed.
    if (saved === null || !isFocusLost()) return;
    const rows = list.current?.querySelectorAll<HTMLElement>('[data-pair-id]') ?? [];
    const row = [...rows].find((each) => each.dataset['pairId'] === saved.id);
    row?.querySelector('button')?.focus();
  }, [saved]);
  const save = async (change: PairChange) => {
    const problem = await onSave(change);
    if (problem === null && change.kind !== 'add') {
      setSaved({ id: change.kind === 'merge' ? change.intoId : change.pair.id });
    }
    return problem;
  };
  if (pairs === null) return <output>Cargando parejas…</output>;
  return (
    <>
      <ul ref={list} className={classes['root']}>
        {pairs.map((pair) => (
          <li key={pair.id} className={classes['pair']} data-pair-id={pair.id}>
            <div className={classes['line']}>
              <p className={classes['name']}>
                <bdi>{pair.name}</bdi>
                {pair.players === null ? null : (
                  <bdi className={classes['players']}>{pair.players}</bdi>
                )}
              </p>
              <Button
                variant="default"
                aria-label={`Editar ${pair.name}`}
                aria-expanded={pair.id === chosen}
                onClick={() => onChoose(pair.id === chosen ? null : pair.id)}
              >
                Editar
              </Button>
            </div>
            {pair.id === chosen ? (
              <PairForm
                pair={pair}
                others={pairs.filter(({ id }) => id !== pair.id)}
                matches={matches}
                onSave={save}
              />
            ) : null}
          </li>
        ))}
      </ul>
      {pairs.length === 0 ? <p>Esta categoría todavía no tiene parejas.</p> : null}
      <Button variant="default" aria-expanded={isAdding} onClick={() => setAdding(!isAdding)}>
        Agregar Pareja
      </Button>
      {isAdding ? <PairForm pair={null} others={[]} matches={null} onSave={onSave} /> : null}
    </>
  );
}
