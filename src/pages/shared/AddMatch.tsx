import { Suspense, lazy } from 'react';
import type { CategoryName } from '../../domain/category.ts';
import { isSameMeeting } from '../../domain/duplicate.ts';
import type { NewUpcomingMatch, UpcomingMatch } from '../../domain/upcomingMatch.ts';
import type { CivilDate } from '../../domain/time.ts';
import type { Adding } from './useAdding.ts';

const AddMatchDialog = lazy(async () => {
  const dialog = await import('../../components/AddMatchDialog/AddMatchDialog.tsx');
  return { default: dialog.AddMatchDialog };
});

type AddMatchProps = {
  adding: Adding<NewUpcomingMatch>;
  /** What is in the list already. */
  matches: readonly UpcomingMatch[];
  today: CivilDate;
  category?: CategoryName;
};

/** The dialog in which the administrator announces a match; its code is fetched for no one else. */
export function AddMatch({ adding, matches, today, category }: AddMatchProps) {
  return (
    <Suspense>
      <AddMatchDialog
        opened={adding.isOpen}
        onClose={adding.close}
        onSave={adding.save}
        today={today}
        defaultCategory={category}
        isDuplicate={(values) => matches.some((match) => isSameMeeting(match, values))}
      />
    </Suspense>
  );
}
