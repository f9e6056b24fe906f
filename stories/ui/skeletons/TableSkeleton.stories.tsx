import preview from '../../../.storybook/preview.tsx';
import { TableSkeleton } from '../../../src/ui/skeletons/TableSkeleton.tsx';
import { about } from './TableSkeleton.about.tsx';

/**
 * Reserves the height of a table while it loads.
 *
 * **When:** While a table loads for the first time, with as many rows as the category has pairs.
 *
 * **When not:** When there is an older table: it stays.
 */
const meta = preview.meta({
  title: 'Match/TableSkeleton',
  parameters: { about },
  component: TableSkeleton,
  args: { rows: 4 },
});

/** While a table is loading. */
export const Default = meta.story();
