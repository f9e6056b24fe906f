import { nearestPairs } from '../../pairs/nearestPairs.ts';
import { nameKey } from '../../padel/nameKey.ts';
import type { ReviewItem } from './reviewItem.ts';
import controls from '../../ui/theme/controls.module.css';
import type { ReviewPair } from './CorrectionFields.tsx';
import classes from './PasteReview.module.css';

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
  return (
    <fieldset className={classes['pairs']} data-open aria-label="¿Qué pareja es la otra?">
      {nearest.map((pair) => (
        <button
          key={`${pair.category} ${pair.name}`}
          type="button"
          className={`${controls['plain']} ${classes['pair']}`}
          onClick={() => onPair(pair)}
        >
          <bdi>{pair.name}</bdi>
        </button>
      ))}
    </fieldset>
  );
}
