import type { CategorySettings, LeagueSettings } from './league.ts';

export type Category = CategorySettings;
/** As the database has it, e.g. *Sexta Damas*. */
export type CategoryName = string;
/** The end of a category's address, e.g. *sexta-damas*. */
export type CategorySlug = string;

type Categories = Pick<LeagueSettings, 'categories'>;

/**
 * The category with this slug, the end of its address, or one that had it before, compared without regard
 * to case; `undefined` for any other text.
 */
export function categoryBySlug(slug: string, { categories }: Categories): Category | undefined {
  const lower = slug.toLowerCase();
  return (
    categories.find((category) => category.slug === lower) ??
    categories.find(({ oldSlugs }) => oldSlugs.includes(lower))
  );
}

/** The category with this name, compared without regard to case; `undefined` for any other text. */
export function categoryByName(name: string, { categories }: Categories): Category | undefined {
  return categories.find((category) => isSameCategory(category.name, name));
}

/** The title of a category; its name where the league does not have it. */
export function categoryTitle(name: CategoryName, league: Categories): string {
  return categoryByName(name, league)?.title ?? name;
}

/** Whether two category names are the same one, without regard to case. */
export function isSameCategory(one: string, other: string): boolean {
  return one.toLocaleLowerCase('es') === other.toLocaleLowerCase('es');
}

/** The problem with a choice from the list of categories. */
export function categoryProblem(name: string, league: Categories): string | null {
  return categoryByName(name, league) === undefined ? 'Elegir una categoría.' : null;
}
