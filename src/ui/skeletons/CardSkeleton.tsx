import classes from './CardSkeleton.module.css';

/** The placeholder of a card, as high as the card. */
export function CardSkeleton({ of }: { of: 'result' | 'match' }) {
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
