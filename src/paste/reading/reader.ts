import type { AnnouncedMatch } from '../../matches/announcedMatch.ts';
import { matchCode } from '../matchCode.ts';
import { nameKey } from '../../padel/nameKey.ts';
import { wordsOf } from '../../padel/names.ts';
import type { Category } from '../../league/category.ts';
import type { Season } from '../../league/season.ts';
import type { StandingsRule } from '../../league/standingsRule.ts';
import type { CivilDate } from '../../padel/time.ts';
import { categoryFinder, partFinder, type CategoryInText } from '../../reading/categoryInText.ts';
import type { Message } from '../../reading/messages.ts';
import { pairFinder, type PairToFind, type PairFinder } from './pairNames.ts';

export type Authors = Readonly<Record<string, string>>;

/** A season; without its rule it has no draws. */
type ReadSeason = Season & { rule?: Pick<StandingsRule, 'points'> };

export type ReadingContext = {
  pairs: readonly PairToFind[];
  matches: readonly AnnouncedMatch[];
  /** The pair that *ganamos* means; `null`: not known. */
  author: string | null;
  /** The pairs of those who write in a group, by the names in the heads of their messages. */
  authors?: Authors;
  /** The league's categories; without them those of its pairs and matches. */
  categories?: readonly Pick<Category, 'name' | 'title'>[];
  /** The league's own day. */
  today: CivilDate;
  /** A match of another season is another one, and a draw is one where the season has them. */
  seasons?: readonly ReadSeason[];
};

/** All that a message is read with. */
export type Reader = {
  matches: readonly AnnouncedMatch[];
  seasons: readonly ReadSeason[];
  today: CivilDate;
  /** By sender. */
  ownPairs: ReadonlyMap<string, string>;
  everybody: readonly PairToFind[];
  authors: readonly PairToFind[];
  finderFor: (category: string | null) => PairFinder;
  findCategories: (text: string) => CategoryInText[];
  codes: ReadonlyMap<string, AnnouncedMatch | null>;
  /** Several people say *we*: the author is only one of them. */
  hasSeveralVoices: boolean;
  /** Whether the pair of this message's sender was chosen. */
  isSenderKnown: boolean;
};

/** @param voices how many people say *we* */
export function makeReader(context: ReadingContext, voices: number): Reader {
  const known = new Map<string, PairToFind>();
  const announced = context.matches.flatMap(({ team1, team2, category }) => [
    { name: team1, category, players: null },
    { name: team2, category, players: null },
  ]);
  for (const pair of [...context.pairs, ...announced]) {
    const key = `${pair.category}\n${nameKey(pair.name)}`;
    if (!known.has(key)) known.set(key, pair);
  }
  const everybody = [...known.values()];
  const categories = context.categories ?? [];
  const foreign = [...new Set(everybody.map(({ category }) => category))].filter(
    (category) => !categories.some(({ name }) => name === category),
  );
  const called = [...categories, ...foreign.map((name) => ({ name, title: name }))];
  const [findNamed, findByPart] = [categoryFinder(called), partFinder(called)];
  const finders = new Map<string | null, PairFinder>();
  const codes = new Map<string, AnnouncedMatch | null>();
  for (const match of context.matches) {
    const code = matchCode(match.id);
    codes.set(code, codes.has(code) ? null : match);
  }
  return {
    matches: context.matches,
    seasons: context.seasons ?? [],
    today: context.today,
    everybody,
    authors: pairsNamed(context.author, everybody),
    ownPairs: new Map(Object.entries(context.authors ?? {})),
    isSenderKnown: false,
    finderFor(category) {
      const existing = finders.get(category);
      if (existing !== undefined) return existing;
      const own = everybody.filter((pair) => pair.category === category);
      // A category without pairs says nothing about who played.
      const finder = pairFinder(own.length === 0 ? everybody : own);
      finders.set(category, finder);
      return finder;
    },
    findCategories(text) {
      const found = findNamed(text);
      return found.length > 0 ? found : findByPart(text);
    },
    codes,
    hasSeveralVoices: voices > 1,
  };
}

/** Takes the pair of the message's sender as the author, where it is known. */
export function readerFor({ sender }: Pick<Message, 'sender'>, reader: Reader): Reader {
  const name = sender === null ? undefined : reader.ownPairs.get(sender);
  if (name === undefined) return reader;
  return { ...reader, authors: pairsNamed(name, reader.everybody), isSenderKnown: true };
}

function pairsNamed(name: string | null, pairs: readonly PairToFind[]): readonly PairToFind[] {
  return name === null ? [] : pairs.filter((pair) => nameKey(pair.name) === nameKey(name));
}

/** The pairs in which somebody plays, by the words of a name. */
export function pairsOfPlayer(sender: string, pairs: readonly PairToFind[]): readonly PairToFind[] {
  const words = wordsOf(sender).filter((word) => /^\p{L}{2,}$/u.test(word));
  if (words.length === 0) return [];
  return pairs.filter(({ players, name }) => {
    const known = wordsOf(`${players ?? ''} ${name}`);
    return words.every((word) => known.includes(word));
  });
}

/** Whether *we* can be somebody else's pair than the author's. */
export function isOtherVoice({ sender }: Pick<Message, 'sender'>, reader: Reader): boolean {
  if (sender === null || reader.isSenderKnown) return false;
  if (pairsOfPlayer(sender, reader.authors).length > 0) return false;
  if (reader.hasSeveralVoices) return true;
  return sender.includes(' ') && pairsOfPlayer(sender, reader.everybody).length > 0;
}
