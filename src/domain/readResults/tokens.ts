/** A word or a number of a text, without case and accents. */
export type Token = { key: string; start: number; end: number };

const ascii = /^[\0-\x7f]*$/;

export function plainKey(text: string): string {
  if (ascii.test(text)) return text.toLowerCase();
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/gu, '')
    .toLowerCase();
}

export function tokensOf(text: string): Token[] {
  return [...text.matchAll(/[\p{L}\p{M}]+|\d+/gu)].map((match) => ({
    // `GANAMOSSSS`
    key: plainKey(match[0]).replace(/([a-zñ])\1{2,}/gu, '$1'),
    start: match.index,
    end: match.index + match[0].length,
  }));
}
