import { Suspense, lazy } from 'react';
import type { CategoryName } from '../../domain/category.ts';
import type { NewUpcomingMatch, UpcomingMatch } from '../../domain/upcomingMatch.ts';
import type { CivilDate } from '../../domain/time.ts';
import type { Adding } from './useAdding.ts';

const MatchDraftDialog = lazy(async () => {
  const dialog = await import('./MatchDraftDialog.tsx');
  return { default: dialog.MatchDraftDialog };
});

export type AddMatchProps = {
  adding: Adding<NewUpcomingMatch>;
  /** What is in the list already. */
  matches: readonly UpcomingMatch[];
  today: CivilDate;
  category?: CategoryName;
};

/** The dialog in which the administrator announces a match; its code is fetched for no one else. */
export function AddMatch(props: AddMatchProps) {
  return (
    <Suspense>
      <MatchDraftDialog key={props.adding.opening} {...props} />
    </Suspense>
  );
}
