/** The seven categories of the league, in the order in which they are always listed. */
export const categories = [
  { slug: 'octava-damas', name: 'Octava Damas', shortName: '8.ª D' },
  { slug: 'septima-damas', name: 'Séptima Damas', shortName: '7.ª D' },
  { slug: 'sexta-damas', name: 'Sexta Damas', shortName: '6.ª D' },
  { slug: 'octava-libre', name: 'Octava Libre', shortName: '8.ª L' },
  { slug: 'septima-libre', name: 'Séptima Libre', shortName: '7.ª L' },
  { slug: 'sexta-libre', name: 'Sexta Libre', shortName: '6.ª L' },
  { slug: 'quinta-libre', name: 'Quinta Libre', shortName: '5.ª L' },
] as const;

export type Category = (typeof categories)[number];
export type CategoryName = Category['name'];
export type CategorySlug = Category['slug'];

/** The category behind a slug of the address bar; `undefined` for any other text. */
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
