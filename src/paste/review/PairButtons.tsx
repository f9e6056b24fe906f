import { Button } from '@mantine/core';
import { Choice } from './Choice.tsx';

type PairButtonsProps<Pair> = {
  label: string;
  pairs: readonly Pair[];
  /** Whether one of them has to be chosen before the row can be saved. */
  isOpen: boolean;
  onPair: (pair: Pair) => void;
};

/** A choice among a few pairs; nothing where there is none. */
export function PairButtons<Pair extends { name: string; category: string }>(
  props: PairButtonsProps<Pair>,
) {
  const { label, pairs, isOpen, onPair } = props;
  if (pairs.length === 0) return null;
  return (
    <Choice isOpen={isOpen} label={label}>
      {pairs.map((pair) => (
        <Button
          key={`${pair.category} ${pair.name}`}
          variant="default"
          radius="xl"
          px="var(--space-16)"
          onClick={() => onPair(pair)}
        >
          <bdi>{pair.name}</bdi>
        </Button>
      ))}
    </Choice>
  );
}
