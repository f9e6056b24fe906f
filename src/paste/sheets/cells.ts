import { categoryByName, type CategoryName } from '../../league/category.ts';
import { settings } from '../../league/settings.ts';
import { dateProblem } from '../../padel/fieldRules.ts';
import { categoryFinder } from '../reading/categoryInText.ts';
import type { CivilDate, CivilTime } from '../../padel/time.ts';

/** The category that a cell names: `Sexta Libre`, `6ta caballeros`, `8va D`; empty for anything else. */
export function readCategory(text: string): CategoryName {
  const [found, ...others] = categoryFinder(settings().categories.map(({ name }) => name))(text);
  const isWhole = found !== undefined && others.length === 0 && isRestEmpty(text, found);
  return categoryByName(isWhole ? (found.category ?? '') : text)?.name ?? '';
}

function isRestEmpty(text: string, { start, end }: { start: number; end: number }): boolean {
  return !/[\p{L}\d]/u.test(text.slice(0, start) + text.slice(end));
}

const numbers = /^(\d{1,4})[/.-](\d{1,2})[/.-](\d{1,4})(?:[ T].*)?$/u;

/** Whether a cell is a day with its year. */
export function isDateCell(text: string): boolean {
  return dateReader([text])(text) !== null;
}

/**
 * Reads the days of a column: `14/11/2026`, `14-11-26`, `2026-11-14`. Where some day can only be
 * month first, all are.
 */
export function dateReader(column: readonly string[]): (text: string) => CivilDate | null {
  const found = column.map((text) => numbers.exec(text.trim()));
  const isMonthFirst = found.some(
    (match) => match !== null && (match[1] ?? '').length < 3 && Number(match[2]) > 12,
  );
  return (text) => {
    const match = numbers.exec(text.trim());
    if (match === null) return null;
    const [, first = '', second = '', third = ''] = match;
    if (first.length === 4) return valid(first, second, third);
    if (third.length !== 2 && third.length !== 4) return null;
    const year = third.padStart(4, '20');
    return isMonthFirst ? valid(year, first, second) : valid(year, second, first);
  };
}

function valid(year: string, month: string, day: string): CivilDate | null {
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return dateProblem(date) === null ? date : null;
}

/** `20:30`, `20.30`, `20:30 hs`, `8:30 p. m.`, `21h`; empty for anything else. */
export function readTime(text: string): CivilTime {
  const match = /^(\d{1,2})(?:[:.h](\d{2}))?(?::\d{2})?\s*(hs?\.?|[ap]\.?\s?m\.?)?$/iu.exec(
    text.trim(),
  );
  if (match === null) return '';
  const [, hour = '', minutes, unit = ''] = match;
  if (minutes === undefined && unit === '') return '';
  const isAfternoon = /^p/iu.test(unit) && Number(hour) < 12;
  const hours = Number(hour) + (isAfternoon ? 12 : 0);
  if (hours > 23 || Number(minutes ?? 0) > 59) return '';
  return `${String(hours).padStart(2, '0')}:${minutes ?? '00'}`;
}
