import type { HTMLAttributes } from 'react';
import classes from './VisuallyHidden.module.css';

type VisuallyHiddenProps = HTMLAttributes<HTMLElement> & {
  as?: 'span' | 'output' | 'h2' | 'h3' | 'h4';
};

/** Text for screen readers only. */
export function VisuallyHidden({ as: Element = 'span', ...props }: VisuallyHiddenProps) {
  return <Element {...props} className={classes['root']} />;
}
