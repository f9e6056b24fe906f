import { PageFrame } from '../ui/PageFrame.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import { LeagueSoon } from './LeagueSoon.tsx';

type NewLeaguePageProps = {
  /** The heading that the page has in a league that has begun. */
  title: string;
};

/** A page of a league without categories: its title, and that the league has not begun. */
export function NewLeaguePage({ title }: NewLeaguePageProps) {
  return (
    <PageFrame>
      <PageTitle>{title}</PageTitle>
      <LeagueSoon />
    </PageFrame>
  );
}
