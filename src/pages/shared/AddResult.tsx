import { Suspense, lazy } from 'react';
import type { CategoryName } from '../../domain/category.ts';
import type { NewResult, Result } from '../../domain/result.ts';
import type { CivilDate } from '../../domain/time.ts';
import type { Adding } from './useAdding.ts';

const ResultDraftDialog = lazy(async () => {
  const dialog = await import('./ResultDraftDialog.tsx');
  return { default: dialog.ResultDraftDialog };
});

export type AddResultProps = {
  adding: Adding<NewResult>;
  /** What is in the list already. */
  results: readonly Result[];
  today: CivilDate;
  category?: CategoryName;
};

/** The dialog in which the administrator adds a result; its code is fetched for no one else. */
export function AddResult(props: AddResultProps) {
  return (
    <Suspense>
      <ResultDraftDialog key={props.adding.opening} {...props} />
    </Suspense>
  );
}
