// Names as leagues give them, with every sign that can be printed.

const between = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));
const signs = [
  ...between(0x21, 0x2f),
  ...between(0x3a, 0x40),
  ...between(0x5b, 0x60),
  ...between(0x7b, 0x7e),
  ...between(0xa1, 0xff).filter((sign) => sign !== '\u00ad'),
  // General punctuation: dashes, quotes, marks; not what has no width.
  ...between(0x2010, 0x2027),
  ...between(0x2030, 0x205e),
  '🎾',
  '🏆',
  '👩🏽‍🤝‍👨🏻',
  '🏳️‍🌈',
  '1️⃣',
  '♀',
  '№',
  '½',
  '™',
  '\u{1f1e6}\u{1f1f7}',
  '漢',
  '한',
  '𝐀',
  'ا',
  'سيدات',
  'ש',
  'נשים',
  '٣',
  '\u2067أ\u2069',
];
/** Shapes of a name around a sign and a number, which keeps names apart. */
const shapes: readonly ((sign: string, number: number) => string)[] = [
  (sign, number) => `Sub${sign}${number} Mixto`,
  (sign, number) => `${number}${sign} Libre`,
  (sign, number) => `Damas ${sign}${number}${sign}`,
  (sign, number) => `Suma ${number} ${sign} Mixto`,
  (sign, number) => `${sign}${number}`,
  (sign, number) => `Sexta${sign} B${number}`,
  (sign, number) => `L${sign}Elite ${number}${sign}${sign}`,
];
const special = [
  'Mixto',
  'Mixto B',
  'Sexta',
  'Sexta Damas',
  'Sexta Damas B',
  'A',
  '6',
  '13',
  'Ñ',
  '__proto__',
  'constructor',
  'toString',
  '$&',
  "$'",
  '$1',
  '%s',
  '%00',
  '{liga}',
  '</script>',
  '<!--',
  ']]>',
  '&amp;',
  '\\u0041',
  '_x0041_',
  "'; drop",
  '=1+1',
  '@x',
  'H0:00',
];

/**
 * Names that differ from one another, the first of them special ones: part of another, a number, a letter, words of
 * formats. None has a letter twice as wide as a phone.
 */
export function signNames(count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => {
    const known = special[index];
    if (known !== undefined) return known;
    const sign = signs[index % signs.length] ?? '!';
    const shape = shapes[Math.floor(index / signs.length) % shapes.length];
    return shape === undefined ? sign : shape(sign, index);
  });
}
