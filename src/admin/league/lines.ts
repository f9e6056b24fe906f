import { dateProblem, textProblem } from '../../padel/fieldRules.ts';
import type { CivilDate } from '../../padel/time.ts';

// What is typed in a field of several entries, one a line; as many as the database takes.

const longestDate = 120;
const mostLines = 20;
const mostDates = 50;

type DatedLine = { day: CivilDate; text: string };

/** Entries that begin with a day, in the order of their days. */
export function readDatedLines(text: string): DatedLine[] {
  return readLines(text)
    .flatMap((line) => readDate(line) ?? [])
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

export function datedLinesProblem(text: string): string | null {
  const lines = readLines(text);
  if (lines.length > mostDates) return `Como máximo ${mostDates} fechas.`;
  const unread = lines.find((line) => readDate(line) === null);
  if (unread !== undefined) {
    return `«${shortened(unread)}» no empieza con un día: por ejemplo 24/07/2026 y qué pasa.`;
  }
  const repeated = repeatedProblem(lines);
  if (repeated !== null) return repeated;
  const long = lines.find((line) => textProblem(readDate(line)?.text ?? '', longestDate) !== null);
  return long === undefined ? null : `«${shortened(long)}»: como máximo ${longestDate} caracteres.`;
}

function repeatedProblem(lines: readonly string[]): string | null {
  const repeated = lines.find((line, index) => lines.indexOf(line) < index);
  return repeated === undefined ? null : `Este renglón está dos veces: «${shortened(repeated)}».`;
}

/** `24/07/2026 Cierre de la inscripción`; `null` for anything else. */
function readDate(line: string): DatedLine | null {
  const match = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})[\s:]+(\S.*)$/u.exec(line);
  if (match === null) return null;
  const [, day = '', month = '', year = '', text = ''] = match;
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return dateProblem(date) === null ? { day: date, text } : null;
}

export function writeDay(day: CivilDate): string {
  return day.split('-').reverse().join('/');
}

function shortened(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}
