import { nameKey } from '../../padel/nameKey.ts';
import { slipsBetween } from '../../padel/names.ts';
import { pairSlug } from '../../padel/pairSlug.ts';
import { compareTexts } from '../../padel/spanishText.ts';

/** Something that can be found. */
export type SearchEntry = {
  id: string;
  kind: 'pair' | 'player' | 'category' | 'club';
  /** The text that is compared and shown. */
  text: string;
  /** The words that tell it apart, e.g. its category. */
  detail: string;
  /** The address to which it leads: a path of the site, or an https address. */
  to: string;
  /** The id of the pair, or of the player’s. */
  pairId?: string;
};

/** The part of an entry that is compared. */
type Findable = Pick<SearchEntry, 'kind' | 'text'>;

/** Entries prepared for many searches. */
export type SearchIndex<Entry extends Findable = SearchEntry> = readonly Indexed<Entry>[];
type Indexed<Entry> = { entry: Entry; key: string; words: readonly Word[] };

/** A word of entries, one object for all that have it. */
type Word = { text: string; sound: string };

/** The distance of a word from what was typed: lower is better. */
const closeness = { begins: 0, sounds: 1, slips: 2, not: 3 } as const;
type Closeness = (typeof closeness)[keyof typeof closeness];

/**
 * The fewest letters that may be spelt otherwise: as they sound, with one slip, and both at once. Fewer
 * would find names that nobody means.
 */
const fewest = { sound: 3, slip: 4, soundWithSlip: 6 } as const;

/** Nothing has a longer name; a text pasted by accident has any length. */
const longestQuery = 200;

const kinds: readonly SearchEntry['kind'][] = ['pair', 'player', 'category', 'club'];

export function createSearchIndex<Entry extends Findable>(
  entries: readonly Entry[],
): SearchIndex<Entry> {
  const known = new Map<string, Word>();
  const wordOf = (text: string) => {
    const word = known.get(text) ?? { text, sound: soundOf(text) };
    known.set(text, word);
    return word;
  };
  // In order from the start: a letter that half of the league's names begin with sorts none of them.
  return [...entries]
    .sort(
      (one, other) =>
        kinds.indexOf(one.kind) - kinds.indexOf(other.kind) || compareTexts(one.text, other.text),
    )
    .map((entry) => {
      const key = searchKey(entry.text);
      return { entry, key, words: key.split(' ').map(wordOf) };
    });
}

/**
 * Finds what a visitor types: every word has to begin a word of the entry, without regard to case and
 * accents. Longer words may be spelt as they sound (*gutieres* is *Gutiérrez*), with a letter too many, too
 * few, wrong or swapped.
 * @returns all that match, the best first; none for an empty query
 */
export function search<Entry extends Findable>(
  index: SearchIndex<Entry>,
  query: string,
): readonly Entry[] {
  const key = searchKey(query);
  if (key === '' || key.length > longestQuery) return [];
  const typed = key.split(' ').map(comparer);
  const found: Entry[][] = [];
  for (const indexed of index) {
    const rank = rankOf(indexed, key, typed);
    if (rank !== null) (found[rank] ??= []).push(indexed.entry);
  }
  return found.flat();
}

/** Lower is better; `null`: it does not match. */
function rankOf(
  { key, words }: Indexed<unknown>,
  query: string,
  typed: readonly ((word: Word) => Closeness)[],
): number | null {
  if (key === query) return 0;
  if (key.startsWith(query)) return 1;
  const furthest = Math.max(...typed.map((compare) => Math.min(...words.map(compare))));
  if (furthest === closeness.begins) return 2;
  if (key.includes(query) && query.length > 2) return 3;
  return furthest === closeness.not ? null : 3 + furthest;
}

/** Compares words with one that was typed, perhaps not to its end; each word once. */
function comparer(text: string): (word: Word) => Closeness {
  const sound = soundOf(text);
  const sounds = soundsOfBeginning(text);
  const known = new Map<Word, Closeness>();
  const compare = (word: Word) => {
    if (word.text.startsWith(text)) return closeness.begins;
    const isAlike =
      text.length >= fewest.sound && sounds.some((begin) => word.sound.startsWith(begin));
    if (isAlike) return closeness.sounds;
    const hasSlip =
      (text.length >= fewest.slip && isNearBeginning(text, word.text)) ||
      (text.length >= fewest.soundWithSlip && isNearBeginning(sound, word.sound));
    return hasSlip ? closeness.slips : closeness.not;
  };
  return (word) => {
    const result = known.get(word) ?? compare(word);
    known.set(word, result);
    return result;
  };
}

/** As names are compared, and ñ as n: not every keyboard has it. */
function searchKey(text: string): string {
  return (pairSlug(text) || nameKey(text)).replaceAll('ñ', 'n').replaceAll('-', ' ');
}

/**
 * The sound of a word in Latin America: *h* is mute but in *ch*, and there is one sound each for *b* and *v*,
 * *s*, *z* and a soft *c*, a hard *c*, *k* and *qu*, *ll* and *y*, *j* and a soft *g*.
 */
function soundOf(word: string): string {
  return word
    .replaceAll(/c(?=[ei])|z/gu, 's')
    .replaceAll(/c(?!h)|qu?(?=[ei])/gu, 'k')
    .replaceAll(/g(?=[ei])/gu, 'j')
    .replaceAll('ll', 'y')
    .replaceAll('v', 'b')
    .replaceAll('h', '');
}

/** The other sounds of a last letter, which the next one decides. */
const openSounds: Readonly<Record<string, string>> = { c: 'sc', g: 'j', l: 'y' };

/** The sounds that the beginning of a word may have. */
function soundsOfBeginning(text: string): readonly string[] {
  const others = Array.from(openSounds[text.slice(-1)] ?? '');
  return [soundOf(text), ...others.map((other) => soundOf(text.slice(0, -1)) + other)];
}

/** Whether a word begins with what was typed, but for one letter. */
function isNearBeginning(typed: string, word: string): boolean {
  const { length } = typed;
  return [length - 1, length, length + 1].some(
    (size) => size <= word.length && slipsBetween(typed, word.slice(0, size), 1) < 2,
  );
}
