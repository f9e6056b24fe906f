import type { CivilDate } from '../../padel/time.ts';
import { areTexts, isObject } from '../../live/storedValues.ts';
import { itemFrom, type ReviewItem } from './reviewItem.ts';

/** A review as this device keeps it. */
export type KeptPaste = {
  /** What was pasted; `null`: it is too long to be kept. */
  text: string | null;
  items: readonly ReviewItem[];
  unread: readonly { id: string; words: string }[];
  /** Ids in the order in which they are shown. */
  order: readonly string[];
  /** Ids of the rows that were read, in the order of the text; empty if the text is not kept. */
  sources: readonly string[];
  /** Members of the chat who say *ganamos*, by the names in the heads of their messages. */
  voices: readonly string[];
  /** The day of what has none; empty: those rows wait for theirs. */
  day: CivilDate;
  /** The pairs that the administrator said to be new, by `keyInCategory`. */
  newPairs: readonly string[];
  /** Whether it is a table: what it has of earlier seasons was played, whatever is announced. */
  isSheet: boolean;
};

/** Reads what was kept; `null` for anything else: a browser's storage may hold anything. */
export function parseKeptPaste(stored: unknown): KeptPaste | null {
  if (!isObject(stored)) return null;
  const { text, items, unread, order, sources, voices, day } = stored;
  if (!Array.isArray(items) || !Array.isArray(unread) || !Array.isArray(order)) return null;
  if (typeof day !== 'string' || !order.every((id) => typeof id === 'string')) return null;
  const parsed = items.flatMap((item: unknown) => parseItem(item) ?? []);
  const words = unread.flatMap((entry: unknown) => {
    if (!isObject(entry)) return [];
    const { id, words } = entry;
    return typeof id === 'string' && typeof words === 'string' ? [{ id, words }] : [];
  });
  if (parsed.length < items.length || words.length < unread.length) return null;
  return {
    text: typeof text === 'string' ? text : null,
    items: parsed,
    unread: words,
    order,
    sources: textsOf(sources),
    voices: textsOf(voices),
    day,
    newPairs: textsOf(stored['newPairs']),
    isSheet: stored['isSheet'] === true,
  };
}

function parseItem(item: unknown): ReviewItem | null {
  if (!isObject(item)) return null;
  const { id, words, category, team1, team2, score, date } = item;
  const isDay = date === null || typeof date === 'string';
  return areTexts({ id, words, category, team1, team2, score }) && isDay ? itemFrom(item) : null;
}

function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((text) => typeof text === 'string') : [];
}
