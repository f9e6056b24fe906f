import { nameKey } from '../../padel/nameKey.ts';
import { plainKey } from '../../padel/plainKey.ts';

/** A word or a number of a text, without case and accents. */
export type Token = { key: string; start: number; end: number };

const ascii = /^[\0-\x7f]*$/;

/** `GANAMOSSSS` */
const drawnOut = /([a-zñ])\1{2,}/gu;
/** A text is cut for its names, and for its verbs right after. */
let last: { text: string; tokens: Token[] } | null = null;

export function tokensOf(text: string): Token[] {
  if (last?.text === text) return last.tokens;
  const lower = ascii.test(text) ? text.toLowerCase() : null;
  const isDrawnOut = lower === null || lower.search(drawnOut) !== -1;
  const tokens = Array.from(text.matchAll(/[\p{L}\p{M}]+|\d+/gu), ({ 0: word, index: start }) => {
    const end = start + word.length;
    const key = lower === null ? plainKey(word) : lower.slice(start, end);
    return { key: isDrawnOut ? key.replace(drawnOut, '$1') : key, start, end };
  });
  last = { text, tokens };
  return tokens;
}

const teamKeys = new Map<string, string>();
const mostKeys = 5_000;

/** `nameKey` of a pair's name, which is compared again and again. */
export function teamKey(name: string): string {
  const known = teamKeys.get(name);
  if (known !== undefined) return known;
  const key = nameKey(name);
  if (teamKeys.size >= mostKeys) teamKeys.clear();
  teamKeys.set(name, key);
  return key;
}
