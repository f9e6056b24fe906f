import preview from '../../../.storybook/preview.tsx';
import { TableSkeleton } from '../../../src/components/TableSkeleton/TableSkeleton.tsx';

const meta = preview.meta({
  title: 'Components/TableSkeleton',
  component: TableSkeleton,
  args: { rows: 4 },
});

/** While a table is loading. */
export const Default = meta.story();
