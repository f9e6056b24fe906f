import { Box, Button, Group, Text } from '@mantine/core';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { Pair } from '../padel/pair.ts';
import { olderNamesake } from '../pairs/pairAddress.ts';
import { Notice } from '../ui/Notice.tsx';
import { isFocusLost } from '../ui/isFocusLost.ts';
import list from '../ui/dividedList.module.css';
import type { SaveOutcome } from '../session/save.ts';
import { PairForm, type PairChange } from './PairForm.tsx';

type PairsEditorProps = {
  /** The pairs of one category, by name; `null` until they are loaded. */
  pairs: ReadonlyArray<Pair> | null;
  /** The id of the pair that is edited. */
  chosen: string | null;
  /** The number of matches that the edited pair has. */
  matches: number | null;
  /** Opens a pair by its id, or closes the open one. */
  onChoose: (id: string | null) => void;
  /** What else can be done with the open pair. */
  renderActions?: (pair: Pair) => ReactNode;
  /** Saves the change of the open pair. */
  onSave: (change: PairChange) => Promise<SaveOutcome>;
};

/**
 * The pairs of a category; one at a time is edited in place.
 *
 * - **Keyboard:** Enter opens a pair, Escape leaves it as it was.
 * - **Screen reader:** A list of buttons; the open one is expanded.
 */
export function PairsEditor(props: PairsEditorProps) {
  const { pairs, chosen, matches, onChoose, onSave, renderActions } = props;
  const [isAdding, setAdding] = useState(false);
  const root = useRef<HTMLUListElement>(null);
  /** The row that gets the focus; with `isLost` only if no other element has it. */
  const [next, setNext] = useState<{ id: string; isLost: boolean } | null>(null);
  useEffect(() => {
    if (next === null) return undefined;
    // A frame later: focusing is an event too, and React may still be handling the tap.
    const frame = requestAnimationFrame(() => {
      if (next.isLost && !isFocusLost()) return;
      const rows = root.current?.querySelectorAll<HTMLElement>('[data-pair-id]') ?? [];
      const row = [...rows].find((each) => each.dataset['pairId'] === next.id);
      row?.querySelector('button')?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [next]);
  const save = async (change: PairChange) => {
    const outcome = await onSave(change);
    if (outcome.kind === 'saved' && change.kind !== 'add') {
      // The form is removed with the button that had the focus.
      setNext({ id: change.kind === 'merge' ? change.into.id : change.pair.id, isLost: true });
    }
    return outcome;
  };
  const choose = ({ id }: Pair) => {
    onChoose(id);
    // The form of that pair opens far from the one below the list.
    setNext({ id, isLost: false });
  };
  if (pairs === null) return <output>Cargando parejas…</output>;
  return (
    <>
      {pairs.map((pair) => {
        const older = olderNamesake(pair, pairs);
        return older === undefined ? null : (
          <Notice key={pair.id} kind="warning">
            <span>«</span>
            <bdi>{pair.name}</bdi>
            <span>» y «</span>
            <bdi>{older.name}</bdi>
            <span>» se distinguen solo en los signos. Si son la misma pareja, se pueden unir.</span>
            <Group mt="var(--space-8)">
              <Button variant="default" onClick={() => choose(pair)}>
                Revisar
              </Button>
            </Group>
          </Notice>
        );
      })}
      <Box component="ul" ref={root} my="var(--space-12)" className={list['root'] ?? ''}>
        {pairs.map((pair) => (
          <li key={pair.id} data-pair-id={pair.id}>
            <Group justify="space-between" gap="var(--space-8) var(--space-16)">
              <Box flex="1 1 10rem" miw={0}>
                <Text fw="var(--weight-bold)">
                  <bdi>{pair.name}</bdi>
                </Text>
                {pair.players === null ? null : (
                  <Text size="sm" c="dimmed">
                    <bdi>{pair.players}</bdi>
                  </Text>
                )}
              </Box>
              <Button
                variant="default"
                aria-label={`Editar ${pair.name}`}
                aria-expanded={pair.id === chosen}
                onClick={() => onChoose(pair.id === chosen ? null : pair.id)}
              >
                Editar
              </Button>
            </Group>
            {pair.id === chosen ? (
              <>
                <PairForm
                  pair={pair}
                  others={pairs.filter(({ id }) => id !== pair.id)}
                  matches={matches}
                  onSave={save}
                  onChoose={choose}
                />
                {renderActions?.(pair)}
              </>
            ) : null}
          </li>
        ))}
      </Box>
      {pairs.length === 0 ? <p>Esta categoría todavía no tiene parejas.</p> : null}
      <Button variant="default" aria-expanded={isAdding} onClick={() => setAdding(!isAdding)}>
        Agregar Pareja
      </Button>
      {isAdding ? (
        <PairForm pair={null} others={pairs} matches={null} onSave={onSave} onChoose={choose} />
      ) : null}
    </>
  );
}
