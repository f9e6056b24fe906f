import { textProblem } from '../../padel/fieldRules.ts';
import type { CivilDate } from '../../padel/time.ts';
import { dateReader } from '../../reading/dates.ts';

// What is typed in a field of several entries, one a line; as many as the database takes.

const longestDate = 120;
const mostLines = 20;
const mostDates = 50;

type DatedLine = { day: CivilDate; text: string };

/** The days of a season, which give a day its year. */
export type SeasonDays = { firstDay: CivilDate; lastDay: CivilDate | null };

/** Entries that begin with a day, in the order of their days. */
export function readDatedLines(text: string, season: SeasonDays | null): DatedLine[] {
  return readLines(text)
    .flatMap((line) => readDate(line, season) ?? [])
    .sort((one, other) => one.day.localeCompare(other.day));
}

/** The entries of a field, one a line. */
export function readLines(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

export function linesProblem(text: string, most: number): string | null {
  const lines = readLines(text);
  if (lines.length > mostLines) return `Como máximo ${mostLines} renglones.`;
  const repeated = repeatedProblem(lines);
  if (repeated !== null) return repeated;
  const wrong = lines.find((line) => textProblem(line, most) !== null);
  return wrong === undefined ? null : `«${shortened(wrong)}»: ${textProblem(wrong, most)}`;
}

export function datedLinesProblem(text: string, season: SeasonDays | null): string | null {
  const lines = readLines(text);
  if (lines.length > mostDates) return `Como máximo ${mostDates} fechas.`;
  const unread = lines.find((line) => readDate(line, season) === null);
  if (unread !== undefined) {
    return `«${shortened(unread)}» no empieza con un día: por ejemplo 24/07/2026, 3/11 o 20 de diciembre, y qué pasa.`;
  }
  const repeated = repeatedProblem(lines);
  if (repeated !== null) return repeated;
  const long = lines.find(
    (line) => textProblem(readDate(line, season)?.text ?? '', longestDate) !== null,
  );
  return long === undefined ? null : `«${shortened(long)}»: como máximo ${longestDate} caracteres.`;
}

function repeatedProblem(lines: readonly string[]): string | null {
  const repeated = lines.find((line, index) => lines.indexOf(line) < index);
  return repeated === undefined ? null : `Este renglón está dos veces: «${shortened(repeated)}».`;
}

/**
 * `24/07/2026 Cierre de la inscripción`, `sáb 3/11: Final`, `20 de diciembre Cena`; `null` for anything else.
 * @param season where a day without a year is; `null`: each day needs its year
 */
function readDate(line: string, season: SeasonDays | null): DatedLine | null {
  const words = [...line.matchAll(/[^\s:]+[\s:]*/gu)];
  for (const [index, word] of words.slice(0, longestDay).entries()) {
    const end = word.index + word[0].length;
    // The year of `20 de diciembre de 2026` goes on with the day.
    if (/^del?\s+\d{4}(?!\d)/iu.test(line.slice(end))) continue;
    const cell = words
      .slice(0, index + 1)
      .map(([each]) => each.replace(/[\s:,.]+$/u, ''))
      .join(' ');
    const day = /[/.-]|\p{L}/u.test(cell) ? dayIn(cell, season) : null;
    const text = line.slice(end).replace(/^[\s:,–—-]+/u, '');
    if (day !== null) return text === '' ? null : { day, text };
  }
  return null;
}

/** The words of the longest day: `sábado 20 de diciembre de 2026`. */
const longestDay = 6;

/** A day without a year is in the year in which the season begins; where that is before its first day, it may be in its next. */
function dayIn(cell: string, season: SeasonDays | null): CivilDate | null {
  // Two years tell whether the text says its own.
  const [one, other] = ['2000-01-01', '2004-01-01'].map((from) =>
    dateReader('coming', from, 'day', 'any')(cell),
  );
  if (one === undefined || one === null || one === other) return one ?? null;
  if (season === null) return null;
  const { firstDay, lastDay } = season;
  const next = dateReader('coming', firstDay, 'day', 'any')(cell);
  const isInNext = next !== null && lastDay !== null && next <= lastDay;
  return isInNext
    ? next
    : dateReader('coming', `${firstDay.slice(0, 4)}-01-01`, 'day', 'any')(cell);
}

export function writeDay(day: CivilDate): string {
  return day.split('-').reverse().join('/');
}

function shortened(text: string): string {
  const letters = Array.from(text);
  return letters.length > 40 ? `${letters.slice(0, 40).join('')}…` : text;
}
