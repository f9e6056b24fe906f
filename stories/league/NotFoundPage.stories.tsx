import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { NotFoundPage } from '../../src/league/NotFoundPage.tsx';

const meta = preview.meta({
  title: 'Pages/NotFound',
  component: NotFoundPage,
  parameters: { fullBleed: true, route: '/ranking' },
});

/** An address that the site does not have, mistyped or from an old link. */
export const Page = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Página no encontrada' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Volver al inicio' })).toHaveAttribute(
      'href',
      '/',
    );
  },
});

/** A category that the league does not play, e.g. `/categorias/cuarta-libre`. */
export const Category = meta.story({
  args: { what: 'categoría' as const },
  parameters: { route: '/categorias/cuarta-libre' },
});

/** The season of an address is unknown. */
export const Season = meta.story({ args: { what: 'temporada' as const } });
