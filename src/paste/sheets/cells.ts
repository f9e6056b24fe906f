import { categoryByName, type CategoryName } from '../../league/category.ts';
import { settings } from '../../league/settings.ts';
import { dateProblem } from '../../padel/fieldRules.ts';
import { categoryFinder } from '../../league/categoryInText.ts';
import type { CivilDate, CivilTime } from '../../padel/time.ts';

/** The category that a cell names: `Sexta Libre`, `6ta caballeros`, `8va D`; empty for anything else. */
export function readCategory(text: string): CategoryName {
  const { categories } = settings();
  const [found, ...others] = categoryFinder(categories.flatMap(({ name, title }) => [name, title]))(
    text,
  );
  const isWhole = found !== undefined && others.length === 0 && isRestEmpty(text, found);
  const named = isWhole ? (found.category ?? '') : text;
  return (categoryByName(named) ?? categories.find(({ title }) => title === named))?.name ?? '';
}

function isRestEmpty(text: string, { start, end }: { start: number; end: number }): boolean {
  return !/[\p{L}\d]/u.test(text.slice(0, start) + text.slice(end));
}

const months = 'ene feb mar abr may jun jul ago sep oct nov dic'.split(' ');

/** `14/11/2026`, `sáb 14/11`, `2026-11-14`; the year may be missing. */
const numbers = /^(?:\p{L}{3,9}\.?,?\s+)?(\d{1,4})[/.-](\d{1,2})(?:[/.-](\d{1,4})(?:[ T].*)?)?$/u;
/** `14-ago`, `14 de agosto de 2026`, as spreadsheets show days, too. */
const named =
  /^(?:\p{L}{3,9}\.?,?\s+)?(\d{1,2})(?:[\s/-]|\s+de\s+)([a-zé]{3,10})\.?(?:(?:[\s/-]|\s+del?\s+)(\d{2}|\d{4}))?$/iu;

/** Whether a cell is a day; `6/4` may be a set as well. */
export function isDateCell(text: string): boolean {
  return dateReader([text], 'past', '2001-12-31')(text) !== null;
}

/**
 * Reads the days of a column: `14/11/2026`, `14-11-26`, `2026-11-14`, `14/11`, `14-nov`. Where some day can
 * only be month first, all are.
 * @param missing which year is meant where none is said: the latest with such a day until today, or the first
 *   from today on
 */
export function dateReader(
  column: readonly string[],
  missing: 'past' | 'coming',
  today: CivilDate,
): (text: string) => CivilDate | null {
  const found = column.map((text) => numbers.exec(text.trim()));
  const isMonthFirst = found.some(
    (match) => match !== null && (match[1] ?? '').length < 3 && Number(match[2]) > 12,
  );
  const withYear = (year: string | undefined, month: string, day: string) => {
    if (year !== undefined) {
      return year.length === 2 || year.length === 4
        ? valid(year.padStart(4, '20'), month, day)
        : null;
    }
    const own = Number(today.slice(0, 4));
    // The 29th of February is not in each of them.
    const years = missing === 'past' ? [own, own - 1, own - 2] : [own, own + 1, own + 2];
    const days = years.flatMap((each) => valid(String(each), month, day) ?? []);
    return days.find((each) => (missing === 'past' ? each <= today : each >= today)) ?? null;
  };
  return (text) => {
    const trimmed = text.trim();
    const match = numbers.exec(trimmed);
    if (match !== null) {
      const [, first = '', second = '', third] = match;
      if (first.length === 4) return third === undefined ? null : valid(first, second, third);
      return isMonthFirst ? withYear(third, first, second) : withYear(third, second, first);
    }
    const [, day = '', name = '', year] = named.exec(trimmed) ?? [];
    const month = monthOf(name);
    return month === null ? null : withYear(year, String(month), day);
  };
}

/** `ago`, `agosto`, `sept` as a number. */
function monthOf(name: string): number | null {
  const index = months.indexOf(name.slice(0, 3).toLowerCase());
  return index === -1 ? null : index + 1;
}

/** A set that a spreadsheet took for a day: `06-abr` is 6-4. */
export function setOfDay(text: string): string {
  const [, games = '', name = ''] = /^0?(\d{1,2})-([a-z]{3})\.?$/iu.exec(text.trim()) ?? [];
  const other = monthOf(name);
  return other === null ? text : `${games}-${other}`;
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
