import { Button } from '@mantine/core';
import classes from './PasteReview.module.css';

type PairButtonsProps<Pair> = {
  label: string;
  pairs: readonly Pair[];
  /** Whether one of them has to be chosen before the row can be saved. */
  isOpen: boolean;
  onPair: (pair: Pair) => void;
};

/** A choice among a few pairs. */
export function PairButtons<Pair extends { name: string; category: string }>(
  props: PairButtonsProps<Pair>,
) {
  const { label, pairs, isOpen, onPair } = props;
  return (
    <fieldset className={classes['pairs']} data-open={isOpen || undefined} aria-label={label}>
      {pairs.map((pair) => (
        <Button
          key={`${pair.category} ${pair.name}`}
          variant="default"
          radius="xl"
          classNames={{ root: classes['pair'] ?? '', label: classes['pairLabel'] ?? '' }}
          onClick={() => onPair(pair)}
        >
          <bdi>{pair.name}</bdi>
        </Button>
      ))}
    </fieldset>
  );
}
