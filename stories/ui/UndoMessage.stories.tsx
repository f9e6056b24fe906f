import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { UndoMessage } from '../../src/ui/UndoMessage.tsx';

const meta = preview.meta({
  title: 'Feedback/UndoMessage',
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
