import type { CategorySlug } from './category.ts';
import { pairSlug } from '../padel/pairSlug.ts';

/** Every address of the site. The router uses the same ones, with `:categoryId` for the slug. */
export const paths = {
  home: () => '/',
  about: () => '/nosotros',
  categories: () => '/categorias',
  category: (slug: CategorySlug) => `/categorias/${slug}`,
  /** A result or an announced match at its row: it keeps its id when it becomes a result. */
  result: (slug: CategorySlug, id: string) => `/categorias/${slug}#${id}`,
  /** The matches that are still to be played. */
  left: (slug: CategorySlug) => `/categorias/${slug}/falta`,
  /** @param season slug of an earlier one */
  rules: (season?: string, part?: 'empates') =>
    `/reglamento${season === undefined ? '' : `?temporada=${season}`}${part === undefined ? '' : `#${part}`}`,
  /** The leaders of all categories. */
  tables: () => '/tablas',
  /** @param season slug of one; without it the one that is being played */
  table: (slug: CategorySlug, season?: string) =>
    season === undefined ? `/tablas/${slug}` : `/tablas/${slug}/${season}`,
  /** The row of a pair in the table that is being played. */
  tableRow: (slug: CategorySlug, name: string, id = '') =>
    `/tablas/${slug}#${encodeURIComponent(pairSlug(name) || id)}`,
  /**
   * @param name of the pair, as written anywhere
   * @param id of the pair, which is its address where the name has no letter or digit
   */
  pair: (slug: CategorySlug, name: string, id = '') =>
    `/parejas/${slug}/${encodeURIComponent(pairSlug(name) || id)}`,
  myPairs: () => '/mi-pareja',
  pairPattern: () => '/parejas/:categoryId/:pairName',
  results: () => '/resultados',
  upcoming: () => '/proximos-partidos',
  admin: () => '/admin',
  /** The guide through the first hour of a league, also where it was put off. */
  guide: () => `/admin#${guideId}`,
  /** @param part a tool or list of `adminParts.ts` */
  adminPart: (part: string) => `/admin/${part}`,
  /** The page on which the administrator changes the league's settings. */
  league: () => '/admin/liga',
  /** A part of that page, opened. */
  leaguePart: (part: 'temporadas' | 'portada' | 'auspiciantes' | 'contactos') =>
    `/admin/liga#${part}`,
  /** The page on which the administrator pastes results. */
  paste: () => '/admin/pegar',
  /** The page on which the administrator copies the matches of a day for the group. */
  copyMatches: () => '/admin/pegar#copiar',
  /** The page on which the administrator plans the matches of a category. */
  fixture: () => '/admin/fixture',
  /** The club's television. */
  tv: () => '/tv',
} as const;

/** The id of the guide's heading on the administrator's page. */
export const guideId = 'guia';
/** The state beside the address of a page to which the guide leads: the page leads back. */
export const fromGuide = 'guide';

/** The id of the page's `<main>`, to which the skip link leads. */
export const mainId = 'contenido';
