/** Combining marks, but not the tilde of ñ: that is a letter of its own. */
const accents = /(?<!n)\u0303|[\u0300-\u0302\u0304-\u036f]/gu;

/**
 * What two spellings of a pair's name have in common: the text without case, without accents (ñ is
 * a letter), without white space at the ends and repeated within.
 */
export function nameKey(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFD')
    .replace(accents, '')
    .normalize('NFC')
    .trim()
    .replace(/\s+/gu, ' ');
}
