import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { CategoryFilter } from '../../../src/matches/list/CategoryFilter.tsx';
import { noFilter } from '../../fixtures/sections.ts';

const meta = preview.meta({
  title: 'Navigation/CategoryFilter',
  component: CategoryFilter,
  args: { ...noFilter, onChoose: fn() },
});

/** Above a list that shows every category. */
export const AllCategories = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Todas' })).toHaveAttribute('aria-current');
    const category = canvas.getByRole('link', { name: 'Sexta Damas' });
    await expect(category).toHaveAttribute('href', '/?categoria=sexta-damas');
    await userEvent.click(category);
    await expect(args.onChoose).toHaveBeenCalledWith('sexta-damas');
  },
});

/** The list is filtered; the chip is scrolled into view. */
export const OneCategory = meta.story({
  args: { current: 'quinta-libre' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const chip = canvas.getByRole('link', { name: 'Quinta Libre' });
    await expect(chip).toHaveAttribute('aria-current', 'true');
    await expect(chip.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** What waits for a result stands first, for the administrator only. */
export const Administrator = meta.story({
  args: { hasPending: true, current: 'pendientes' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('link');
    await expect(first).toHaveAccessibleName('Pendientes');
    await expect(first).toHaveAttribute('aria-current', 'true');
    await expect(first).toHaveAttribute('href', '/?categoria=pendientes');
  },
});

/** With room the names are written in full. */
export const Desktop = meta.story({ globals: { viewport: { value: 'desktop' } } });
