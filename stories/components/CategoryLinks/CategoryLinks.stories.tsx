import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { CategoryLinks } from '../../../src/components/CategoryLinks/CategoryLinks.tsx';

const meta = preview.meta({ title: 'Components/CategoryLinks', component: CategoryLinks });

/** Above the lists of a category; on a phone the row is swiped. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(7);
    await expect(canvas.getByRole('link', { name: 'Quinta Libre' })).toHaveAttribute(
      'href',
      '/categorias/quinta-libre',
    );
  },
});

/** On the page of a category its own link is marked. */
export const OnACategoryPage = meta.story({
  parameters: { route: '/categorias/septima-damas' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Séptima Damas' });
    await expect(link).toHaveAttribute('aria-current', 'page');
  },
});
