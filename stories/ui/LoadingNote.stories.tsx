import preview from '../../.storybook/preview.tsx';
import { LoadingNote } from '../../src/ui/LoadingNote.tsx';
import { TableSkeleton } from '../../src/ui/skeletons/TableSkeleton.tsx';
import { about } from './LoadingNote.about.tsx';

/**
 * Says over a skeleton what is loading.
 *
 * **When:** On every skeleton that stands for a list or a table.
 *
 * **When not:** On a button: its own text says that it is at work.
 *
 * **Screen reader:** A status, announced politely.
 */
const meta = preview.meta({
  title: 'Feedback/LoadingNote',
  parameters: { about },
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
