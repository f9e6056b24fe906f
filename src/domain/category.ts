import { categories } from '../league/categories.config.ts';

export { categories };

export type Category = (typeof categories)[number];
export type CategoryName = Category['name'];
export type CategorySlug = Category['slug'];

/** The category with this slug, the end of its address; `undefined` for any other text. */
export function categoryBySlug(slug: string): Category | undefined {
  return categories.find((category) => category.slug === slug);
}

/** The category with this name, compared without regard to case; `undefined` for any other text. */
export function categoryByName(name: string): Category | undefined {
  return categories.find((category) => isSameCategory(category.name, name));
}

/** Whether two category names are the same one, without regard to case. */
export function isSameCategory(one: string, other: string): boolean {
  return one.toLocaleLowerCase('es') === other.toLocaleLowerCase('es');
}
