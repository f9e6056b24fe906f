import { Button } from '@mantine/core';
import { ModalsProvider } from '@mantine/modals';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Consequences } from '../../src/ui/Consequences.tsx';
import { openConfirmation } from '../../src/ui/openConfirmation.tsx';
import { mergeConsequences, undoConsequences } from '../../src/admin/consequences.ts';
import { groupChanges } from '../../src/admin/describeChange.ts';
import { changes } from '../fixtures/changes.ts';
import { longestName, longestWord } from '../fixtures/names.ts';
import { pair, pairMatches, pairResults } from '../fixtures/pairs.ts';
import { expectClosed, openDialog, openedDialog } from '../support/dialog.ts';

type StageProps = {
  title: string;
  lines: readonly string[];
  confirm: string;
  onConfirm: () => void;
  onGone: () => void;
};

/** A page with the button that asks. */
function Stage({ lines, ...props }: StageProps) {
  const children = <Consequences lines={lines} />;
  return (
    <ModalsProvider>
      <Button onClick={() => openConfirmation({ ...props, children })}>Abrir</Button>
    </ModalsProvider>
  );
}

const rows = { results: pairResults, matches: pairMatches };
const esmash = { ...pair, id: 'los-esmash', name: 'Los Esmash', players: null };

const meta = preview.meta({
  title: 'Forms and dialogs/Confirmation',
  tags: ['new'],
  parameters: { framed: 'phone' },
  component: Consequences,
  argTypes: {
    title: { description: 'What is about to be done.' },
    confirm: { description: 'The button’s text: the verb of the title.' },
    onConfirm: { description: 'Called after the answer is yes.' },
    onGone: { description: 'Called when the dialog is gone, whatever the answer was.' },
  },
  render: (props: StageProps) => <Stage {...props} />,
  args: {
    title: 'Unir parejas',
    lines: mergeConsequences(pair, esmash, rows),
    confirm: 'Unir',
    onConfirm: fn(),
    onGone: fn(),
  },
});

const code = `import { Consequences } from '../ui/Consequences.tsx';
import { openConfirmation } from '../ui/openConfirmation.tsx';

openConfirmation({
  title: 'Unir parejas',
  children: <Consequences lines={['3 resultados pasan a «Los Esmash».']} />,
  confirm: 'Unir',
  onConfirm: () => {},
});`;

/** Two entries of one pair become one. */
export const OfAMerge = meta.story({
  parameters: { reach: ['Abrir'], docs: { source: { code } } },
  play: async ({ args }) => {
    const dialog = await openedDialog('Unir parejas');
    await expect(dialog).toHaveTextContent(
      '3 resultados y 2 partidos de «Los Smash» pasan a «Los Esmash».',
    );
    // Enter pressed too soon merges nothing.
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancelar' })).toHaveFocus());
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
});

/** Several rows are undone together. */
export const OfAnUndo = meta.story({
  parameters: { reach: ['Abrir'] },
  args: {
    title: 'Deshacer: Resultado cargado',
    lines: groupChanges(changes).slice(1, 2).flatMap(undoConsequences),
    confirm: 'Deshacer',
  },
  play: async () => {
    const dialog = await openedDialog('Deshacer: Resultado cargado');
    await expect(dialog).toHaveTextContent('1 partido vuelve a estar anunciado.');
  },
});

/** Agreed, and not: it says so once it is gone, and gives the focus back. */
export const Answered = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ args }) => {
    await openDialog('Unir parejas');
    await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
    await expectClosed();
    await waitFor(() => expect(args.onGone).toHaveBeenCalledTimes(1));
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await openDialog('Unir parejas');
    await userEvent.click(screen.getByRole('button', { name: 'Unir' }));
    await expectClosed();
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(args.onGone).toHaveBeenCalledTimes(2));
  },
});

/** The longest names that the database accepts, on the smallest screen. */
export const LongestOnTheSmallestScreen = meta.story({
  parameters: { reach: ['Abrir'] },
  args: {
    lines: mergeConsequences(
      { ...pair, name: longestName },
      { ...esmash, name: longestWord },
      rows,
    ),
  },
  globals: { viewport: { value: 'smallest' } },
});
