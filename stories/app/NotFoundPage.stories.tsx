import preview from '../../.storybook/preview.tsx';
import { NotFoundPage } from '../../src/app/NotFoundPage.tsx';

const meta = preview.meta({
  title: 'Pages/NotFound',
  component: NotFoundPage,
  parameters: { fullBleed: true, route: '/ranking' },
});

/** An address that the site does not have, mistyped or from an old link. */
export const Page = meta.story();

/** A category that the league does not play, e.g. `/categorias/cuarta-libre`. */
export const Category = meta.story({
  args: { what: 'categoría' as const },
  parameters: { route: '/categorias/cuarta-libre' },
});
