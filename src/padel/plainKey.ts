const ascii = /^[\0-\x7f]*$/;

/** A text in lower case, without accents; ñ is an n. Positions in it are those of the text, if that is composed. */
export function plainKey(text: string): string {
  if (ascii.test(text)) return text.toLowerCase();
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/gu, '')
    .normalize('NFC')
    .toLowerCase();
}
