import { categoryTitle, type Category, type CategorySlug } from '../../league/category.ts';
import { clubMap, type KnownPlace } from '../mapLink.ts';
import { playersIn } from '../../padel/names.ts';
import type { Pair } from '../../padel/pair.ts';
import type { SearchEntry } from './search.ts';

type Addresses = {
  pair: (pair: Pair) => string;
  category: (slug: CategorySlug) => string;
};

type SearchedLeague = {
  categories: readonly Category[];
  clubs: readonly KnownPlace[];
  city: string;
};

/** Everything that the site's search finds. */
export function searchEntries(
  pairs: readonly Pair[],
  league: SearchedLeague,
  addressOf: Addresses,
): readonly SearchEntry[] {
  return [
    ...pairs.flatMap((pair) => ofPair(pair, league, addressOf)),
    ...league.categories.map(({ slug, title }): SearchEntry => ({
      id: slug,
      kind: 'category',
      text: title,
      detail: 'Categoría',
      to: addressOf.category(slug),
    })),
    ...league.clubs.map((club, index): SearchEntry => ({
      id: `club ${index}`,
      kind: 'club',
      text: club.name,
      detail: 'Club, en el mapa',
      to: clubMap(club, league.city),
    })),
  ];
}

/** The players of a pair, one by one, those of before too. */
export function playersOf({
  players,
  lines = [],
}: Pick<Pair, 'players' | 'lines'>): readonly string[] {
  const all = [players ?? '', ...lines.map((line) => line.players)];
  return [...new Set(all.flatMap((each) => playersIn(each, true)))];
}

function ofPair(pair: Pair, league: SearchedLeague, addressOf: Addresses): readonly SearchEntry[] {
  const { id, name, category } = pair;
  const to = addressOf.pair(pair);
  const title = categoryTitle(category, league);
  const names = playersOf(pair);
  return [
    { id, kind: 'pair', text: name, detail: title, to, pairId: id },
    ...names.map((player, index): SearchEntry => ({
      id: `${id} ${index}`,
      kind: 'player',
      text: player,
      detail: `${name} · ${title}`,
      to,
      pairId: id,
    })),
  ];
}
