import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Attention } from '../../../src/admin/desk/Attention.tsx';

const ending = {
  one: '1 resultado que ahora cuenta',
  several: '12 resultados que ahora cuentan',
  to: '/admin/revisar',
};
const clash = { one: '1 choque', several: '2 partidos que chocan', to: '/admin/choques' };

const meta = preview.meta({
  title: 'Admin/Desk/Attention',
  tags: ['new'],
  component: Attention,
  args: {
    items: [
      { count: 1, ...ending },
      { count: 2, ...clash },
    ],
  },
  globals: { viewport: { value: 'phone' } },
});

/** Each leads to its page. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link').map(({ textContent }) => textContent);
    await expect(links).toEqual(['1 resultado que ahora cuenta', '2 partidos que chocan']);
  },
});

/** Where nothing waits nothing is said. */
export const Nothing = meta.story({
  args: { items: [{ count: 0, ...ending }] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Para mirar:')).toBeNull();
  },
});
