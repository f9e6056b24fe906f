/** Letters and digits that nobody confuses with one another; the first is always a letter. */
const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ';
const symbols = `${letters}23456789`;

/** `#K7QM`: the short code of an announced match, always the same for an id. */
export function matchCode(id: string): string {
  // FNV-1a, 32 bits.
  let hash = 0x811c9dc5;
  for (const character of id) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  let code = '#';
  for (const alphabet of [letters, symbols, symbols, symbols]) {
    code += alphabet[hash % alphabet.length] ?? '';
    hash = Math.floor(hash / alphabet.length);
  }
  return code;
}

/** The codes in a text, as `matchCode` writes them, however they were typed. */
export function codesIn(text: string): string[] {
  return (text.match(/#[a-z][a-z\d]{3}(?![a-z\d])/giu) ?? []).map((code) => code.toUpperCase());
}
