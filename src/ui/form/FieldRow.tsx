import type { ReactNode } from 'react';
import classes from './FormField.module.css';

type FieldRowProps = {
  children: ReactNode;
  /** Whether each has a few letters, so that a phone shows two side by side. */
  isNarrow?: boolean;
};

/** Short fields that belong together: side by side where there is room. */
export function FieldRow({ children, isNarrow = false }: FieldRowProps) {
  return (
    <div className={classes['row']} data-narrow={isNarrow || undefined}>
      {children}
    </div>
  );
}
