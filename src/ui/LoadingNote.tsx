import classes from './LoadingNote.module.css';

/**
 * Says over a skeleton what is loading; its parent is positioned.
 *
 * - **When:** On every skeleton that stands for a list or a table.
 * - **When not:** On a button: its own text says that it is at work.
 * - **Screen reader:** A status, announced politely.
 */
export function LoadingNote({
  children,
}: {
  /** Says what is loading. */
  children: string;
}) {
  return (
    <output className={classes['root']} data-loading>
      {children}
    </output>
  );
}
