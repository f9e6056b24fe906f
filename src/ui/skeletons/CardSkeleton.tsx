import classes from './CardSkeleton.module.css';

/**
 * The placeholder of a card, as high as the card.
 *
 * - **When:** While cards load for the first time: as many as will come.
 * - **When not:** When there are old data: those stay on the screen. In lists of rows:
 *   RowSkeletons.
 * - **Screen reader:** Hidden; the list says that it is loading.
 */
export function CardSkeleton({
  of,
}: {
  /** What is loading: its height is that of a result or of a match. */
  of: 'result' | 'match';
}) {
  return (
    <div className={classes['root']} data-of={of} aria-hidden="true">
      <span className={classes['short']} />
      <span className={classes['block']} />
      <span className={classes['long']} />
      <span className={classes['long']} />
      {of === 'match' ? <span className={classes['short']} data-place /> : null}
    </div>
  );
}
