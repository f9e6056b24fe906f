import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { CategoryChoice } from '../../src/paste/CategoryChoice.tsx';

const meta = preview.meta({
  title: 'Navigation/CategoryChoice',
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
export const One = meta.story({
  args: { category: 'Octava Damas' },
  play: async ({ args, canvas }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Categoría'), 'Todas las categorías');
    await expect(args.onChoose).toHaveBeenCalledWith(null);
  },
});
