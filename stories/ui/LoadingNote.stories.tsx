import preview from '../../.storybook/preview.tsx';
import { LoadingNote } from '../../src/ui/LoadingNote.tsx';
import { TableSkeleton } from '../../src/ui/skeletons/TableSkeleton.tsx';

const meta = preview.meta({
  title: 'Feedback/LoadingNote',
  component: LoadingNote,
  args: { children: 'Cargando la tabla…' },
  decorators: [
    (Story) => (
      <div style={{ position: 'relative' }}>
        <Story />
        <TableSkeleton rows={4} />
      </div>
    ),
  ],
});

/** Over the skeleton of a table. */
export const Default = meta.story();
