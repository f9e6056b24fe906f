import type { Category } from '../league/category.ts';
import { playsIn, seasonIn, type SeasonCategory, type SeasonSettings } from '../league/season.ts';
import { groupBy } from '../padel/groupBy.ts';

type NamedCategory = Pick<Category, 'name' | 'title'>;

/** The pairs that go on to the play-offs; a sentence for all categories where they do alike. */
export function describeQualified(
  season: SeasonSettings,
  categories: readonly NamedCategory[],
): string {
  return describePlaces('qualified', season, categories, (count, stage) =>
    count === 1 ? 'la primera clasifica' : `las primeras ${count} pasan a: ${stage}`,
  );
}

/** The same of the pairs that go down. */
export function describeRelegated(
  season: SeasonSettings,
  categories: readonly NamedCategory[],
): string {
  return describePlaces('relegated', season, categories, (count) =>
    count === 1 ? 'la última desciende' : `las últimas ${count} descienden`,
  );
}

/** Places that nobody has chosen are not mentioned. */
function describePlaces(
  place: Exclude<keyof SeasonCategory, 'legs'>,
  season: SeasonSettings,
  categories: readonly NamedCategory[],
  say: (count: number, stage: string) => string,
): string {
  const playing = categories.filter(({ name }) => playsIn(season, name));
  const groups = groupBy(playing, ({ name }) => seasonIn(season, name)[place]?.count ?? 0);
  return [...groups]
    .flatMap(([count, alike]) => {
      const places = seasonIn(season, alike[0]?.name ?? '')[place];
      if (places === undefined) return [];
      const who = say(count, places.name);
      const titles = alike.map(({ title }) => title).join(', ');
      const sentence = groups.size === 1 ? who : `en ${titles} ${who}`;
      return [`${sentence[0]?.toUpperCase()}${sentence.slice(1)}.`];
    })
    .join(' ');
}
