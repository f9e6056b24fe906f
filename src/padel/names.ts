import { nameKey } from './nameKey.ts';
import { plainKey } from './plainKey.ts';

/** A word or a number of a text, without case and accents, by the positions of its characters. */
export type Token = { key: string; start: number; end: number };

const ascii = /^[\0-\x7f]*$/;
/** `GANAMOSSSS` */
const drawnOut = /([a-zñ])\1{2,}/gu;

/** The words and numbers of a text as names are compared; ñ is an n, which not every keyboard has. */
export function tokensOf(text: string): readonly Token[] {
  const lower = ascii.test(text) ? text.toLowerCase() : null;
  const isDrawnOut = lower === null || lower.search(drawnOut) !== -1;
  return Array.from(text.matchAll(/[\p{L}\p{M}]+|\d+/gu), ({ 0: word, index: start }) => {
    const end = start + word.length;
    const key = lower === null ? plainKey(word) : lower.slice(start, end);
    return { key: isDrawnOut ? key.replace(drawnOut, '$1') : key, start, end };
  });
}

export function wordsOf(text: string): string[] {
  return tokensOf(text).map(({ key }) => key);
}

/** The signs between the players of a pair, the plainest first: a hyphen within a word can be part of a name. */
const dividers = [/\s*[/&+,;]\s*/u, /\s+(?:[ye]|[-–—])\s+|\s+[-–—]|[-–—]\s+/iu, /[-–—]/u];

/**
 * The players that a text names: `Ana Pérez / Luz Gómez`, `Ana y Luz`, `Pérez-Gómez`; else the text alone.
 * @param areHyphensKept whether a hyphen within a word divides nobody
 */
export function playersIn(text: string, areHyphensKept = false): string[] {
  const trimmed = text.trim();
  const divider = dividers
    .slice(0, areHyphensKept ? 2 : 3)
    .find((each) => trimmed.split(each).filter((part) => part !== '').length > 1);
  return (divider === undefined ? [trimmed] : trimmed.split(divider))
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** Whether two names are of one player: `A. Pérez` is `Ana Pérez`; a single word is only the same word. */
export function isSamePlayer(one: string, other: string): boolean {
  const areWhole = [one, other].every((name) => wordsOf(name).length > 1);
  return areWhole ? isPartOf(one, other) || isPartOf(other, one) : nameKey(one) === nameKey(other);
}

/** Whether all words of a name are among those of another: `Pérez` of `Ana Pérez`, `A. Pérez` too. */
export function isPartOf(name: string, whole: string): boolean {
  const [words, known] = [wordsOf(name), wordsOf(whole)];
  const isNamed = words.some((word) => word.length > 1);
  return (
    words.length > 0 &&
    words.every(
      (word) =>
        known.includes(word) ||
        (isNamed && word.length === 1 && known.some((other) => other.startsWith(word))),
    )
  );
}

/**
 * By how many letters two words differ, at most `most` + 1: one that is wrong, missing, superfluous or exchanged
 * with its neighbour is one.
 */
export function slipsBetween(one: string, other: string, most: number): number {
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  let [end, otherEnd] = [one.length, other.length];
  while (end > start && otherEnd > start && one[end - 1] === other[otherEnd - 1]) {
    end -= 1;
    otherEnd -= 1;
  }
  if (Math.abs(end - otherEnd) > most) return most + 1;
  if (end === start || otherEnd === start) return Math.max(end, otherEnd) - start;
  return countSlips(one.slice(start, end), other.slice(start, otherEnd), most);
}

/** The part of two words that is the same, 0 to 1. */
export function likeness(one: string, other: string): number {
  if (one === other) return 1;
  const longest = Math.max(one.length, other.length);
  const most = Math.floor(longest / 2);
  const slips = slipsBetween(one, other, most);
  return slips > most ? 0 : 1 - slips / longest;
}

function countSlips(one: string, other: string, most: number): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      let slips = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
      );
      const isExchanged =
        row > 1 &&
        column > 1 &&
        one[row - 1] === other[column - 2] &&
        one[row - 2] === other[column - 1];
      if (isExchanged) slips = Math.min(slips, (beforeLast[column - 2] ?? 0) + 1);
      current.push(slips);
    }
    if (Math.min(...current) > most) return most + 1;
    beforeLast = last;
    last = current;
  }
  return last.at(-1) ?? most + 1;
}
