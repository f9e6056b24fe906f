import { parseScore, type Score } from '../score.ts';
import { plainKey } from './tokens.ts';

/** A score within a text, by the positions of its characters. */
export type ScoreInText = {
  start: number;
  end: number;
  score: Extract<Score, { kind: 'sets' }>;
  sets: number;
};

type SetInText = { start: number; end: number; text: string; isBracketed: boolean };

const numbers =
  /(?<![\d#])(?<!\d[-/:.])\d{1,2}(?:\s{0,2}(?:[-‐‑‒–—−/:]|\sa\s|a)\s{0,2}\d{1,2})+(?!\d)(?![-/:.]\d)/giu;
/** `64 63` and `6 4 6 3`: two sets or three that have ended, without dashes. */
const setsOfDigits = [
  sequence('(?:[67][0-4]|[0-4][67]|7[56]|[56]7)', '(?:[ ,]+| [ye/-] )'),
  sequence('(?:[67] [0-4]|[0-4] [67]|7 [56]|[56] 7)', '(?:,? | [ye/-] |, )'),
];
const tieBreak = /^\s?[([]\s?(?:\d{1,2}\s?[-/:]\s?)?\d{1,2}\s?[)\]]/u;
const betweenSets =
  /^(?:[\s,;.()[\]|·*&+/_–—-]|\b(?:y|e|en el|y el|el (?=primer|segundo|tercer|super)|sets?|primero?|segundo|tercero?|super|tie|break|tiebreak|stb|tb|match|luego|despues|1er|2do|3er)\b)*$/u;
/** What stands before a day of the month and never before a set. */
const beforeDay =
  /(?<!\p{L})(?:el|hoy|ayer|d[íi]a|fecha|del|al|lunes|martes|mi[ée]rcoles|jueves|viernes|s[áa]bado|domingo|lun|mar|mi[ée]|jue|vie|s[áa]b|dom)\.?\s{1,2}$/iu;
/** In characters. */
const longestGap = 40;
/** More sets in a row are a list of numbers. */
const mostSets = 6;
const deciderNames = /\b(?:super|stb|tie\W?break)\b/u;

/** Whether a text begins with a score. */
export function beginsWithScore(text: string): boolean {
  const [score] = findScores(text);
  return score !== undefined && text.slice(0, score.start).trim() === '';
}

/** All scores of one set or more in a text, from left to right. */
export function findScores(text: string): ScoreInText[] {
  const runs: SetInText[][] = [];
  let end = 0;
  for (const set of findSets(text)) {
    const last = runs.at(-1);
    const between = set.start - end > longestGap ? null : plainKey(text.slice(end, set.start));
    if (last !== undefined && between !== null && betweenSets.test(between)) {
      const isNamed = last.length === 2 && deciderNames.test(between);
      last.push(isNamed ? { ...set, text: `STB ${set.text}` } : set);
    } else runs.push([set]);
    end = set.end;
  }
  return runs.flatMap(readRun);
}

function readRun(sets: readonly SetInText[]): ScoreInText[] {
  const [first] = sets;
  const last = sets.at(-1);
  if (first === undefined || last === undefined || sets.length > mostSets) return [];
  // `2-0: 6-4 6-3` are the sets that each has won, and then the sets; `9/11 6-4 6-3` begins with a day.
  if (sets.length > 2 && (isSetCount(first.text) || /\d\d/u.test(first.text))) {
    return [...readRun([first]), ...readRun(sets.slice(1))];
  }
  const joined = sets.reduce(
    (text, set, index) => `${text}${index === 0 ? '' : set.isBracketed ? ' ' : ', '}${set.text}`,
    '',
  );
  const score = parseScore(joined);
  return score.kind === 'sets'
    ? [{ start: first.start, end: last.end, score, sets: score.sets.length }]
    : [];
}

function isSetCount(text: string): boolean {
  return /^(?:2-[01]|[01]-2)$/u.test(text);
}

function sequence(set: string, between: string): RegExp {
  const isFree = String.raw`(?<![\d#]|\d[.,])(?<![-/:] ?)`;
  return new RegExp(`${isFree}${set}(?:${between}${set}){1,2}(?! ?[-/:.]? ?\\d)`, 'giu');
}

function findSets(text: string): SetInText[] {
  const runs = setsOfDigits.flatMap((pattern) => [...text.matchAll(pattern)]);
  if (runs.length === 0) return findDashedSets(text);
  const sets = runs.flatMap(({ 0: run, index }) =>
    [...run.matchAll(/\d ?\d/gu)].map(({ 0: digits, index: at }) => ({
      start: index + at,
      end: index + at + digits.length,
      text: `${digits[0] ?? ''}-${digits.at(-1) ?? ''}`,
      isBracketed: false,
    })),
  );
  const others = runs.reduce(
    (rest, { 0: run, index }) =>
      rest.slice(0, index) + ' '.repeat(run.length) + rest.slice(index + run.length),
    text,
  );
  return [...sets, ...findDashedSets(others)].toSorted((one, other) => one.start - other.start);
}

function findDashedSets(text: string): SetInText[] {
  const sets: SetInText[] = [];
  for (const match of text.matchAll(numbers)) {
    const digits = [...match[0].matchAll(/\d{1,2}/gu)];
    // Three numbers are a date.
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
      sets.push({ start, end, text: set, isBracketed });
      // `6-3 doble` is nothing, `doble 6-3` two sets.
      if (!isBracketed && /\bdoble\s$/iu.test(text.slice(Math.max(0, start - 7), start))) {
        sets.push({ start: end, end, text: set, isBracketed });
      }
    }
  }
  return sets;
}

function canBeSet(one: string, other: string): boolean {
  if (/^0\d/u.test(one) || /^0\d/u.test(other)) return false;
  const [high, low] = [Math.max(Number(one), Number(other)), Math.min(Number(one), Number(other))];
  return high <= 7 || (high <= 30 && (high - low <= 2 || high <= 11));
}
