import type { HTMLAttributes } from 'react';
import classes from './VisuallyHidden.module.css';

type VisuallyHiddenProps = HTMLAttributes<HTMLElement> & {
  /** The element that it is. */
  as?: 'span' | 'output' | 'h2' | 'h3' | 'h4';
};

/** For those who hear the page, and not for those who see it. */
export function VisuallyHidden({ as: Element = 'span', ...props }: VisuallyHiddenProps) {
  return <Element {...props} className={classes['root']} />;
}
