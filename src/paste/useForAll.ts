import { useState } from 'react';
import { applyToAll, type ForAll, type ReviewedRow } from './review/forAll.ts';
import type { SaidForAll } from './review/ForAllRows.tsx';
import type { ReviewItem } from './review/reviewItem.ts';

type Step = {
  choice: ForAll;
  /** Each row before it, and as it made it. */
  changes: readonly { before: ReviewItem; after: ReviewItem }[];
};

/** An answer of one tap for many rows, until it is undone or the rows are changed one by one. */
export function useForAll(
  rows: readonly ReviewedRow[],
  replace: (next: readonly ReviewItem[]) => void,
) {
  const [steps, setSteps] = useState<readonly Step[]>([]);
  const isAsMade = ({ after }: Step['changes'][number]) => rows.some(({ item }) => item === after);
  const last = steps.filter(({ changes }) => changes.some(isAsMade)).pop();
  const said: SaidForAll | null =
    last === undefined
      ? null
      : { choice: last.choice, count: last.changes.filter(isAsMade).length };
  return {
    said,
    onForAll: (choice: ForAll) => {
      const next = applyToAll(choice, rows);
      const changes = rows.flatMap(({ item }) => {
        const after = next.get(item.id);
        return after === undefined ? [] : [{ before: item, after }];
      });
      setSteps([...steps, { choice, changes }]);
      replace(changes.map(({ after }) => after));
    },
    /** Rows that were changed by hand since stay as they are. */
    onUndoForAll: () => {
      if (last === undefined) return;
      setSteps(steps.slice(0, steps.indexOf(last)));
      replace(last.changes.filter(isAsMade).map(({ before }) => before));
    },
  };
}
