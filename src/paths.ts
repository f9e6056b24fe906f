import type { CategorySlug } from './domain/category.ts';

/** Every address of the site. The router uses the same ones, with `:categoryId` for the slug. */
export const paths = {
  home: () => '/',
  about: () => '/nosotros',
  categories: () => '/categorias',
  category: (slug: CategorySlug | ':categoryId') => `/categorias/${slug}`,
  results: () => '/resultados',
  upcoming: () => '/proximos-partidos',
  admin: () => '/admin',
} as const;

/** The id of the page's `<main>`, to which the skip link leads. */
export const mainId = 'contenido';
