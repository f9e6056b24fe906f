import { parseAnswer, parseSent } from '../../matches/announcedMatch.ts';
import { categoryByName } from '../../league/category.ts';
import { detailProblem, detailsFrom } from '../../matches/resultDetails.ts';
import type { CivilDate } from '../../padel/time.ts';
import type { Side } from '../../padel/setScore.ts';
import { areTexts, isObject } from '../../live/storedValues.ts';
import type { Asked, Order } from '../reading/readResult.ts';
import type { ItemCorrection, Reading, ReviewItem } from './reviewItem.ts';

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
  /** The pairs that the organiser said to be new, by `pairKey`. */
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
  const { id, words, category, team1, team2, score, winner, date, choice } = item;
  const texts = { id, words, team1, team2, score };
  if (!areTexts(texts) || typeof category !== 'string') return null;
  if (!isTextOrNull(date)) return null;
  return {
    ...texts,
    // The settings of the page may be older than what was kept.
    category: categoryByName(category)?.name ?? category,
    winner: isSide(winner) ? winner : null,
    date,
    ...detailsFrom((name) => {
      const text = textOrNull(item[name]);
      return detailProblem(name, text) === null ? text : null;
    }),
    said: textOrNull(item['said']),
    readDay: textOrNull(item['readDay']),
    leftDay: textOrNull(item['leftDay']),
    codedId: textOrNull(item['codedId']),
    answer: parseAnswer(item['answer']),
    sent: parseSent(item['sent']),
    asked: parseAsked(item['asked']),
    alsoAsked: listOf(item['alsoAsked']).flatMap((asked) => parseAsked(asked) ?? []),
    order: parseOrder(item['order']),
    options: listOf(item['options']).flatMap(parseReading),
    correction: parseCorrection(item['correction']),
    isSettled: item['isSettled'] === true,
    isAsked: item['isAsked'] !== false,
    isKept: item['isKept'] === true,
    isEdited: item['isEdited'] === true,
    choice: choice === 'leave' || choice === 'save' ? choice : null,
  };
}

const reasons: readonly Asked['why'][] = [
  'winner',
  'numbers',
  'doubt',
  'pair',
  'opponent',
  'author',
  'category',
  'score',
  'unfinished',
  'conflict',
  'practice',
  'several',
  'joined',
];

function parseAsked(value: unknown): Asked | null {
  if (!isObject(value)) return null;
  const { why, words } = value;
  const reason = reasons.find((each) => each === why);
  return reason === undefined || !isTextOrNull(words) ? null : { why: reason, words };
}

function parseOrder(value: unknown): Order | null {
  if (!isObject(value)) return null;
  const { first, ahead, said } = value;
  if (!isSide(first)) return null;
  return { first, ahead: isSide(ahead) ? ahead : null, said: isSide(said) ? said : null };
}

function isSide(value: unknown): value is Side {
  return value === 1 || value === 2;
}

function parseCorrection(value: unknown): ItemCorrection | null {
  if (!isObject(value)) return null;
  const { words, options, isRetraction } = value;
  if (typeof words !== 'string') return null;
  const readings = listOf(options).flatMap(parseReading);
  return { words, options: readings, isRetraction: isRetraction === true };
}

function parseReading(value: unknown): Reading[] {
  if (!isObject(value)) return [];
  const { winner, score, teams } = value;
  if (!isSide(winner) || typeof score !== 'string' || !isObject(teams)) return [];
  const { category, team1, team2 } = teams;
  if (typeof category !== 'string' || typeof team1 !== 'string' || typeof team2 !== 'string')
    return [];
  const name = categoryByName(category)?.name ?? category;
  return [{ side: winner, winner, score, teams: { category: name, team1, team2 } }];
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((text) => typeof text === 'string') : [];
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

function isTextOrNull(value: unknown): value is string | null {
  return value === null || typeof value === 'string';
}
