import preview from '../../../.storybook/preview.tsx';
import { TableSkeleton } from '../../../src/ui/skeletons/TableSkeleton.tsx';

const meta = preview.meta({
  title: 'Match/TableSkeleton',
  component: TableSkeleton,
  args: { rows: 4 },
});

/** While a table is loading. */
export const Default = meta.story();
