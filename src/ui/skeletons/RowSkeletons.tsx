import skeleton from '../theme/skeleton.module.css';
import classes from './RowSkeletons.module.css';

/** Placeholders of a day's heading and of rows, as high as those: more than a phone shows at once. */
export function RowSkeletons({ of }: { of: 'result' | 'match' }) {
  return (
    <div className={`${skeleton['rows']} ${classes['root']}`} data-of={of} aria-hidden="true">
      <div className={classes['heading']} />
      {Array.from({ length: 14 }, (_, index) => (
        <div key={index} className={classes['row']}>
          <span className={`${skeleton['line']} ${classes['tag']}`} />
          <span className={`${skeleton['line']} ${classes['line']}`} />
          <span className={`${skeleton['line']} ${classes['line']}`} />
          <span className={classes['panel']} />
        </div>
      ))}
    </div>
  );
}
