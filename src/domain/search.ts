import { nameKey } from './nameKey.ts';

/** Something that can be found. */
export type SearchEntry = {
  id: string;
  kind: 'pair' | 'player' | 'category' | 'club';
  /** What is compared and shown. */
  text: string;
  /** What tells it apart, e.g. its category. */
  detail: string;
  /** Where it leads: a path of the site, or an https address. */
  to: string;
};

/** What of an entry is compared. */
type Findable = Pick<SearchEntry, 'kind' | 'text'>;

/** Entries prepared for many searches. */
export type SearchIndex<Entry extends Findable = SearchEntry> = readonly Indexed<Entry>[];
type Indexed<Entry> = { entry: Entry; key: string; words: readonly string[] };

/** How many answers are given at most. */
const limit = 8;
/** Words from this length on may have one slip. */
const shortestWithSlip = 4;

const { compare: compareTexts } = new Intl.Collator('es');

const kinds: readonly SearchEntry['kind'][] = ['pair', 'player', 'category', 'club'];

export function createSearchIndex<Entry extends Findable>(
  entries: readonly Entry[],
): SearchIndex<Entry> {
  // In order from the start: a letter that half of the league's names begin with sorts none of them.
  return entries
    .toSorted(
      (one, other) =>
        kinds.indexOf(one.kind) - kinds.indexOf(other.kind) || compareTexts(one.text, other.text),
    )
    .map((entry) => {
      const key = searchKey(entry.text);
      return { entry, key, words: key.split(' ') };
    });
}

/**
 * Finds what a visitor types: every word has to begin a word of the entry, without regard to case and
 * accents; a letter too many, too few, wrong or swapped is forgiven in words of four letters and more.
 * @returns the best first, at most eight; none for an empty query
 */
export function search<Entry extends Findable>(
  index: SearchIndex<Entry>,
  query: string,
): readonly Entry[] {
  const key = searchKey(query);
  if (key === '') return [];
  const typed = key.split(' ');
  const found: Entry[][] = [];
  for (const indexed of index) {
    const rank = rankOf(indexed, key, typed);
    if (rank !== null) (found[rank] ??= []).push(indexed.entry);
  }
  return found.flat().slice(0, limit);
}

/** Lower is better; `null`: it does not match. */
function rankOf(
  { key, words }: Indexed<unknown>,
  query: string,
  typed: readonly string[],
): number | null {
  if (key === query) return 0;
  if (key.startsWith(query)) return 1;
  if (typed.every((part) => words.some((word) => word.startsWith(part)))) return 2;
  if (key.includes(query) && query.length > 2) return 3;
  const isClose = typed.every((part) =>
    words.some((word) => word.startsWith(part) || isNearPrefix(part, word)),
  );
  return isClose ? 4 : null;
}

/** As names are compared, and ñ as n: not every keyboard has it. */
function searchKey(text: string): string {
  return nameKey(text)
    .replaceAll('ñ', 'n')
    .replaceAll(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim();
}

/** Whether what was typed begins a word but for one letter. */
function isNearPrefix(typed: string, word: string): boolean {
  const { length } = typed;
  if (length < shortestWithSlip) return false;
  return [length - 1, length, length + 1].some(
    (size) => size <= word.length && isOneSlip(typed, word.slice(0, size)),
  );
}

/** Whether two words differ by one letter that is wrong, missing, superfluous or swapped with the next. */
function isOneSlip(one: string, other: string): boolean {
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const restOfOne = one.slice(start);
  const restOfOther = other.slice(start);
  return (
    restOfOne.slice(1) === restOfOther.slice(1) ||
    restOfOne.slice(1) === restOfOther ||
    restOfOne === restOfOther.slice(1) ||
    (restOfOne.slice(2) === restOfOther.slice(2) &&
      restOfOne[0] === restOfOther[1] &&
      restOfOne[1] === restOfOther[0])
  );
}
