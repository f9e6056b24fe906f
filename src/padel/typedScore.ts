import { formatScore } from './formatScore.ts';
import { parseScore } from './score.ts';

const separator = /^(?:\s*[,;]\s*|\s+)/u;
const dashedSet = /^\d{1,2}\s*(?:[-/:]|a)\s*\d{1,2}(?!\d)/iu;
const tieBreak = /^\s*[([][\s\d:/-]*[)\]]/u;

/**
 * A score that was typed without dashes, `64 36 108` or `6436108`, in the usual form. Any other text, and
 * one that could mean something else, stays as it was typed.
 */
export function expandScore(text: string): string {
  if (parseScore(text.trim()).kind !== 'text') return text;
  const { sets, rest } = beginningOf(text);
  const score = parseScore(sets.join(', ') + rest);
  if (score.kind !== 'sets') return text;
  // A set that was not finished is only believed where it has its dash, or the match ended in it.
  const finished = score.ending === 'retired' ? score.sets.slice(0, -1) : score.sets;
  return finished.every(({ winner }) => winner !== null) ? formatScore(score) : text;
}

/** As much of a text as is a score: the whole, or the sets that it begins with. */
export function understoodScore(text: string): string {
  const expanded = expandScore(text);
  if (parseScore(expanded.trim()).kind !== 'text') return expanded;
  const { sets } = understoodIn(text);
  return sets.length === 0 ? text : sets.join(', ');
}

/** What comes after the understood part of a text; empty where all of it is a score. */
export function leftoverOf(text: string): string {
  if (parseScore(expandScore(text).trim()).kind !== 'text') return '';
  return understoodIn(text).rest.trim();
}

/** The sets at the beginning of a text that together are a score, and what comes after them. */
function understoodIn(text: string): { sets: string[]; rest: string } {
  const { sets, rests } = beginningOf(text);
  while (sets.length > 0 && parseScore(sets.join(', ')).kind === 'text') {
    sets.pop();
    rests.pop();
  }
  return { sets, rest: rests.at(-1) ?? text };
}

/** The sentence about digits that are two different sets, in Spanish; `null`: there are none. */
export function ambiguousDigits(text: string): string | null {
  const { sets, rest } = beginningOf(text);
  const next = digitsIn(rest.replace(separator, ''), sets.length);
  const readings = next === null ? [] : readingsOf(next, sets.length);
  return readings.length < 2
    ? null
    : `«${next}» puede ser ${readings.join(' o ')}: escribirlo con guion.`;
}

/** The sets at the beginning of a text, and what comes after them. */
function beginningOf(text: string): { sets: string[]; rest: string; rests: string[] } {
  const sets: string[] = [];
  /** What comes after each of them. */
  const rests: string[] = [];
  let rest = text.trim();
  while (sets.length < 3) {
    const next = sets.length === 0 ? rest : rest.replace(separator, '');
    const written = dashedSet.exec(next)?.[0] ?? digitsIn(next, sets.length);
    if (written === null) break;
    const [set, other] = dashedSet.test(written) ? [written] : readingsOf(written, sets.length);
    if (set === undefined || other !== undefined) break;
    const after = next.slice(written.length);
    const points = tieBreak.exec(after)?.[0] ?? '';
    sets.push(set + points);
    rest = after.slice(points.length);
    rests.push(rest);
  }
  return { sets, rest, rests };
}

/** The digits that a set may be written with; of the first two sets each has two. */
function digitsIn(text: string, place: number): string | null {
  return (place < 2 ? /^\d\d/u : /^\d{2,4}(?!\d)/u).exec(text)?.[0] ?? null;
}

/** The sets that are written with these digits; a super tie-break only if somebody has won it. */
function readingsOf(digits: string, place: number): string[] {
  const candidates = [1, 2]
    .filter((cut) => cut < digits.length && digits.length - cut < 3)
    .map((cut) => [digits.slice(0, cut), digits.slice(cut)])
    .filter((numbers) => numbers.every((number) => !/^0\d/u.test(number)))
    .map((numbers) => numbers.join('-'));
  if (place < 2) return candidates;
  return candidates.filter((set) => {
    const score = parseScore(`6-0, 0-6, ${set}`);
    return score.kind === 'sets' && score.winner !== null;
  });
}
