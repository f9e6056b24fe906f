import classes from './TableSkeleton.module.css';

/** The place of a table that is loading, as high as one with so many rows. */
export function TableSkeleton({ rows }: { rows: number }) {
  return (
    <div className={classes['root']} aria-hidden="true">
      <div className={classes['heading']} />
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className={classes['row']}>
          <span className={classes['line']} />
          <span className={classes['panel']} />
        </div>
      ))}
    </div>
  );
}
