import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { CategoriesPreview } from '../../../src/admin/league/CategoriesPreview.tsx';
import { demoSettings } from '../../../src/league/demo/demoSettings.ts';

const categories = demoSettings.categories.map(
  ({ name, title, shortName, slug, spreadsheet }, index) => ({
    name,
    title,
    shortName,
    slug,
    spreadsheet,
    position: index + 1,
  }),
);

const meta = preview.meta({
  title: 'Admin/CategoriesPreview',
  component: CategoriesPreview,
  args: { categories },
});

/** One more than the site has, at the address of another while it is typed. */
export const OneMore = meta.story({
  args: {
    categories: [
      ...categories,
      {
        name: '',
        title: 'Mixto A',
        shortName: null,
        slug: 'sexta-damas',
        spreadsheet: null,
        position: 8,
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(8);
    await expect(canvas.getByRole('link', { name: 'Mixto A' })).toBeVisible();
  },
});
