import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { NotFound } from '../../src/league/NotFound.tsx';

const meta = preview.meta({ title: 'Feedback/NotFound', component: NotFound });

/** An address that the site does not have. */
export const Page = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Página no encontrada' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Volver al inicio' })).toHaveAttribute(
      'href',
      '/',
    );
  },
});

/** A category that the league does not have. */
export const Category = meta.story({
  args: { what: 'categoría' },
});
