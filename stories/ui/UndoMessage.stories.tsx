import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { UndoMessage } from '../../src/ui/UndoMessage.tsx';
import { about } from './UndoMessage.about.tsx';

/**
 * Says what was done, and takes it back.
 *
 * **When:** After storing, correcting or deleting, for ten seconds.
 *
 * **When not:** For failures: those stay until they are read.
 *
 * **Keyboard:** Ctrl+Z outside of a field, or the button.
 *
 * **Screen reader:** A status, announced politely.
 */
const meta = preview.meta({
  title: 'Feedback/UndoMessage',
  parameters: { about },
  component: UndoMessage,
  args: { children: 'Resultado guardado.', onUndo: fn() },
  globals: { viewport: { value: 'phone' } },
});

/** In the message after a row was saved or corrected. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Deshacer' });
    await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.click(button);
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(args.onUndo).toHaveBeenCalledTimes(2);
  },
});
