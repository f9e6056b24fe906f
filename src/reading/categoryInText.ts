import { categoryByName, type CategoryName } from '../league/category.ts';
import { settings } from '../league/settings.ts';
import { plainKey } from '../padel/plainKey.ts';

/** A category that a text names, by the positions of its characters. */
export type CategoryInText = {
  /** `null`: it names one that the league does not have. */
  category: string | null;
  start: number;
  end: number;
};

type Spoken = { number: number; group: string };

const ordinals = [
  'primer[ao]?',
  'segund[ao]',
  'tercer[ao]?',
  'cuart[ao]',
  'quint[ao]',
  'sext[ao]',
  'se[pt]{1,2}im[ao]',
  'octav[ao]',
  'noven[ao]',
].map((word) => new RegExp(`^${word}s?$`, 'u'));
/** People of one group have many names; *caballeros* play in *Libre* where the league calls it so. */
const groups: readonly (readonly [group: string, pattern: RegExp])[] = [
  ['damas', /^(?:damas?|fem|femenin[ao]s?|femenil|mujer(?:es)?|chicas|ladies|senoras|d|f)$/u],
  ['libre', /^(?:libres?|caballeros?|cab|varon(?:es)?|hombres?|masc|masculin[ao]s?|l|c)$/u],
  ['mixto', /^(?:mixt[ao]s?|mix)$/u],
];

const ordinal = String.raw`(?:primer[ao]?|segund[ao]|tercer[ao]?|cuart[ao]|quint[ao]|sext[ao]|se[pt]{1,2}im[ao]|octav[ao]|noven[ao])s?`;
const suffix = String.raw`\s?\.?\s?(?:ra|era|da|nda|ta|ma|tima|va|ava|na|a|o|ª|º|°)`;
const group = String.raw`(?:damas?|fem(?:enin[ao]s?|enil)?|mujer(?:es)?|chicas|ladies|senoras|libres?|caballeros?|cab|varon(?:es)?|hombres?|masc(?:ulin[ao]s?)?|mixt[ao]s?|mix)`;
const letter = String.raw`[dflc](?![\p{L}\d'’])`;
const between = String.raw`[^\p{L}\d\n]{0,3}(?:(?:de|cat|categoria)[^\p{L}\d\n]{1,3})?`;
const end = String.raw`(?![\p{L}\d])`;
/** `6ta damas`, `sexta D`, `6 damas`; `damas 6ta`; after what stands before it: no look-behind for Safari 16. */
const spoken = new RegExp(
  String.raw`(^|[^\p{L}\d#/-])(?:(${ordinal}|\d${suffix})(?:${between}(?=\p{L}{2})|[ .]{0,2})(${group}${end}|${letter})|(\d) ?(${group})${end}|(${group})${between}(${ordinal}|\d${suffix})${end})`,
  'gu',
);

/** Cheap: true for all that `spoken` finds. */
const likely =
  /dama|libre|caball|\bcab\b|varon|hombre|\bfem|masc|mujer|chicas|ladies|senora|mixt|\bmix\b|(?:\d|[aoªº°.] ?)[dflc](?!\p{L})/u;

/** Finds the categories that a text names: *Sexta Libre*, *6ta caballeros*, *8ª damas*, *8va D*. */
export function categoryFinder(categories: readonly string[]): (text: string) => CategoryInText[] {
  const known = [...new Set(categories)].map((category) => ({
    category,
    said: spokenAs(category),
    literal: literalPattern(category),
  }));
  const find = ({ number, group }: Spoken, words: string): string | null => {
    const same = known.filter(({ said }) => said?.number === number && said.group === group);
    if (same.length < 2) return same[0]?.category ?? null;
    // A league with *Sexta Libre* and *Sexta Caballeros* means each by its own word.
    return same.find(({ literal }) => literal.test(words))?.category ?? null;
  };
  return (text) => {
    const key = plainKey(text);
    const found: CategoryInText[] = known
      .filter(({ said }) => said === null)
      .flatMap(({ category, literal }) => {
        const match = literal.exec(key);
        const { start, end } = match === null ? { start: 0, end: 0 } : placeOf(match);
        return start === end ? [] : [{ category, start, end }];
      });
    for (const match of likely.test(key) ? key.matchAll(spoken) : []) {
      const said = spokenOf(match);
      const { start, end } = placeOf(match);
      const isTaken = found.some((other) => other.start < end && start < other.end);
      if (said !== null && !isTaken)
        found.push({ category: find(said, key.slice(start, end)), start, end });
    }
    return found;
  };
}

/** The category that a cell names: `Sexta Libre`, `6ta caballeros`, `8va D`; empty for anything else. */
export function readCategory(text: string): CategoryName {
  const league = settings();
  const { categories } = league;
  const [found, ...others] = categoryFinder(categories.flatMap(({ name, title }) => [name, title]))(
    text,
  );
  const isWhole = found !== undefined && others.length === 0 && isRestEmpty(text, found);
  const named = isWhole ? (found.category ?? '') : text;
  return (
    (categoryByName(named, league) ?? categories.find(({ title }) => title === named))?.name ?? ''
  );
}

function isRestEmpty(text: string, { start, end }: { start: number; end: number }): boolean {
  return !/[\p{L}\d]/u.test(text.slice(0, start) + text.slice(end));
}

/** The number and group that are all of a category's name; `null` for other names. */
function spokenAs(category: string): Spoken | null {
  const key = plainKey(category).trim();
  const [match] = key.matchAll(spoken);
  return match === undefined || match[0] !== key ? null : spokenOf(match);
}

function spokenOf(match: RegExpExecArray): Spoken | null {
  const [, , before, groupAfter, digit, groupOfDigit, groupBefore, after] = match;
  const number = numberOf(before ?? digit ?? after ?? '');
  const word = groupAfter ?? groupOfDigit ?? groupBefore ?? '';
  const name = groups.find(([, pattern]) => pattern.test(word))?.[0];
  return number === null || name === undefined ? null : { number, group: name };
}

/** Without the character before it. */
function placeOf({ 0: whole, 1: before = '', index }: RegExpExecArray) {
  return { start: index + before.length, end: index + whole.length };
}

function numberOf(word: string): number | null {
  const digit = /^\d/u.exec(word);
  if (digit !== null) return Number(digit[0]);
  const index = ordinals.findIndex((pattern) => pattern.test(word));
  return index === -1 ? null : index + 1;
}

/** The name itself, its ordinal as a number too. */
function literalPattern(category: string): RegExp {
  const [first = '', ...rest] = plainKey(category).trim().split(/\s+/u);
  const number = numberOf(first);
  const start =
    number === null || /^\d/u.test(first)
      ? escape(first)
      : `(?:${escape(first)}|${number}(?:${suffix})?)`;
  return new RegExp(
    `(^|[^\\p{L}\\d])${[start, ...rest.map(escape)].join('\\W{0,3}')}(?![\\p{L}\\d])`,
    'u',
  );
}

function escape(text: string): string {
  return text.replaceAll(/[^\p{L}\d]/gu, String.raw`\$&`);
}
