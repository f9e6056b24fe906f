import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { paths } from '../../src/league/paths.ts';
import { CategoryLinks } from '../../src/league/CategoryLinks.tsx';
import { choiceControl } from '../support/controls.ts';

const meta = preview.meta({
  title: 'Navigation/CategoryLinks',
  component: CategoryLinks,
  argTypes: { addressOf: choiceControl({ lists: paths.category, tables: paths.table }) },
});

/** Of the row that is swiped, on the screen. */
async function expectInTheMiddle(link: HTMLElement) {
  const middle = (element: Element | null | undefined) => {
    const { left = 0, width = 0 } = element?.getBoundingClientRect() ?? {};
    return left + width / 2;
  };
  await expect(Math.abs(middle(link) - middle(link.closest('ul')))).toBeLessThan(2);
}

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

/** On a phone the current category is scrolled into view; an end with more behind it fades out. */
export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: { route: '/categorias/octava-libre' },
  play: async ({ canvas }) => {
    await expectInTheMiddle(canvas.getByRole('link', { name: 'Octava Libre' }));
  },
});

/** On the table of an earlier season, too, which lies below that of the category. */
export const OfASeason = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: { addressOf: paths.table },
  parameters: { route: '/tablas/octava-libre/apertura-2026' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Octava Libre' });
    await expect(link).toHaveAttribute('aria-current', 'page');
    await expectInTheMiddle(link);
  },
});
