import { nearestPairs } from '../../pairs/nearestPairs.ts';
import { nameKey } from '../../padel/nameKey.ts';
import type { ReviewItem } from './reviewItem.ts';
import type { ReviewPair } from './CorrectionFields.tsx';
import { PairButtons } from './PairButtons.tsx';

type PairChoiceProps = {
  item: ReviewItem;
  pairs: readonly ReviewPair[];
  onPair: (pair: ReviewPair) => void;
};

/** The pairs that the words can mean, where only one was found. */
export function PairChoice({ item, pairs, onPair }: PairChoiceProps) {
  const known = nameKey(item.team1 || item.team2);
  const others = pairs.filter(
    ({ name, category }) =>
      nameKey(name) !== known && (item.category === '' || category === item.category),
  );
  const nearest = nearestPairs(item.words, others, 4);
  if (nearest.length === 0) return null;
  return <PairButtons label="¿Qué pareja es la otra?" pairs={nearest} isOpen onPair={onPair} />;
}
