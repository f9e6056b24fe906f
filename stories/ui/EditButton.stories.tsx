import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { EditButton } from '../../src/ui/EditButton.tsx';
import { about } from './EditButton.about.tsx';

/**
 * The administrator’s pencil on a card.
 *
 * **When:** Beside the X, where a card can be corrected.
 *
 * **When not:** On rows: there the scoreboard itself is the target.
 *
 * **Keyboard:** Enter or Space opens the dialog; it returns the focus here.
 *
 * **Screen reader:** “Corregir resultado Los Smash contra Doble Pared”.
 */
const meta = preview.meta({
  title: 'Admin/EditButton',
  parameters: { about },
  component: EditButton,
  args: { what: 'resultado Los Smash contra Doble Pared', onEdit: fn() },
});

/** On every card, for the administrator. */
export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', {
      name: 'Corregir resultado Los Smash contra Doble Pared',
    });
    await expect(button.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onEdit).toHaveBeenCalledOnce();
  },
});
