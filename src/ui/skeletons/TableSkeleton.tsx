import skeleton from '../theme/skeleton.module.css';
import classes from './TableSkeleton.module.css';

/**
 * The skeleton of a table with so many rows, as high as that table.
 *
 * - **When:** While a table loads for the first time, with as many rows as the category has pairs.
 * - **When not:** When there is an older table: it stays.
 */
export function TableSkeleton({
  rows,
}: {
  /** The number of rows that the table will have. */
  rows: number;
}) {
  return (
    <div className={skeleton['rows']} aria-hidden="true" data-loading>
      <div className={classes['heading']} />
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className={classes['row']}>
          <span className={`${skeleton['line']} ${classes['line']}`} />
          <span className={classes['panel']} />
        </div>
      ))}
    </div>
  );
}
