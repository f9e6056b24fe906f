import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { DeleteButton } from '../../src/ui/DeleteButton.tsx';

const meta = preview.meta({
  title: 'Admin/Rows/DeleteButton',
  component: DeleteButton,
  args: { what: 'resultado Los Smash contra Doble Pared', isDeleting: false, onDelete: fn() },
});

/** On every row and card, for the administrator. */
export const Ready = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', {
      name: 'Eliminar resultado Los Smash contra Doble Pared',
    });
    await expect(button).toHaveTextContent('X');
    await expect(button.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDelete).toHaveBeenCalledOnce();
  },
});

/** From the confirmation until the row is gone. */
export const Deleting = meta.story({
  args: { isDeleting: true },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button')).toHaveTextContent('...');
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onDelete).not.toHaveBeenCalled();
  },
});
