import type { ReactNode } from 'react';
import { PageTitle } from '../../ui/PageTitle.tsx';
import classes from './ListFrame.module.css';
import { PageFrame } from '../../ui/PageFrame.tsx';

type ListFrameProps = {
  title: string;
  /** The administrator's button. */
  actions: ReactNode;
  /** Directly under the title. */
  notice: ReactNode;
  filter: ReactNode;
  children: ReactNode;
};

/** A page that is one list: its title and filter leave the first screen to the rows. */
export function ListFrame({ title, actions, notice, filter, children }: ListFrameProps) {
  return (
    <PageFrame>
      <div className={classes['root']}>
        <PageTitle actions={actions}>{title}</PageTitle>
        {notice}
        {filter}
        {children}
      </div>
    </PageFrame>
  );
}
