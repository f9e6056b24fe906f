import skeleton from '../../ui/theme/skeleton.module.css';
import classes from './CardSkeleton.module.css';

/**
 * The placeholder of a card, as high as the card.
 *
 * - **Screen reader:** Hidden; the list says that it is loading.
 */
export function CardSkeleton({
  of,
}: {
  /** The kind of card whose height it has. */
  of: 'result' | 'match';
}) {
  return (
    <div className={`${skeleton['card']} ${classes['root']}`} data-of={of} aria-hidden="true">
      <span className={`${skeleton['line']} ${classes['short']}`} />
      <span className={`${skeleton['line']} ${classes['block']}`} />
      <span className={`${skeleton['line']} ${classes['long']}`} />
      <span className={`${skeleton['line']} ${classes['long']}`} />
      {of === 'match' ? (
        <span className={`${skeleton['line']} ${classes['short']}`} data-place />
      ) : null}
    </div>
  );
}
