import type * as Live from '../pages/Category/CategoryTableSlot.tsx';
import { CategoryTable } from '../pages/Category/CategoryTable.tsx';

/** Replaces `pages/Category/CategoryTableSlot.tsx` in the early script, which has the table's code. */
export const CategoryTableSlot: typeof Live.CategoryTableSlot = ({ category }) => (
  <div>
    <CategoryTable category={category} />
  </div>
);
