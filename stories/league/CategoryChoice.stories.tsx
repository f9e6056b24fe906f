import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { CategoryChoice } from '../../src/league/CategoryChoice.tsx';
import { about } from './CategoryChoice.about.tsx';

/**
 * One category, or all of them, where the choice is not an address.
 *
 * **When:** In a dialog or a form whose content depends on a category.
 *
 * **When not:** Above a list: CategoryFilter keeps the choice in the address, which can be shared.
 *
 * **Keyboard:** Tab reaches it; arrows and the first letters choose.
 *
 * **Screen reader:** A choice with its label and the chosen category.
 */
const meta = preview.meta({
  title: 'Navigation/CategoryChoice',
  parameters: { about },
  component: CategoryChoice,
  args: { category: null, onChoose: fn() },
});

/** The administrator copies or downloads all categories, or one. */
export const All = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Categoría'), 'Sexta Libre');
    await expect(args.onChoose).toHaveBeenCalledWith('Sexta Libre');
  },
});

/** One of them. */
export const One = meta.story({ args: { category: 'Octava Damas' } });
