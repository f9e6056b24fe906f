import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { CategoryLinks } from '../../../src/components/CategoryLinks/CategoryLinks.tsx';

const meta = preview.meta({ title: 'Components/CategoryLinks', component: CategoryLinks });

/** To choose a category, on a page of its own. */
export const Cards = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(7);
    await expect(canvas.getByRole('link', { name: 'Quinta Libre' })).toHaveAttribute(
      'href',
      '/categorias/quinta-libre',
    );
  },
});

/** In a row above a list; on a phone it is swiped. */
export const Chips = meta.story({ args: { variant: 'chips' } });

/** On the page of a category its own link is marked. */
export const OnACategoryPage = meta.story({
  args: { variant: 'chips' },
  parameters: { route: '/categorias/septima-damas' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Séptima Damas' });
    await expect(link).toHaveAttribute('aria-current', 'page');
  },
});
