import { dateProblem } from '../padel/fieldRules.ts';
import { plainKey } from '../padel/plainKey.ts';
import { settings } from '../league/settings.ts';
import { civilMomentAt, daysBefore, type CivilDate, type CivilTime } from '../padel/time.ts';

export { daysBefore };

/** The names of the months, in Spanish, English and Portuguese. */
const months =
  `enero january janeiro, febrero february fevereiro, marzo march marco, abril april, mayo maio, junio june junho,
julio july julho, agosto august, septiembre setiembre september setembro, octubre october outubro,
noviembre november novembro, diciembre december dezembro`
    .split(',')
    .map((names) => names.trim().split(' '));
const weekdays =
  `domingo sunday, lunes monday segunda, martes tuesday terca, miercoles wednesday quarta, jueves thursday quinta,
viernes friday sexta, sabado saturday`
    .split(',')
    .map((names) => names.trim().split(' '));
/** By their number, from 0 for Sunday, without accents. */
export const spanishWeekdays = weekdays.flatMap(([name]) => name ?? []);

const weekday = String.raw`^(?:(\p{L}{3,10})\.?,?\s+)?`;
const weekdayBehind = String.raw`(?:,?\s+\(?(\p{L}{3,10})\.?\)?)?$`;
/** `14/11/2026`, `sáb 14/11`, `2026-11-14`, `14/11 (sáb)`; the year may be missing. */
const numbers = new RegExp(
  String.raw`${weekday}(\d{1,4})[/.-](\d{1,2})(?:[/.-](\d{1,4}))?${weekdayBehind}`,
  'u',
);
/** `14-ago`, `14 de agosto de 2026`, as spreadsheets show days, too. */
const named = new RegExp(
  String.raw`${weekday}(\d{1,2})(?:[\s/-]|\s+de\s+)(\p{L}{3,10})\.?(?:(?:[\s/-]|\s+del?\s+)(\d{2}|\d{4}))?$`,
  'iu',
);
/** A moment anywhere on earth: `2026-11-14T01:30:00.000Z`, `2026-11-13 22:45-03:00`. */
const instant = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)$/u;
/** A spreadsheet's number of a day, with the hour as its fraction: from 2000 to 2099. */
const serial = /^(3[67]\d{3}|[4-6]\d{4}|7[0-2]\d{3})(?:[.,](\d+))?$/u;
const serialOf1970 = 25_569;
const dayLength = 24 * 60 * 60 * 1000;

/** The hour after a day in one cell: `14/11 20:30`, `14/11/2026, 20:30:00`, `14 nov 21 hs`. */
const hourBehind =
  /^(.*?\S)(?:\s*,|\s+[-–|·])?(?:\s+|T)((?:a las?\s+)?\d{1,2}[:.h]\d{2}.*|(?:a las?\s+)?\d{1,2}\s*hs?\.?|a las?\s+\d{1,2})$/iu;

/** The day and the hour of a cell that has both; a cell with one of them has no hour. */
export function splitMoment(text: string): { day: string; time: CivilTime } {
  const trimmed = text.trim();
  const moment = instant.test(trimmed) ? Date.parse(trimmed) : NaN;
  if (!Number.isNaN(moment)) {
    const { date, time } = civilMomentAt(moment, settings().clock);
    return { day: date, time };
  }
  const [, whole = '', fraction] = serial.exec(trimmed) ?? [];
  if (fraction !== undefined) return { day: whole, time: timeOfFraction(`0.${fraction}`) };
  const [, day = '', hour = ''] = hourBehind.exec(trimmed) ?? [];
  const time = readTime(hour.replace(/(:\d{2})\.\d+$/u, '$1'));
  const isMoment = time !== '' && (numbers.test(day) || named.test(day));
  return isMoment ? { day, time } : { day: trimmed, time: '' };
}

/** Whether a cell is a day; `6/4` may be a set as well. */
export function isDateCell(text: string): boolean {
  return dateReader('past', '2001-12-31', 'day', 'any')(text) !== null;
}

/** The number that stands first in the days of a column. */
export type DayOrder = 'day' | 'month';

/**
 * Which order the days of a column have, as most of those say that can be read in one order only.
 * @returns `null`: both are possible, and differ
 */
export function dayOrderOf(column: readonly string[], today: CivilDate): DayOrder | null {
  const readers = {
    day: dateReader('past', today, 'day'),
    month: dateReader('past', today, 'month'),
  };
  let balance = 0;
  let isOpen = false;
  for (const text of column) {
    const [day, month] = [readers.day(text), readers.month(text)];
    if (day === month) continue;
    isOpen = true;
    if (month === null) balance += 1;
    if (day === null) balance -= 1;
  }
  if (balance === 0) return isOpen ? null : 'day';
  return balance > 0 ? 'day' : 'month';
}

/**
 * Reads the days of cells: `14/11/2026`, `14-11-26`, `2026-11-14`, `14/11`, `14-nov`, a spreadsheet's number.
 * A day of another weekday than the cell says is none, with and without a year: `sáb 18/10` may be of another one.
 * @param missing which year is meant where none is said: the latest with such a day until today, or the first
 *   from today on
 * @param order of days in numbers
 * @param year `any`: the weekday may be that of another year than the one that is taken
 */
export function dateReader(
  missing: 'past' | 'coming',
  today: CivilDate,
  order: DayOrder,
  year: 'its' | 'any' = 'its',
): (text: string) => CivilDate | null {
  const onWeekday = (said: string | undefined, date: CivilDate | null, isYearSaid: boolean) =>
    isOnWeekday(said, date, isYearSaid || year === 'its') ? date : null;
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
    const { day: cell } = splitMoment(text);
    const number = Number(serial.exec(cell)?.[1] ?? 0);
    if (number > 0) return dateOfSerial(number);
    const match = numbers.exec(cell);
    if (match !== null) {
      const [, before, first = '', second = '', third, behind] = match;
      const isYearFirst = first.length === 4;
      const [day, month] = order === 'day' ? [first, second] : [second, first];
      const date = !isYearFirst
        ? withYear(third, month, day)
        : third === undefined
          ? null
          : valid(first, second, third);
      const isYearSaid = third !== undefined;
      return onWeekday(behind, onWeekday(before, date, isYearSaid), isYearSaid);
    }
    const [, said, day = '', name = '', own] = named.exec(cell) ?? [];
    const month = monthOf(name);
    if (month === null) return null;
    return onWeekday(said, withYear(own, String(month), day), own !== undefined);
  };
}

/**
 * The days that a day in numbers can mean, in the order day and month or the other way round.
 * @returns `isCertain`: it is one, whose year is said
 */
export function daysMeant(
  text: string,
  today: CivilDate,
): { days: readonly CivilDate[]; isCertain: boolean } {
  const read = (order: DayOrder) => dateReader('past', today, order)(text) ?? [];
  const days = [...new Set([read('day'), read('month')].flat())];
  return { days, isCertain: days.length === 1 && text.split(/[/.-]/u).length === 3 };
}

function dateOfSerial(number: number): CivilDate {
  return new Date((number - serialOf1970) * dayLength).toISOString().slice(0, 10);
}

/** The days by which the same number is in a workbook that counts from 1904. */
const days1904 = 1462;

/** The day that a number of days means in a workbook that counts from 1904. */
export function countedFrom1904(date: CivilDate): CivilDate {
  return daysBefore(date, -days1904);
}

/** Whether a word beside a day is its weekday, or says that it is a day. */
function isOnWeekday(said: string | undefined, date: CivilDate | null, isExact: boolean): boolean {
  if (said === undefined || date === null || /^(?:d[íi]a|fecha)$/iu.test(said)) return true;
  const weekday = weekdayOf(said);
  return isExact ? weekday === weekdayOn(date) : weekday !== -1;
}

/** The weekday of a day, from 0 for Sunday. */
export function weekdayOn(date: CivilDate): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay();
}

/** The number of a weekday, from 0 for Sunday: `sáb`, `sábado`, `Sat`; -1 for another word. */
export function weekdayOf(word: string): number {
  return indexIn(weekdays, word);
}

function indexIn(names: readonly (readonly string[])[], word: string): number {
  const key = plainKey(word).replace(/\.$/u, '');
  return key.length < 3 ? -1 : names.findIndex((each) => each.some((name) => name.startsWith(key)));
}

/** `ago`, `agosto`, `sept`, `Aug` as a number. */
function monthOf(name: string): number | null {
  const index = indexIn(months, name);
  return index === -1 ? null : index + 1;
}

/** Whose games stand first in a set that a spreadsheet took for a day: as the cell shows it, or the other way round. */
export type ScoreOrder = 'shown' | 'turned';

/**
 * The numbers of a set that a spreadsheet took for a day or an hour, in the order in which the cell shows them:
 * `4-Jun`, `06-abr`, `04/06`, `06/04/2026`, `2026-04-06`, `46118`, `6:04:00`.
 * @returns `null` for a score
 */
export function datedSet(text: string): readonly [number, number] | null {
  const numbers = shownNumbers(text);
  if (numbers === null) return null;
  const [one, other] = numbers;
  // Games of a set, or points of a super tie-break.
  return Math.max(one, other) <= 12 || Math.abs(one - other) === 2 ? numbers : null;
}

function shownNumbers(text: string): readonly [number, number] | null {
  const cell = text.trim().replace(/[T ]\d{1,2}:\d{2}(?::\d{2}.*)?$/u, '');
  const number = Number(/^4\d{4}$/u.test(cell) ? cell : 0);
  const date = number > 0 ? dateOfSerial(number) : cell;
  const iso = /^\d{4}[/.-](\d{1,2})[/.-](\d{1,2})$/u.exec(date);
  if (iso !== null) return [Number(iso[2]), Number(iso[1])];
  const [, hours, minutes] =
    /^(\d{1,2}):(\d{2})(?::\d{2})?(?:\s*[ap]\.?\s?m\.?)?$/iu.exec(cell) ?? [];
  if (hours !== undefined) return Number(hours) > 12 ? null : [Number(hours), Number(minutes)];
  const shown = /^(\d{1,2})([/.-])(\d{1,2})(?:\2(\d{4}|2\d))?$/u.exec(cell);
  if (shown !== null) {
    const [, first = '', , second = '', year] = shown;
    const isDay = year !== undefined || first.startsWith('0') || second.startsWith('0');
    // A set is lost without a game, and 6-0 is no day.
    return isDay && Number(first) > 0 && Number(second) > 0
      ? [Number(first), Number(second)]
      : null;
  }
  const [, day, name = ''] =
    /^(\d{1,2})[\s/-](?:de\s+)?(\p{L}{3,10})\.?(?:[\s/-]\d{2,4})?$/u.exec(cell) ?? [];
  const month = monthOf(name);
  if (month !== null) return [Number(day), month];
  // `Jun-04`: a number that no month has is taken for the year.
  const [, first = '', second] = /^(\p{L}{3,10})\.?[\s/-](\d{1,2})$/u.exec(cell) ?? [];
  const firstMonth = monthOf(first);
  return firstMonth === null ? null : [firstMonth, Number(second)];
}

function valid(year: string, month: string, day: string): CivilDate | null {
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return dateProblem(date) === null ? date : null;
}

const hourSaid = String.raw`(\d{1,2})(?:[:.h](\d{2}))?(?::\d{2})?\s*(hs?\.?|horas?|[ap]\.?\s?m\.?)?`;
const hours = new RegExp(
  String.raw`^(a las?\s+)?${hourSaid}(?:\s*(?:a|al?s?|-|–|\/|hasta)\s*(?:las?\s+)?${hourSaid})?$`,
  'iu',
);

/**
 * `20:30`, `20.30`, `20:30 hs`, `8:30 p. m.`, `12:30 AM`, `21h`, `a las 21`, of `20:30 a 22:00` the first; empty for
 * anything else.
 */
export function readTime(text: string): CivilTime {
  const match = hours.exec(text.trim());
  if (match === null) return '';
  const [, said, hour = '', minutes, own, last, lastMinutes, lastUnit] = match;
  const unit = own ?? lastUnit ?? '';
  if ([said, minutes, own, lastMinutes, lastUnit].every((part) => part === undefined)) return '';
  const start = minutesOf(hour, minutes, unit);
  const end = minutesOf(last ?? hour, last === undefined ? minutes : lastMinutes, lastUnit ?? unit);
  // `11:00 a 12:30 pm` begins in the morning.
  const isOther = own === undefined && start > end && Number(hour) <= 12;
  const begin = isOther && /^[ap]/iu.test(unit) ? (start + 12 * 60) % (24 * 60) : start;
  return begin >= 24 * 60 || Number(minutes ?? 0) > 59 ? '' : clock(begin);
}

function minutesOf(hour: string, minutes = '0', unit: string): number {
  const half = /^p/iu.test(unit) ? 12 : /^a/iu.test(unit) ? 0 : null;
  const hours = half === null || Number(hour) > 12 ? Number(hour) : (Number(hour) % 12) + half;
  return hours * 60 + Number(minutes);
}

/** An hour in a column of hours: as a spreadsheet's number (`0,854`) and without a sign (`2030`, `21`), too. */
export function readHourCell(text: string): CivilTime {
  const trimmed = text.trim();
  if (/^0?[.,]\d+$/u.test(trimmed)) return timeOfFraction(trimmed.replace(',', '.'));
  const [, hours, minutes = '00'] = /^(1\d|2[0-3]|[01]?\d(?=..$))([0-5]\d)?$/u.exec(trimmed) ?? [];
  return hours === undefined ? readTime(trimmed) : `${hours.padStart(2, '0')}:${minutes}`;
}

/** The hour of a part of a day, to the minute. */
function timeOfFraction(fraction: string): CivilTime {
  return clock(Math.round(Number(fraction) * 24 * 60) % (24 * 60));
}

function clock(minutes: number): CivilTime {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
