import type { CivilDate, CivilMoment, CivilTime } from './time.ts';

const weekdays = ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'];
const months = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
];

const dayLength = 24 * 60 * 60 * 1000;

type CalendarDay = { year: number; month: string; day: number; weekday: string; number: number };

/**
 * A day as people say it: *Hoy*, *Ayer*, *Mañana*, else *sáb 14 nov*, with the year where it is not
 * this one. What is no date is given back as it is.
 * @param today its year alone where the day is not known: no day is *Hoy* then
 */
export function formatDay(date: CivilDate, today: CivilDate): string {
  const day = calendarDay(date);
  if (day === null) return date;
  const now = calendarDay(today);
  if (now !== null) {
    const distance = day.number - now.number;
    if (distance === 0) return 'Hoy';
    if (distance === -1) return 'Ayer';
    if (distance === 1) return 'Mañana';
  }
  return isOfYear(day, today) ? shortDay(day) : `${shortDay(day)} ${day.year}`;
}

/** @param today a day, or its year where the day is not known */
function isOfYear({ year }: CalendarDay, today: CivilDate): boolean {
  return today.slice(0, 4) === String(year);
}

/**
 * A day within a sentence: *hoy*, *mañana*, *el jueves*, *el jueves pasado*; further than a week away *el
 * 26 de noviembre*, with the year where it is not this one. What is no date is given back as it is.
 */
export function formatDayInSentence(date: CivilDate, today: CivilDate): string {
  const relative = formatDay(date, today);
  if (['Hoy', 'Ayer', 'Mañana'].includes(relative)) return relative.toLowerCase();
  const day = calendarDay(date);
  if (day === null) return date;
  const now = calendarDay(today);
  const distance = now === null ? Infinity : day.number - now.number;
  if (Math.abs(distance) < 7) return `el ${day.weekday}${distance < 0 ? ' pasado' : ''}`;
  return `el ${day.day} de ${day.month}${isOfYear(day, today) ? '' : ` de ${day.year}`}`;
}

/** A day after *de*: *de mañana*, *del jueves*. */
export function formatOfDay(date: CivilDate, today: CivilDate): string {
  const day = formatDayInSentence(date, today);
  return day.startsWith('el ') ? `d${day}` : `de ${day}`;
}

/** The number of days between two; `Infinity` where one is none. */
export function daysBetween(one: CivilDate, other: CivilDate): number {
  const [first, second] = [calendarDay(one), calendarDay(other)];
  return first === null || second === null ? Infinity : Math.abs(first.number - second.number);
}

/** A day as a heading, *Hoy · sáb 14 nov* or *sáb 7 nov*. What is no date is returned unchanged. */
export function formatDayHeading(date: CivilDate, today: CivilDate): string {
  const relative = formatDay(date, today);
  const day = calendarDay(date);
  if (day === null || !['Hoy', 'Ayer', 'Mañana'].includes(relative)) return relative;
  return `${relative} · ${shortDay(day)}`;
}

/** A day in full, *sábado 14 de noviembre de 2026*. What is no date is given back as it is. */
export function formatLongDate(date: CivilDate): string {
  const day = calendarDay(date);
  return day === null ? date : `${day.weekday} ${day.day} de ${day.month} de ${day.year}`;
}

/** The month of a day as a heading, *Noviembre*, with the year where it is not this one. */
export function formatMonth(date: CivilDate, today: CivilDate): string {
  const day = calendarDay(date);
  if (day === null) return date;
  const name = day.month.charAt(0).toUpperCase() + day.month.slice(1);
  return date.slice(0, 4) === today.slice(0, 4) ? name : `${name} ${day.year}`;
}

/** A day by itself, *sáb 14 nov*, also where it is today. What is no date is given back as it is. */
export function formatShortDay(date: CivilDate): string {
  const day = calendarDay(date);
  return day === null ? date : shortDay(day);
}

/** A day within a season, *14 nov*. What is no date is given back as it is. */
export function formatDayOfMonth(date: CivilDate): string {
  const day = calendarDay(date);
  return day === null ? date : `${day.day} ${day.month.slice(0, 3)}`;
}

/** The age of something, after *datos*: *de las 20:30*, *de ayer, 20:30*, *del sáb 14 nov, 20:30*. */
export function formatAge({ date, time }: CivilMoment, today: CivilDate = date): string {
  if (date === today) return `de las ${time}`;
  const day = formatDay(date, today);
  return `${day === 'Ayer' ? 'de ayer' : `del ${day}`}, ${time}`;
}

/** A time of day on the 24-hour clock, *20:30*. What is no time is given back as it is. */
export function formatTime(time: CivilTime): string {
  return /^([01]\d|2[0-3]):[0-5]\d(?::\d\d(?:\.\d+)?)?$/u.test(time) ? time.slice(0, 5) : time;
}

/** Whether the hour of a match is over on the league's clock; at its very minute it is not. */
export function isPast(match: { date: CivilDate; time: CivilTime }, now: CivilMoment): boolean {
  if (calendarDay(match.date) === null || match.date > now.date) return false;
  return match.date < now.date || formatTime(match.time) < formatTime(now.time);
}

function shortDay({ weekday, day, month }: CalendarDay): string {
  return `${weekday.slice(0, 3)} ${day} ${month.slice(0, 3)}`;
}

/** Reads `YYYY-MM-DD` by its digits: no time zone has a say in what day it is. */
export function calendarDay(date: CivilDate): CalendarDay | null {
  const match = /^(\d{4})-(\d\d)-(\d\d)$/u.exec(date);
  if (match === null) return null;
  const [year, monthNumber, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  // Computed and read in UTC: no time zone moves the day.
  const moment = new Date(0);
  moment.setUTCFullYear(year, monthNumber - 1, day);
  const month = months[monthNumber - 1];
  const weekday = weekdays[moment.getUTCDay()];
  // The 31st of a month that has 30 days would roll over into the next.
  if (month === undefined || weekday === undefined || moment.getUTCDate() !== day) return null;
  return { year, month, day, weekday, number: moment.getTime() / dayLength };
}
