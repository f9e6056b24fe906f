import { categoryByName } from '../category.ts';
import type { CivilDate } from '../time.ts';
import { areTexts, isObject } from '../../utils/storedValues.ts';
import type { ReviewItem } from './reviewItem.ts';

/** A review as this device keeps it. */
export type KeptPaste = {
  /** What was pasted; `null`: it is too long to be kept. */
  text: string | null;
  items: readonly ReviewItem[];
  unread: readonly { id: string; words: string }[];
  /** Ids in the order in which they are shown. */
  order: readonly string[];
  /** Of each row that was read the id, in the order of the text; empty if the text is not kept. */
  sources: readonly string[];
  /** Those who say *ganamos*, by the names in the heads of their messages. */
  voices: readonly string[];
  day: CivilDate;
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
  };
}

function parseItem(item: unknown): ReviewItem | null {
  if (!isObject(item)) return null;
  const { id, words, category, team1, team2, score, winner, date, matchId, choice } = item;
  const texts = { id, words, team1, team2, score };
  if (!areTexts(texts) || typeof category !== 'string') return null;
  if (!isTextOrNull(date) || !isTextOrNull(matchId)) return null;
  return {
    ...texts,
    category: categoryByName(category)?.name ?? '',
    winner: winner === 1 || winner === 2 ? winner : null,
    date,
    matchId,
    isSettled: item['isSettled'] === true,
    isAsked: item['isAsked'] !== false,
    isEdited: item['isEdited'] === true,
    choice: choice === 'leave' || choice === 'save' ? choice : null,
  };
}

function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((text) => typeof text === 'string') : [];
}

function isTextOrNull(value: unknown): value is string | null {
  return value === null || typeof value === 'string';
}
