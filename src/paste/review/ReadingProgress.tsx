import classes from './PasteReview.module.css';

type ReadingProgressProps = { /** 0 to 1 */ part: number };

/** A long chat is being read. */
export function ReadingProgress({ part }: ReadingProgressProps) {
  return (
    <div className={classes['question']}>
      <label>
        <span className={classes['label']}>Leyendo…</span>
        <progress className={classes['progress']} max={1} value={part} />
      </label>
    </div>
  );
}
