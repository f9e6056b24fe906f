import { PageFrame } from '../ui/PageFrame.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import { LeagueSoon } from './LeagueSoon.tsx';

/** A page of a league without categories: its title, and that the league has not begun. */
export function NewLeaguePage({ title }: { title: string }) {
  return (
    <PageFrame>
      <PageTitle>{title}</PageTitle>
      <LeagueSoon />
    </PageFrame>
  );
}
