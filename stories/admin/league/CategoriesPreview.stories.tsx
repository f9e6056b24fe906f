import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { CategoriesPreview } from '../../../src/admin/league/CategoriesPreview.tsx';
import { demoSettings } from '../../../src/league/demo/demoSettings.ts';
import { choiceControl } from '../../support/controls.ts';

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

const oneMore = [
  ...categories,
  {
    name: '',
    title: 'Mixto A',
    shortName: null,
    slug: 'sexta-damas',
    spreadsheet: null,
    position: 8,
  },
];

const meta = preview.meta({
  title: 'Admin/League/CategoriesPreview',
  component: CategoriesPreview,
  argTypes: { categories: choiceControl({ one: categories.slice(0, 1), categories, oneMore }) },
  args: { categories },
});

/** One more than the site has, at the address of another while it is typed. */
export const OneMore = meta.story({
  args: { categories: oneMore },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(8);
    await expect(canvas.getByRole('link', { name: 'Mixto A' })).toBeVisible();
  },
});
