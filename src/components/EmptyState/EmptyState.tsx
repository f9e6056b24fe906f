import type { ReactNode } from 'react';
import classes from './EmptyState.module.css';

type EmptyStateProps = {
  /** What there is none of: *No hay resultados disponibles*. */
  message: string;
  /** What will be here, and when. */
  hint?: string;
  /** A way on, e.g. a link or the administrator's button. */
  action?: ReactNode;
};

/** A list without a row: the court is free, and one is told what will be here. */
export function EmptyState({ message, hint, action }: EmptyStateProps) {
  return (
    <div className={classes['root']}>
      <EmptyCourt />
      <p className={classes['message']}>{message}</p>
      {hint === undefined ? null : <p className={classes['hint']}>{hint}</p>}
      {action}
    </div>
  );
}

/** The court from above: glass, net, service lines, and the ball that waits. */
function EmptyCourt() {
  return (
    <svg className={classes['court']} viewBox="0 0 160 80" aria-hidden="true" focusable="false">
      <rect className={classes['turf']} x="2" y="2" width="156" height="76" rx="4" />
      <path className={classes['lines']} d="M27 2v76M133 2v76M27 40h106" />
      <path className={classes['net']} d="M80 0v80" />
      <circle className={classes['ball']} cx="52" cy="56" r="4" />
    </svg>
  );
}
