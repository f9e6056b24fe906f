import type { Category } from '../league/category.ts';
import { playsIn, seasonIn, type SeasonSettings } from '../league/season.ts';
import { groupBy } from '../padel/groupBy.ts';

/** The pairs that go on to the play-offs; a sentence for all categories where they do alike. */
export function describeQualified(
  season: SeasonSettings,
  categories: readonly Pick<Category, 'name' | 'title'>[],
): string {
  const playing = categories.filter(({ name }) => playsIn(season, name));
  const groups = groupBy(playing, ({ name }) => season.categories[name]?.qualified ?? 0);
  return [...groups]
    .flatMap(([count, alike]) => {
      const { qualified } = seasonIn(season, alike[0]?.name ?? '');
      if (qualified === undefined) return [];
      const who = count === 1 ? 'la primera pasa' : `las primeras ${count} pasan`;
      const titles = alike.map(({ title }) => title).join(', ');
      const sentence = groups.size === 1 ? who : `en ${titles} ${who}`;
      return [`${sentence[0]?.toUpperCase()}${sentence.slice(1)} a: ${qualified.name}.`];
    })
    .join(' ');
}
