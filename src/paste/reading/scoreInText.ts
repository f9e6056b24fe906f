import { parseScore, type Score } from '../../padel/score.ts';
import { digitsOf, filler } from './numberWords.ts';
import { plainKey } from '../../padel/plainKey.ts';

/** A score within a text, by the positions of its characters. */
export type ScoreInText = {
  start: number;
  end: number;
  score: Extract<Score, { kind: 'sets' }>;
  sets: number;
  /** One of its sets was said twice, in other numbers: `10-9, no, 10-8`. */
  isMended: boolean;
};

type SetInText = {
  start: number;
  end: number;
  text: string;
  isBracketed: boolean;
  isMended?: boolean;
};

const numbers =
  /(?<![\d#])(?<!\d[-/:.])\d{1,2}(?:\s{0,2}(?:[-‐‑‒–—−/:x]|\sa\s|a)\s{0,2}\d{1,2})+(?!\d)(?![-/:.]\d)/giu;
/** `64 63`, `6 4 6 3`, `6.4 6.3`: two sets that have ended, or three, without dashes. */
const setsOfDigits = [
  sequence(
    '(?:[67][0-4]|[0-4][67]|7[56]|[56]7)',
    String.raw`(?:1[0-5]-?\d|\d-?1[0-5]|1[0-5]-?1[0-5])`,
    '(?:[ ,]+| [ye/-] )',
  ),
  sequence(
    '(?:[67][ .][0-4]|[0-4][ .][67]|7[ .][56]|[56][ .]7)',
    String.raw`(?:1[0-5][ -]\d{1,2}|\d{1,2}[ -]1[0-5])`,
    '(?:,? | [ye/-] |, )',
  ),
];
const points = /^(1[0-5])\D?(\d{1,2})$|^(\d)\D?(1[0-5])$|^(\d)\D?(\d)$/u;
const tieBreak = /^\s?[([]\s?(?:\d{1,2}\s?[-/:]\s?)?\d{1,2}\s?[)\]]/u;
const betweenSets =
  /^(?:[\s,;.()[\]|·*&+/_–—\ue000-]|\b(?:y|e|en (?:el|la)|y el|el (?=primer|segundo|tercer|super|tie|desempate)|sets?|primero?|segundo|tercero?|super|tie|break|s?upertie\w*|tiebreak|desempate|stb|tb|match|luego|despues|1er|2do|3er|1ro|2ndo|3ro)\b)*$/u;
/** Words that stand before a day of the month and never before a set. */
const beforeDay =
  /(?<!\p{L})(?:el|hoy|ayer|d[íi]a|fecha|del|al|lunes|martes|mi[ée]rcoles|jueves|viernes|s[áa]bado|domingo|lun|mar|mi[ée]|jue|vie|s[áa]b|dom)\.?\s{1,2}$/iu;
/** Words between a mistaken set and the one that was meant. */
const mends =
  /^[\s,.;\ue000-]*(?:no(?: no)?|nono|perdon|digo|mejor dicho|miento|corrijo|quise decir)[\s,.:\ue000-]*$/u;
/** In characters. */
const longestGap = 40;
/** More sets in a row are a list of numbers. */
const mostSets = 6;
const deciderNames = /\b(?:super\w*|stb|tie\W?break)\b/u;

/** All scores of one set or more in a text, from left to right. */
export function findScores(written: string): ScoreInText[] {
  const text = digitsOf(written);
  const runs: SetInText[][] = [];
  let end = 0;
  for (const set of findSets(text)) {
    const last = runs.at(-1);
    const between = set.start - end > longestGap ? null : plainKey(text.slice(end, set.start));
    // `6-3 no 6-4` alone can mean either.
    if (last !== undefined && last.length > 1 && between !== null && mends.test(between)) {
      last.splice(-1, 1, { ...set, isMended: true });
    } else if (last !== undefined && between !== null && betweenSets.test(between)) {
      const isNamed = last.length === 2 && deciderNames.test(between);
      last.push(isNamed ? { ...set, text: `STB ${set.text}` } : set);
    } else runs.push([set]);
    end = set.end;
  }
  return runs.flatMap(readRun).map((score) => ({ ...score, end: afterFiller(text, score.end) }));
}

function afterFiller(text: string, position: number): number {
  let end = position;
  while (text[end] === filler) end += 1;
  return end;
}

function readRun(sets: readonly SetInText[]): ScoreInText[] {
  const [first] = sets;
  const last = sets.at(-1);
  if (first === undefined || last === undefined || sets.length > mostSets) return [];
  // `2-0: 6-4 6-3` are the sets that each has won, and then the sets; `9/11 6-4 6-3` begins with a day.
  if (sets.length > 2 && (isSetCount(first.text) || /\d\d/u.test(first.text))) {
    return [...readRun([first]), ...readRun(sets.slice(1))];
  }
  if (sets.length > 3) return splitRun(sets) ?? [];
  const whole = readSets(sets);
  if (whole !== null) return [whole];
  return sets.length === 1 ? [] : sets.flatMap((set) => readSets([set]) ?? []);
}

/** Two whole scores or three in a row: `6-4 6-3 y 7-5 6-2`. */
function splitRun(sets: readonly SetInText[]): ScoreInText[] | null {
  if (sets.length === 0) return [];
  for (const length of [3, 2]) {
    const first = readSets(sets.slice(0, length));
    if (first === null || first.sets !== length || first.score.winner === null) continue;
    const [one, other] = first.score.sets;
    if (length === 3 && one?.winner === other?.winner) continue;
    const rest = splitRun(sets.slice(length));
    if (rest !== null) return [first, ...rest];
  }
  return null;
}

function readSets(sets: readonly SetInText[]): ScoreInText | null {
  const [first] = sets;
  const last = sets.at(-1);
  if (first === undefined || last === undefined || sets.length > 3) return null;
  const joined = sets.reduce(
    (text, set, index) => `${text}${index === 0 ? '' : set.isBracketed ? ' ' : ', '}${set.text}`,
    '',
  );
  const score = sets.length === 1 ? readAlone(joined) : parseScore(joined);
  return score.kind === 'sets'
    ? {
        start: first.start,
        end: last.end,
        score,
        sets: score.sets.length,
        isMended: sets.some((set) => set.isMended === true),
      }
    : null;
}

/** One set; alone too the points of a super tie-break are none of a set. */
function readAlone(text: string): Score {
  const score = parseScore(text);
  if (score.kind === 'sets') return score;
  const match = parseScore(`6-4, 4-6, ${text}`);
  const decider = match.kind === 'sets' ? match.sets[2] : undefined;
  if (match.kind !== 'sets' || decider?.winner == null) return score;
  return { ...match, sets: [decider], winner: null, ending: 'undecided' };
}

function isSetCount(text: string): boolean {
  return /^(?:2-[01]|[01]-2)$/u.test(text);
}

function sequence(set: string, decider: string, between: string): RegExp {
  const isFree = String.raw`(?<![\d#]|\d[.,])(?<![-/:] ?)`;
  const third = `(${between})(${set}|${decider})`;
  return new RegExp(
    `${isFree}(${set})(${between})(${set})(?:${third})?(?!(?! (?:y )?1[0-5]-\\d) ?[-/:.]? ?\\d)`,
    'giu',
  );
}

function findSets(text: string): SetInText[] {
  if (!/\d/u.test(text)) return [];
  const sets: SetInText[] = [];
  let rest = text;
  for (const pattern of setsOfDigits) {
    const matches = [...rest.matchAll(pattern)];
    if (matches.length === 0) continue;
    for (const match of matches) {
      let start = match.index;
      for (const [index, part = ''] of match.slice(1).entries()) {
        if (index % 2 === 0 && part !== '') sets.push(setOfDigits(part, start));
        start += part.length;
      }
    }
    rest = rest.replace(pattern, (run) => ' '.repeat(run.length));
  }
  return [...sets, ...findDashedSets(rest)].sort((one, other) => one.start - other.start);
}

function setOfDigits(digits: string, start: number): SetInText {
  const numbers =
    points
      .exec(digits)
      ?.slice(1)
      .filter((part) => part !== undefined) ?? [];
  return { start, end: start + digits.length, text: numbers.join('-'), isBracketed: false };
}

function findDashedSets(text: string): SetInText[] {
  const sets: SetInText[] = [];
  for (const match of text.matchAll(numbers)) {
    const digits = [...match[0].matchAll(/\d{1,2}/gu)];
    // Three numbers are a date, but `Bandeja 10 — 7-5` begins with a name.
    if (digits.length % 2 === 1 && /^\d{1,2}\s[-–—]\s/u.test(match[0])) digits.shift();
    if (digits.length % 2 === 1) continue;
    const isDay = digits.length === 2 && match[0].includes('/');
    if (isDay && beforeDay.test(text.slice(Math.max(0, match.index - 12), match.index))) continue;
    for (let index = 0; index < digits.length; index += 2) {
      const [one, other] = [digits[index], digits[index + 1]];
      if (one === undefined || other === undefined) continue;
      const start = match.index + one.index;
      let end = match.index + other.index + other[0].length;
      if (!canBeSet(one[0], other[0])) continue;
      let set = `${Number(one[0])}-${Number(other[0])}`;
      const isBracketed =
        /[([]\s?$/u.test(text.slice(Math.max(0, start - 2), start)) &&
        /^\s?[)\]]/u.test(text.slice(end, end + 2));
      const points = /^(?:7-6|6-7|1-0|0-1)$/u.test(set)
        ? tieBreak.exec(text.slice(end, end + 12))
        : null;
      if (points !== null && !isBracketed && !/\d\s?[-/:]\s?\d/u.test(points[0])) {
        set += points[0].trim();
        end += points[0].length;
      }
      if (isBracketed) set = `[${set}]`;
      // `6-7 (10-4)`: points of its tie-break, or a third set.
      const isMended = points !== null && /\d\s?[-/:]\s?\d/u.test(points[0]);
      sets.push({ start, end, text: set, isBracketed, isMended });
      if (!isBracketed && isTwice(text, start, end)) {
        sets.push({ start: end, end, text: set, isBracketed });
      }
    }
  }
  return sets;
}

/** `doble 6-3`, `6-3 los dos sets`; `6-3 doble` is nothing. */
function isTwice(text: string, start: number, end: number): boolean {
  return (
    /\bdoble\s?$/iu.test(text.slice(Math.max(0, start - 7), start)) ||
    /^[\s\ue000]*(?:en )?(?:(?:los|las) dos|ambos)(?: sets?)?(?!\p{L}| ?\d)/iu.test(
      text.slice(end, end + 30),
    )
  );
}

function canBeSet(one: string, other: string): boolean {
  if (/^0\d/u.test(one) || /^0\d/u.test(other)) return false;
  const [high, low] = [Math.max(Number(one), Number(other)), Math.min(Number(one), Number(other))];
  return high <= 7 || (high <= 30 && (high - low <= 2 || high <= 11));
}
