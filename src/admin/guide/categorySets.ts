import { proposeShortName, proposeSlug } from '../league/proposedNames.ts';
import { slugProblem } from '../league/settingRules.ts';
import type { NewCategory } from '../league/settingTables.ts';
import { textProblem } from '../../padel/fieldRules.ts';

/** Categories that are often played together. */
type CategorySet = {
  /** The people who play in it. */
  title: string;
  /** In the order in which the site lists them. */
  titles: readonly string[];
  /** Those that are chosen at first. */
  usual: readonly string[];
};

/** From the eighth, where most play, to the first. */
const levels = ['Octava', 'Séptima', 'Sexta', 'Quinta', 'Cuarta', 'Tercera', 'Segunda', 'Primera'];

function levelsOf(group: string): CategorySet {
  const titles = levels.map((level) => `${level} ${group}`);
  return { title: group, titles, usual: titles.slice(0, 4) };
}

export const categorySets: readonly CategorySet[] = [
  levelsOf('Damas'),
  levelsOf('Libre'),
  levelsOf('Caballeros'),
  { title: 'Mixto', titles: ['Mixto', 'Mixto A', 'Mixto B', 'Mixto C'], usual: ['Mixto'] },
  {
    title: 'Edades',
    titles: ['+35', '+40', '+45', '+50', '+60', 'Sub 14', 'Sub 16', 'Sub 18'],
    usual: [],
  },
];

/** The administrator's choice so far. */
export type CategoryPlan = {
  /** The titles of the sets that are shown. */
  sets: readonly string[];
  /** The chosen titles of these sets. */
  titles: readonly string[];
  /** Further titles, one a line. */
  others: string;
};

export const noCategories: CategoryPlan = { sets: [], titles: [], others: '' };

/** Shows these sets; one that was not shown before begins with its usual categories. */
export function withSets(choice: CategoryPlan, sets: readonly string[]): CategoryPlan {
  const added = categorySets.filter(
    ({ title }) => sets.includes(title) && !choice.sets.includes(title),
  );
  const shown = categorySets.filter(({ title }) => sets.includes(title));
  const kept = choice.titles.filter((title) => shown.some(({ titles }) => titles.includes(title)));
  return { ...choice, sets, titles: [...kept, ...added.flatMap(({ usual }) => usual)] };
}

type Existing = Pick<NewCategory, 'name' | 'title' | 'slug'> & { oldSlugs?: readonly string[] };

/** The categories to create, in the order of the sets; those that the league has are left out. */
export function newCategories(
  { sets, titles, others }: CategoryPlan,
  existing: readonly Existing[],
): NewCategory[] {
  const chosen = categorySets
    .filter(({ title }) => sets.includes(title))
    .flatMap((set) => set.titles.filter((title) => titles.includes(title)));
  const taken = new Set(
    existing.flatMap(({ name, slug, oldSlugs = [] }) => [proposeSlug(name), slug, ...oldSlugs]),
  );
  const added: NewCategory[] = [];
  for (const title of [...chosen, ...linesOf(others)]) {
    const slug = proposeSlug(title);
    if (taken.has(slug)) continue;
    taken.add(slug);
    const shortName = proposeShortName(title);
    added.push({
      name: title,
      title,
      shortName: shortName === '' ? null : shortName,
      slug,
      spreadsheet: null,
      position: existing.length + added.length + 1,
    });
  }
  return added;
}

/** The problem with the further titles, in Spanish; `null`: none. */
export function othersProblem(others: string): string | null {
  for (const title of linesOf(others)) {
    const problem = textProblem(title, 40) ?? slugProblem(proposeSlug(title));
    if (problem !== null) return `«${title}»: ${problem}`;
  }
  return null;
}

function linesOf(text: string): string[] {
  return text
    .split(/[\n,;]/u)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
