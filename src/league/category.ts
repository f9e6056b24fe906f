import { categories } from './categories.config.ts';
import type { CategorySettings } from './league.ts';

export { categories };

export type Category = CategorySettings;
/** As the database has it, e.g. *Sexta Damas*. */
export type CategoryName = string;
/** The end of a category's address, e.g. *sexta-damas*. */
export type CategorySlug = string;

/**
 * The category with this slug, the end of its address, compared without regard to case; `undefined`
 * for any other text.
 */
export function categoryBySlug(slug: string): Category | undefined {
  const lower = slug.toLowerCase();
  return categories.find((category) => category.slug === lower);
}

/** The category with this name, compared without regard to case; `undefined` for any other text. */
export function categoryByName(name: string): Category | undefined {
  return categories.find((category) => isSameCategory(category.name, name));
}

/** Whether two category names are the same one, without regard to case. */
export function isSameCategory(one: string, other: string): boolean {
  return one.toLocaleLowerCase('es') === other.toLocaleLowerCase('es');
}

/** What is wrong with a choice from the list of categories. */
export function categoryProblem(name: string): string | null {
  return categoryByName(name) === undefined ? 'Elige una categoría.' : null;
}
