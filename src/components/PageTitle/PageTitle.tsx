import type { ReactNode } from 'react';
import classes from './PageTitle.module.css';

type PageTitleProps = {
  children: ReactNode;
  /** A sentence below the title. */
  lead?: ReactNode;
  /** What can be done with the whole page, e.g. a link to the standings. */
  actions?: ReactNode;
};

/** The name of a page. After a navigation the focus goes here, so that the new page is announced. */
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
