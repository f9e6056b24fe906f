import { categoryByName, type Category, type CategoryName } from '../league/category.ts';
import { settings } from '../league/settings.ts';
import { plainKey } from '../padel/plainKey.ts';

/** A category that a text names, by the positions of its characters. */
export type CategoryInText = {
  /** `null`: it names one that the league does not have. */
  category: CategoryName | null;
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
const ending = String.raw`\.?(?:ra|era|da|nda|ta|ma|tima|va|ava|na|ª|º|°)`;
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

/** A way in which the league calls a category: its name or its title. */
type Called = {
  category: CategoryName;
  /** Its key; signs may be left out where it is written. */
  key: string;
  said: Spoken | null;
  /** Its words with any signs between them; `null`: too short to be told from other words of a sentence. */
  pattern: RegExp | null;
};

type Candidate = CategoryInText & { isExact: boolean };

/**
 * Finds the categories that a text names: *Sexta Libre*, *6ta caballeros*, *8ª damas*, *8va D*. Of names that are part
 * of one another, as *Mixto* of *Mixto B*, the longer one counts. *A* or *6* is one in a line of its own alone.
 */
export function categoryFinder(
  categories: readonly Pick<Category, 'name' | 'title'>[],
): (text: string) => CategoryInText[] {
  const known = categories.flatMap(({ name, title }) =>
    [...new Set([name, title])].map((called) => calledBy(called, name)),
  );
  return (text) => {
    const key = plainKey(text);
    const named = known.flatMap((called) => (called.said === null ? placesOf(called, key) : []));
    const said = likely.test(key) ? [...key.matchAll(spoken)] : [];
    const candidates = [...named, ...said.flatMap((match) => saidAt(match, known))];
    candidates.sort(
      (one, other) =>
        Number(one.category === null) - Number(other.category === null) ||
        lengthOf(other) - lengthOf(one) ||
        Number(other.isExact) - Number(one.isExact),
    );
    const found: Candidate[] = [];
    for (const candidate of candidates) {
      const others = found.filter(
        ({ start, end }) => start < candidate.end && candidate.start < end,
      );
      // Two that are written alike are both named.
      const isKept = others.every(
        (other) =>
          other.isExact === candidate.isExact &&
          lengthOf(other) === lengthOf(candidate) &&
          other.start === candidate.start &&
          other.category !== candidate.category,
      );
      if (isKept) found.push(candidate);
    }
    return found
      .sort((one, other) => one.start - other.start)
      .map(({ category, start, end }) => ({ category, start, end }));
  };
}

/** A part of a category's name before a stop: `Quinta:`, `(mixto)`, `Los Primos mixto,`; sets have the first ordinals too. */
const partial = new RegExp(
  String.raw`(^|[^\p{L}\p{N}])((?:cuart|quint|sext|se[pt]{1,2}im|octav|noven)[ao]|[4-9]${ending}|mixt[ao]s?|damas|caballeros|libres?)(?=[*_]?\s*(?:[:,)\n]|\.\s|\.?$))`,
  'gu',
);

/** Finds categories by a part of their names that only one of them has: *Quinta*, *Mixto*. */
export function partFinder(
  categories: readonly Pick<Category, 'name' | 'title'>[],
): (text: string) => CategoryInText[] {
  const meaning = (word: string) =>
    numberOf(word) ?? groups.find(([, pattern]) => pattern.test(word))?.[0] ?? word;
  const known = categories.map(({ name, title }) => ({
    name,
    meanings: wordsIn(plainKey(`${name} ${title}`)).map(meaning),
  }));
  return (text) =>
    Array.from(plainKey(text).matchAll(partial), (match) => {
      // `en La Quinta`: a place.
      if (/\bla$/iu.test(text.slice(0, match.index))) return [];
      const said = meaning(match[2] ?? '');
      const own = known.filter(({ meanings }) => meanings.includes(said));
      return own.map(({ name }) => ({ category: name, ...placeOf(match) }));
    }).flatMap((own) => (own.length === 1 ? own : []));
}

function lengthOf({ start, end }: CategoryInText): number {
  return end - start;
}

function saidAt(match: RegExpExecArray, known: readonly Called[]): Candidate[] {
  const said = spokenOf(match);
  if (said === null) return [];
  const place = placeOf(match);
  const same = known.filter(
    (called) => called.said?.number === said.number && called.said.group === said.group,
  );
  const names = [...new Set(same.map(({ category }) => category))];
  // A league with *Sexta Libre* and *Sexta Caballeros* means each by its own word.
  const own = same.find((called) => placesOf(called, match[0]).length > 0);
  const category = (names.length < 2 ? names[0] : own?.category) ?? null;
  return [{ ...place, category, isExact: true }];
}

/** The category that a cell names: `Sexta Libre`, `6ta caballeros`, `8va D`; empty for anything else. */
export function readCategory(text: string): CategoryName {
  const league = settings();
  const [found, ...others] = categoryFinder(league.categories)(text);
  const isWhole = found !== undefined && others.length === 0 && isRestEmpty(text, found);
  const called = league.categories.find(({ title }) => title === text);
  return (
    categoryByName(text, league)?.name ?? called?.name ?? (isWhole ? (found.category ?? '') : '')
  );
}

function isRestEmpty(text: string, { start, end }: { start: number; end: number }): boolean {
  return !/[\p{L}\d]/u.test(text.slice(0, start) + text.slice(end));
}

/** The number and group that are all of a category's name; `null` for other names. */
function spokenAs(key: string): Spoken | null {
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

function calledBy(called: string, category: CategoryName): Called {
  const key = spaced(plainKey(called));
  const words = wordsIn(key);
  const [first = '', ...rest] = words;
  const number = numberOf(first);
  // An ordinal may be written as a number: alone not as `6`, of which scores are made, nor as that of a round.
  const digits =
    rest.length === 0
      ? `${number}${ending}(?! (?:fecha|jornada|ronda))`
      : `${number}(?:${suffix})?`;
  const start = number === null || /^\d/u.test(first) ? first : `(?:${first}|${digits})`;
  const between = String.raw`[^\p{L}\p{M}\p{N}\n]{0,${Math.max(3, longestGap(key))}}`;
  return {
    category,
    key,
    said: spokenAs(key),
    // Words have no sign that means something in a pattern.
    pattern: words.some((word) => /\p{L}{2}/u.test(word))
      ? new RegExp(
          String.raw`(^|[^\p{L}\p{M}\p{N}])${[start, ...rest].join(between)}(?![\p{L}\p{M}\p{N}])`,
          'gu',
        )
      : null,
  };
}

/** The places of a text at which a category is called so. */
function placesOf({ category, key, pattern }: Called, text: string): Candidate[] {
  if (pattern === null) return linesNaming(key, text).map((line) => ({ category, ...line }));
  const words = wordsIn(key);
  const head = key.slice(0, key.indexOf(words[0] ?? ''));
  const last = words.at(-1) ?? '';
  const tail = key.slice(key.lastIndexOf(last) + last.length);
  return Array.from(text.matchAll(pattern), (match) => {
    const place = placeOf(match);
    const start = place.start - (text.slice(0, place.start).endsWith(head) ? head.length : 0);
    const end = place.end + (text.startsWith(tail, place.end) ? tail.length : 0);
    return { category, start, end, isExact: spaced(text.slice(start, end)) === key };
  });
}

/** A category may stand after this in a line of its own. */
const kindOfName = /^(?:categorias?|cat|division|zona|grupo)\.?:?\s+/u;

/** The lines that are nothing but a name: `A`, `Categoría A:`, `6°`, `🎾`. */
function linesNaming(key: string, text: string): Omit<Candidate, 'category'>[] {
  return Array.from(text.matchAll(/[^\n]+/gu)).flatMap(({ 0: line, index }) => {
    const written = spaced(line.trim().replace(kindOfName, '').replace(/:$/u, ''));
    const words = wordsIn(written).join(' ');
    const isExact = written === key;
    if (!isExact && (words === '' || words !== wordsIn(key).join(' '))) return [];
    return [{ start: index, end: index + line.length, isExact }];
  });
}

function spaced(text: string): string {
  return text.replaceAll(/\s+/gu, ' ').trim();
}

function wordsIn(key: string): string[] {
  return key.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

function longestGap(key: string): number {
  return Math.max(...key.split(/[\p{L}\p{M}\p{N}]+/u).map(({ length }) => length));
}
