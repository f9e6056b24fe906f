import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { CategoriesPage } from '../../../src/pages/Categories/CategoriesPage.tsx';

const meta = preview.meta({
  title: 'Pages/Categories',
  component: CategoriesPage,
  parameters: { fullBleed: true, route: '/categorias' },
});

/** The page of all categories. */
export const Default = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Categorías');
    await expect(canvas.getAllByRole('link')).toHaveLength(7);
  },
});

/** The same on a phone. */
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
