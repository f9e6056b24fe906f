import { expect, fn, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { MoreMenu } from '../../src/ui/MoreMenu.tsx';
import { longestName } from '../fixtures/names.ts';

const run = fn();

const meta = preview.meta({
  title: 'Admin/Rows/MoreMenu',
  tags: ['new'],
  component: MoreMenu,
  args: {
    what: 'resultado Los Smash contra Doble Pared',
    actions: () => [
      { text: 'Corregir', run },
      { text: 'Recordar por WhatsApp', href: 'https://wa.me/?text=Falta%20jugar' },
    ],
  },
});

/** On every row and card, for the administrator. What is chosen runs with the focus back on the button. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const more = canvas.getByRole('button', {
      name: 'Más: resultado Los Smash contra Doble Pared',
    });
    await expect(more.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const menu = within(document.body);
    await expect(await menu.findByRole('menu', { name: /^Más: resultado/u })).toBeVisible();
    await expect(menu.getByRole('menuitem', { name: 'Corregir' })).toHaveFocus();
    await expect(more).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    await expect(menu.queryByRole('menu')).toBeNull();
    await expect(more).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await menu.findByRole('menuitem', { name: 'Corregir' }));
    await expect(run).toHaveBeenCalledOnce();
    await expect(more).toHaveFocus();
  },
});

/** Open, as it looks on the smallest screen with the longest name. */
export const Open = meta.story({
  args: {
    actions: () => [
      { text: 'Cargar resultado', run },
      { text: `W.O. de ${longestName}`, hasNames: true, run },
    ],
  },
  parameters: { reach: ['Más: resultado Los Smash contra Doble Pared'] },
  globals: { viewport: { value: 'smallest' } },
});
