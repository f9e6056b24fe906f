import classes from './Consequences.module.css';

/** What follows, a sentence each: the first is the answer to how much. */
export function Consequences({ lines }: { lines: readonly string[] }) {
  return (
    <ul className={classes['root']}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
