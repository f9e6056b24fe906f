import { Button } from '@mantine/core';
import { ModalsProvider } from '@mantine/modals';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { openDeleteConfirmation } from '../../src/matches/openDeleteConfirmation.tsx';
import { longestName, longestWord } from '../fixtures/names.ts';
import { openedDialog } from '../support/dialog.ts';

type StageProps = Parameters<typeof openDeleteConfirmation>[0];

/** A page with the button that asks. */
function DeleteButton(props: StageProps) {
  return (
    <ModalsProvider>
      <div style={{ minBlockSize: '150vh' }}>
        <Button onClick={() => openDeleteConfirmation(props)}>Abrir</Button>
      </div>
    </ModalsProvider>
  );
}

const meta = preview.meta({
  title: 'Forms and dialogs/DeleteConfirmation',
  parameters: {
    framed: 'phone',
    docs: {
      description: {
        component: `Asks before something is deleted, and names it; \`openDeleteConfirmation\` opens it.

- **When:** After the X on a row or card.
- **When not:** For what can be taken back in the form: UndoMessage.
- **Keyboard:** The focus is on “Cancelar”. Tab stays within the dialog, Escape closes it, and the focus returns to the X.
- **Screen reader:** A dialog with a name and the question as its description.`,
      },
    },
  },
  component: DeleteButton,
  // A function opens it: there is no component to list.
  tags: ['!manifest'],
  argTypes: {
    kind: {
      description: 'What is deleted: a result or a match.',
      control: 'select',
      options: ['result', 'match'],
    },
    team1: { description: 'The first pair.' },
    team2: { description: 'The second pair.' },
    detail: { description: 'What else tells the row from others: score, category, day.' },
    onConfirm: { description: 'Called after “Eliminar”.' },
  },
  args: {
    kind: 'result' as const,
    team1: 'Los Smash',
    team2: 'Doble Pared',
    detail: '6-4, 6-3 · Sexta Libre · viernes 20 de noviembre de 2026',
    onConfirm: fn(),
  },
});

const code = `import { openDeleteConfirmation } from '../matches/openDeleteConfirmation.tsx';

openDeleteConfirmation({
  kind: 'result',
  team1: 'Los Smash',
  team2: 'Doble Pared',
  detail: '6-4, 6-3 · Sexta Libre · viernes 20 de noviembre de 2026',
  onConfirm: () => {},
});`;

/** The administrator has pressed the X of a result. */
export const OfAResult = meta.story({
  parameters: { docs: { source: { code } }, reach: ['Abrir'] },
  play: async ({ args }) => {
    const dialog = await openedDialog('Eliminar resultado');
    await expect(dialog).toHaveTextContent('¿Estás seguro de que quieres eliminar este resultado?');
    await expect(dialog).toHaveTextContent('Los Smash contra Doble Pared');
    // The two may have met more than once: it says which match.
    await expect(dialog).toHaveTextContent(args.detail ?? '');
    // Enter pressed too soon deletes nothing.
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancelar' })).toHaveFocus());
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
});

/** The administrator has pressed the X of a match. */
export const OfAMatch = meta.story({
  parameters: { reach: ['Abrir'] },
  args: { kind: 'match' as const, team2: 'La Víbora' },
});

/** The longest names that the database accepts, on the smallest screen. */
export const LongestOnTheSmallestScreen = meta.story({
  parameters: { reach: ['Abrir'] },
  args: { team1: longestName, team2: longestWord, detail: longestWord },
  globals: { viewport: { value: 'smallest' } },
});
