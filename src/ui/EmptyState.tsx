import type { ReactNode } from 'react';
import classes from './EmptyState.module.css';

type EmptyStateProps = {
  /** E.g. *No hay resultados disponibles*. */
  message: string;
  /** The rows that will appear here, and when. */
  hint?: string;
  /** A link or the administrator's button. */
  action?: ReactNode;
};

/**
 * Shown instead of an empty list.
 *
 * - **When:** Instead of an empty list.
 * - **When not:** When the list could not be read: ErrorState. While it loads: a skeleton.
 * - **Keyboard:** Only its action, if it has one.
 * - **Screen reader:** The picture is hidden; the two sentences are read.
 */
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

/** A padel court from above. */
function EmptyCourt() {
  return (
    <svg className={classes['court']} viewBox="0 0 160 80" aria-hidden="true" focusable="false">
      <g fill="var(--color-brand-soft)" stroke="var(--color-brand)" strokeWidth={2}>
        <rect x="2" y="2" width="156" height="76" rx="4" />
        <path stroke="var(--color-surface-raised)" d="M27 2v76M133 2v76M27 40h106" />
        <path strokeDasharray="3 2" d="M80 0v80" />
      </g>
      <circle fill="var(--color-accent)" stroke="var(--color-on-accent)" cx="52" cy="56" r="4" />
    </svg>
  );
}
