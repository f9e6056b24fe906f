import type { CategorySettings } from './league.ts';
import { settings, useSettings } from './settings.ts';

export type Category = CategorySettings;
/** As the database has it, e.g. *Sexta Damas*. */
export type CategoryName = string;
/** The end of a category's address, e.g. *sexta-damas*. */
export type CategorySlug = string;

/**
 * The category with this slug, the end of its address, or one that had it before, compared without regard
 * to case; `undefined` for any other text.
 */
export function categoryBySlug(slug: string): Category | undefined {
  const lower = slug.toLowerCase();
  const { categories } = settings();
  return (
    categories.find((category) => category.slug === lower) ??
    categories.find(({ oldSlugs }) => oldSlugs.includes(lower))
  );
}

/** The category with this name, compared without regard to case; `undefined` for any other text. */
export function categoryByName(name: string): Category | undefined {
  return findByName(settings().categories, name);
}

/** The title of a category; its name where the page does not know it. For code without React. */
export function categoryTitle(name: CategoryName): string {
  return categoryByName(name)?.title ?? name;
}

/** The category with this name, in a component; `undefined` for none. */
export function useCategory(name: CategoryName | undefined): Category | undefined {
  const { categories } = useSettings();
  return name === undefined ? undefined : findByName(categories, name);
}

/** The same as `categoryTitle`, in a component: it is rendered again when a title changes. */
export function useCategoryTitles(): (name: CategoryName) => string {
  const { categories } = useSettings();
  return (name) => findByName(categories, name)?.title ?? name;
}

function findByName(categories: readonly Category[], name: CategoryName): Category | undefined {
  return categories.find((category) => isSameCategory(category.name, name));
}

/** Whether two category names are the same one, without regard to case. */
export function isSameCategory(one: string, other: string): boolean {
  return one.toLocaleLowerCase('es') === other.toLocaleLowerCase('es');
}

/** The problem with a choice from the list of categories. */
export function categoryProblem(name: string): string | null {
  return categoryByName(name) === undefined ? 'Elegir una categoría.' : null;
}
