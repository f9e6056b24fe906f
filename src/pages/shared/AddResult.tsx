import { Suspense, lazy } from 'react';
import type { CategoryName } from '../../domain/category.ts';
import { isSameMeeting } from '../../domain/duplicate.ts';
import type { NewResult, Result } from '../../domain/result.ts';
import type { CivilDate } from '../../domain/time.ts';
import type { Adding } from './useAdding.ts';

const AddResultDialog = lazy(async () => {
  const dialog = await import('../../components/AddResultDialog/AddResultDialog.tsx');
  return { default: dialog.AddResultDialog };
});

type AddResultProps = {
  adding: Adding<NewResult>;
  /** What is in the list already. */
  results: readonly Result[];
  today: CivilDate;
  category?: CategoryName;
};

/** The dialog in which the administrator adds a result; its code is fetched for no one else. */
export function AddResult({ adding, results, today, category }: AddResultProps) {
  return (
    <Suspense>
      <AddResultDialog
        opened={adding.isOpen}
        onClose={adding.close}
        onSave={adding.save}
        today={today}
        defaultCategory={category}
        isDuplicate={(values) => results.some((result) => isSameMeeting(result, values))}
      />
    </Suspense>
  );
}
