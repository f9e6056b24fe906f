import classes from './LoadingNote.module.css';

/** Says over a skeleton what is loading; its parent is positioned. */
export function LoadingNote({ children }: { children: string }) {
  return <output className={classes['root']}>{children}</output>;
}
