import { isSameCategory } from '../../domain/category.ts';
import { nameKey } from '../../domain/nameKey.ts';
import { nearestPairs } from '../../domain/review/nearestPairs.ts';
import type { ReviewItem } from '../../domain/review/reviewItem.ts';
import type { ReviewPair } from './CorrectionFields.tsx';
import classes from './PasteReview.module.css';

type NewPairsProps = { item: ReviewItem; pairs: readonly ReviewPair[] };

/** Says which of the two pairs the league does not know: perhaps it is a known one, misspelt. */
export function NewPairs({ item, pairs }: NewPairsProps) {
  const own = pairs.filter(
    ({ category }) => item.category === '' || isSameCategory(category, item.category),
  );
  const isNew = (name: string) =>
    name !== '' && !own.some((pair) => nameKey(pair.name) === nameKey(name));
  return [item.team1, item.team2].filter(isNew).map((name) => {
    const [nearest] = nearestPairs(name, own, 1);
    return (
      <p key={name} className={classes['note']}>
        Pareja nueva: <bdi>{name}</bdi>
        {nearest === undefined ? '.' : <>. La más parecida es {nearest.name}.</>}
      </p>
    );
  });
}
