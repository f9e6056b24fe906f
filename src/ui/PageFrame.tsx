import type { ReactNode } from 'react';
import classes from './PageFrame.module.css';

type PageFrameProps = { children: ReactNode };

/** The measure and the rhythm of a page's content. */
export function PageFrame({ children }: PageFrameProps) {
  return <div className={classes['root']}>{children}</div>;
}
