/** White space as `trim()` removes it, repeated. */
const spaces = /\s+/gu;
const ascii = /^[\0-\x7f]*$/u;

/**
 * The key by which names of pairs are compared: without case, accents (ñ is a letter) and superfluous
 * white space. `private.name_key` in the database computes the same, and a database in the C locale
 * lowers ASCII only: here too.
 */
export function nameKey(name: string): string {
  // Most names, and most of a long chat: five times as fast.
  if (ascii.test(name)) return name.replace(spaces, ' ').trim().toLowerCase();
  return name
    .normalize('NFD')
    .replace(spaces, ' ')
    .trim()
    .replaceAll(/[nN]\u0303/gu, 'ñ')
    .replaceAll(/[\u0300-\u036f]/gu, '')
    .normalize('NFC')
    .replaceAll(/[A-Z]/gu, (letter) => letter.toLowerCase());
}
