import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { EditButton } from '../../src/ui/EditButton.tsx';

const meta = preview.meta({
  title: 'Admin/Rows/EditButton',
  component: EditButton,
  args: { what: 'contacto Ana Ríos', onEdit: fn() },
});

/** On every entry of the league’s lists, for the administrator. */
export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', {
      name: 'Corregir contacto Ana Ríos',
    });
    await expect(button.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onEdit).toHaveBeenCalledOnce();
  },
});
