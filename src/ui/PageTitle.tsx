import type { ReactNode } from 'react';
import classes from './PageTitle.module.css';

type PageTitleProps = {
  children: ReactNode;
  /** A sentence below the title. */
  lead?: ReactNode;
  /** Actions of the page, e.g. a link to the standings. */
  actions?: ReactNode;
};

/** The title of a page, focused after a navigation to announce the new page. */
export function PageTitle({ children, lead, actions }: PageTitleProps) {
  return (
    <div className={classes['root']}>
      <div className={classes['words']}>
        <h1 className={classes['title']} tabIndex={-1}>
          {children}
        </h1>
        {lead === undefined ? null : <p className={classes['lead']}>{lead}</p>}
      </div>
      {actions === undefined ? null : <div className={classes['actions']}>{actions}</div>}
    </div>
  );
}
