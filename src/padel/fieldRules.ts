import { isSameName, pairSlug } from './pairSlug.ts';
import type { CivilDate, CivilTime } from './time.ts';

/** The longest texts that the database accepts, in characters. */
export const limits = { team: 80, score: 60, location: 120 } as const;

export const requiredMessage = 'Este campo es obligatorio.';

/** Characters that show nothing: spaces, fillers, joiners, direction marks, selectors. */
const invisible = /^[\s\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb]*$/u;

/** Overrides and isolates: where a text is copied to, they turn what comes after it. */
const turning = /[\u202a-\u202e\u2066-\u2069]/u;

/** Whether a text shows nothing. */
export function isBlank(text: string): boolean {
  return invisible.test(text);
}

/**
 * The problem with a line of text, in Spanish; `null`: none. The database checks the same rules
 * again, in `private.is_line_of_text`.
 * @param longest in code points, as Postgres counts, not in UTF-16 units
 */
export function textProblem(text: string, longest: number): string | null {
  const trimmed = text.trim();
  if (isBlank(trimmed)) return requiredMessage;
  if (/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(trimmed)) {
    return 'Hay un carácter que no se puede guardar: escribirlo de nuevo.';
  }
  if (turning.test(trimmed)) {
    return 'Hay un signo invisible que da vuelta el texto: escribirlo de nuevo, sin pegarlo.';
  }
  const tooMany = Array.from(trimmed).length - longest;
  if (tooMany <= 0) return null;
  return `Como máximo ${longest} caracteres: ${tooMany === 1 ? 'sobra 1' : `sobran ${tooMany}`}.`;
}

/** A whole number as it is typed; `null` for any other text, such as `7,5` and `1e1`: none is guessed. */
export function readWhole(text: string): number | null {
  const [, sign = '', digits] = /^([+−-]?)(\d{1,9})$/u.exec(text.trim()) ?? [];
  if (digits === undefined) return null;
  return sign === '' || sign === '+' ? Number(digits) : -Number(digits);
}

/** The problem with a date as a date field gives it, `YYYY-MM-DD` or nothing. */
export function dateProblem(date: CivilDate): string | null {
  if (date === '') return requiredMessage;
  const parts = /^(20\d\d|2100)-(\d\d)-(\d\d)$/u.exec(date);
  if (parts === null) return 'La fecha tiene que estar entre 2000 y 2100.';
  const [year = 0, month = 0, day = 0] = parts.slice(1).map(Number);
  // Day 0 of the next month is the last of this one.
  const lastDay = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const isReal = month >= 1 && month <= 12 && day >= 1 && day <= lastDay;
  return isReal ? null : 'Esa fecha no existe.';
}

/** The problem with a time as a time field gives it, `HH:MM` or nothing. */
export function timeProblem(time: CivilTime): string | null {
  if (time === '') return requiredMessage;
  return /^([01]\d|2[0-3]):[0-5]\d$/u.test(time) ? null : 'Esa hora no existe.';
}

/** The text as a date field can show it: a date, or nothing; `undefined` for any other text. */
export function possibleDate(text = ''): CivilDate | undefined {
  return text === '' || dateProblem(text) === null ? text : undefined;
}

/** The text as a time field can show it: a time, or nothing; `undefined` for any other text. */
export function possibleTime(text = ''): CivilTime | undefined {
  return text === '' || timeProblem(text) === null ? text : undefined;
}

/** The problem with the name of a new pair, in Spanish; `null`: none. */
export function nameProblem(name: string): string | null {
  const problem = textProblem(name, limits.team);
  if (problem !== null) return problem;
  return pairSlug(name) === '' ? 'El nombre necesita una letra o un número.' : null;
}

/** The problem with two pairs as those of a match, in Spanish; `null`: none. */
export function onePairProblem(team1: string, team2: string): string | null {
  if (isBlank(team1) || !isSameName(team1, team2)) return null;
  return 'Es la misma pareja: una pareja no juega contra sí misma.';
}
