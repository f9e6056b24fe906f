import { categories, categoryByName } from './category.ts';
import type { KnownPlace } from './mapLink.ts';
import type { Pair } from './pair.ts';
import { pairSlug } from './pairSlug.ts';
import type { SearchEntry } from './search.ts';

/** How a league separates the players of a pair in one line. */
const separators = /\s*[,/;&+]\s*|\s+[-–ye]\s+/u;

type Addresses = {
  pair: (pair: Pair) => string;
  category: (slug: (typeof categories)[number]['slug']) => string;
};

/** Everything that the site's search finds. */
export function searchEntries(
  pairs: readonly Pair[],
  clubs: readonly KnownPlace[],
  addressOf: Addresses,
): readonly SearchEntry[] {
  return [
    ...pairs.filter(({ name }) => pairSlug(name) !== '').flatMap((pair) => ofPair(pair, addressOf)),
    ...categories.map(({ slug, name }): SearchEntry => ({
      id: slug,
      kind: 'category',
      text: name,
      detail: 'Categoría',
      to: addressOf.category(slug),
    })),
    ...clubs.map(({ name, map }): SearchEntry => ({
      id: map,
      kind: 'club',
      text: name,
      detail: 'Club, en el mapa',
      to: map,
    })),
  ];
}

function ofPair(pair: Pair, addressOf: Addresses): readonly SearchEntry[] {
  const { id, name, category, players } = pair;
  const to = addressOf.pair(pair);
  const shortName = categoryByName(category)?.name ?? category;
  const names = (players ?? '').split(separators).filter((player) => player !== '');
  return [
    { id, kind: 'pair', text: name, detail: shortName, to },
    ...names.map((player, index): SearchEntry => ({
      id: `${id} ${index}`,
      kind: 'player',
      text: player,
      detail: `${name} · ${shortName}`,
      to,
    })),
  ];
}
