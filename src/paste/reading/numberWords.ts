import { setWinner } from '../../padel/setScore.ts';

/** Fills what a number is shorter than its words: positions stay those of the text. */
export const filler = '\ue000';

const values: Readonly<Record<string, number>> = Object.fromEntries(
  'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince'
    .split(' ')
    .map((word, value) => [word, value]),
);
const typos: Readonly<Record<string, number>> = { una: 1, quatro: 4, sies: 6, ceis: 6, sinco: 5 };
const words = Object.keys({ ...values, ...typos }).join('|');
const number = String.raw`(?:${words}|\d{1,2})`;
const joint = String.raw`(?:[ \t]+[ay][ \t]+|[ \t]*[-–/][ \t]*|[ \t]+)`;
const runs = new RegExp(
  String.raw`(?<![\p{L}\d#:.,-])${number}(?:${joint}${number})+(?![\p{L}\d])`,
  'giu',
);
const likely = new RegExp(words, 'iu');
/** More numbers in a row are no score. */
const mostNumbers = 9;
/** `6-4 4-6 10 8`, `super 10 8`, `10 8 en el super`: points of a super tie-break without a dash. */
const spacedDecider =
  /(?<=\d ?[-/]? ?\d\ue000*[ ,;]{1,2}(?:y )?|(?:super|break|stb|desempate)[^\d\n]{0,12})(?:1[0-5] \d{1,2}|\d 1[0-5])(?!\d| ?[-/:]| \d)|(?<!\d[-/: ]?)(?:1[0-5] \d{1,2}|\d 1[0-5])(?=[^\d\n]{1,9}(?:super|tie|stb|desempate))/giu;
/** Cheap: true for all that `spacedDecider` finds. */
const likelyDecider = /1[0-5] \d|\d 1[0-5]/;
/** `doble 64`, `doble 6 4` */
const doubled = /doble ([67]) ?([0-4])(?![\d-])/giu;

/** The text with its spelt-out sets as digits, as long as it was: `seis cuatro` becomes `6-4`. */
export function digitsOf(text: string): string {
  const sets = likely.test(text) ? text.replace(runs, withSets) : text;
  const dashed = likelyDecider.test(sets)
    ? sets.replace(spacedDecider, (points) => points.replace(' ', '-'))
    : sets;
  if (!/doble/iu.test(dashed)) return dashed;
  return dashed.replace(doubled, (all: string, one: string, other: string) =>
    `doble${one}-${other}`.padEnd(all.length, filler),
  );
}

export function isNumberWord(word: string): boolean {
  return Object.hasOwn(values, word);
}

/** `seis tres y diez ocho` need not be two sets of one run. */
function withSets(run: string): string {
  return (
    setsOf(run) ??
    run
      .split(/([ \t]+y[ \t]+)/iu)
      .map((part) => setsOf(part) ?? part)
      .join('')
  );
}

type Token = { value: number; start: number; end: number };

function setsOf(run: string): string | null {
  if (!likely.test(run)) return null;
  const tokens = [...run.matchAll(/\p{L}{3,}|\d+/gu)].map(({ 0: word, index }) => ({
    value: valueOf(word),
    start: index,
    end: index + word.length,
  }));
  if (tokens.length > mostNumbers) return null;
  // `en tres seis cuatro …`: a number that is none of a set stands before or after them.
  const starts = tokens.length % 2 === 0 ? [0] : [1, 0];
  for (const start of starts) {
    const pairs = pairsFrom(tokens, start);
    if (areSets(pairs) && areJoined(run, pairs)) return withDigits(run, pairs);
  }
  return null;
}

function valueOf(word: string): number {
  const key = word.toLowerCase();
  return values[key] ?? typos[key] ?? Number(word);
}

function pairsFrom(tokens: readonly Token[], start: number): [Token, Token][] {
  const pairs: [Token, Token][] = [];
  for (let index = start; index + 1 < tokens.length; index += 2) {
    const [one, other] = [tokens[index], tokens[index + 1]];
    if (one !== undefined && other !== undefined) pairs.push([one, other]);
  }
  return pairs;
}

/** Sets that have ended; before them how many each has won, and one that was broken off at the end. */
function areSets(pairs: readonly (readonly [Token, Token])[]): boolean {
  return pairs.every(([{ value: one }, { value: other }], index) => {
    if (setWinner(one, other) !== null) return true;
    const [high, low] = [Math.max(one, other), Math.min(one, other)];
    const isLast = index === pairs.length - 1;
    if (high >= 10) return isLast && index !== 1 && high > low && (high < 12 || high - low === 2);
    if (index === 0 && high === 2 && low < 2) return true;
    return isLast && index > 0 && high < 6;
  });
}

/** `seis a cuatro y seis a tres`: an *a* or a dash stands within a set, an *y* between two. */
function areJoined(run: string, pairs: readonly (readonly [Token, Token])[]): boolean {
  return pairs.every(([one, other], index) => {
    const before = pairs[index - 1];
    if (/y/iu.test(run.slice(one.end, other.start))) return false;
    return before === undefined || !/[a/–-]/iu.test(run.slice(before[1].end, one.start));
  });
}

function withDigits(run: string, pairs: readonly (readonly [Token, Token])[]): string {
  return pairs.reduce((text, [one, other]) => {
    const set = `${one.value}-${other.value}`.padEnd(other.end - one.start, filler);
    return text.slice(0, one.start) + set + text.slice(other.end);
  }, run);
}
