import '../../ui/theme/mantineForms.css';
import '@mantine/core/styles/Stack.layer.css';
import { Box, Button, Group, Stack, Text } from '@mantine/core';
import { useRef, useState } from 'react';
import { listOf } from '../../padel/spanishText.ts';
import { useSaving, type SaveOutcome } from '../../session/save.ts';
import { describeUndrawn } from '../../standings/standingsText.ts';
import list from '../../ui/dividedList.module.css';
import { Notice } from '../../ui/Notice.tsx';
import { MoveArrows } from './MoveArrows.tsx';
import { useFocusOfMoved } from './useFocusOfMoved.ts';

/** A pair that shares a place. */
type SharingPair = { id: string; name: string };

type LotsFormProps = {
  /** The pairs of each shared place that matters. */
  undrawn: ReadonlyArray<readonly SharingPair[]>;
  /** The names of pairs that have lots, in their order. */
  drawn: ReadonlyArray<string>;
  /** Enters the lots of one shared place: the pairs in the order that was drawn. */
  onDraw: (order: readonly string[]) => Promise<SaveOutcome>;
  /** Takes the lots away. */
  onRemove: () => Promise<SaveOutcome>;
};

/**
 * Enters lots that were drawn where a shared place matters: who goes on, who goes down.
 *
 * - **When:** A table says that lots are missing.
 * - **When not:** To move a pair by a decision: points are given or taken, with a reason.
 * - **Keyboard:** Arrows up and down move a pair.
 * - **Screen reader:** A list in its order; each arrow names its pair.
 */
export function LotsForm({ undrawn, drawn, onDraw, onRemove }: LotsFormProps) {
  const { isSaving, failure, run } = useSaving();
  return (
    <Stack gap="var(--space-16)">
      {undrawn.length === 0 && drawn.length === 0 ? (
        <Text>No falta ningún sorteo: nadie comparte un puesto que decida algo.</Text>
      ) : null}
      {undrawn.map((pairs) => (
        <SharedPlace
          key={pairs.map(({ id }) => id).join(' ')}
          pairs={pairs}
          isSaving={isSaving}
          onDraw={(order) => void run(() => onDraw(order))}
        />
      ))}
      {drawn.length === 0 ? null : (
        <Stack gap="var(--space-8)" align="start">
          <Text>{`Sorteado: ${listOf(drawn)}.`}</Text>
          <Button variant="default" loading={isSaving} onClick={() => void run(onRemove)}>
            Quitar el sorteo
          </Button>
        </Stack>
      )}
      {failure === null ? null : <Notice kind="failure">{failure}</Notice>}
    </Stack>
  );
}

type SharedPlaceProps = {
  pairs: readonly SharingPair[];
  isSaving: boolean;
  onDraw: (order: readonly string[]) => void;
};

/** The pairs of one shared place, in the order that is entered. */
function SharedPlace({ pairs, isSaving, onDraw }: SharedPlaceProps) {
  const [order, setOrder] = useState(pairs);
  const root = useRef<HTMLOListElement>(null);
  const follow = useFocusOfMoved(root, order);
  const move = (from: number, to: number) => {
    const others = order.filter((_, index) => index !== from);
    const moved = order[from];
    if (moved === undefined) return;
    setOrder([...others.slice(0, to), moved, ...others.slice(to)]);
    follow(moved.id);
  };
  return (
    <Stack gap="var(--space-8)" maw="36rem">
      <Text fw="var(--weight-bold)">{describeUndrawn(pairs.map(({ name }) => name))}</Text>
      <Text size="sm">En el orden en que salieron:</Text>
      <Box component="ol" ref={root} className={list['root'] ?? ''}>
        {order.map(({ id, name }, index) => (
          <li key={id}>
            <Group justify="space-between" wrap="nowrap" gap="var(--space-8)">
              <Text miw={0}>
                <span>{`${index + 1}. `}</span>
                <bdi>{name}</bdi>
              </Text>
              <Group gap={0} wrap="nowrap">
                <MoveArrows
                  id={id}
                  what={name}
                  index={index}
                  count={order.length}
                  onMove={(to) => move(index, to)}
                />
              </Group>
            </Group>
          </li>
        ))}
      </Box>
      <Group mt="var(--space-8)">
        <Button loading={isSaving} onClick={() => onDraw(order.map(({ id }) => id))}>
          Guardar el sorteo
        </Button>
      </Group>
    </Stack>
  );
}
