import frame from '../theme/rows.module.css';
import skeleton from '../theme/skeleton.module.css';
import classes from './RowSkeletons.module.css';

/**
 * Placeholders of a day's heading and of rows, as high as those: more than a phone shows at once.
 *
 * - **When:** While a list by day loads for the first time.
 * - **When not:** When there are old data: those stay.
 * - **Screen reader:** Hidden; the list says that it is loading.
 */
export function RowSkeletons({
  of,
  count,
}: {
  /** The kind of rows whose height it has. */
  of: 'result' | 'match';
  /** So many without a heading; else a screenful below the one of a day. */
  count?: number;
}) {
  return (
    <div
      className={`${frame['list']} ${skeleton['rows']} ${classes['root']}`}
      data-of={of}
      aria-hidden="true"
    >
      {count === undefined ? <div className={classes['heading']} /> : null}
      {Array.from({ length: count ?? 14 }, (_, index) => (
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
