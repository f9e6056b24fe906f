import { formatDay, formatShortDay } from './spanishDate.ts';
import { daysBefore, type CivilDate, type CivilMoment, type CivilTime } from './time.ts';

// An evening of matches goes on after midnight: what begins at 00:30 is stored under the next date, and is of the
// evening before.

/** At this hour an evening is over: what begins before it is of the evening before. */
export const nightEnds: CivilTime = '03:00';
/** From this hour on, *tonight* also has the matches after midnight. */
const nightIsNear: CivilTime = '18:00';
/** A match is over so long after it began, h. */
export const matchLength = 2;

/** The hours of a day at which what is said of tonight changes, besides midnight. */
export const eveningHours: readonly CivilTime[] = [nightEnds, nightIsNear];

/** When a match begins; the hour of a result may not be known. */
type Begins = { date: CivilDate; time?: CivilTime | null };

/** Whether a match begins after midnight, in the night of the evening before. */
export function isAfterMidnight({ time }: Pick<Begins, 'time'>): boolean {
  return time !== undefined && time !== null && time !== '' && time < nightEnds;
}

/** The evening of a match, and of a moment of the league's clock: until 03:00 that of the day before. */
export function eveningOf(moment: Begins): CivilDate {
  return isAfterMidnight(moment) ? daysBefore(moment.date, 1) : moment.date;
}

/** The date under which a match of an evening is stored. */
export function dateInEvening(evening: CivilDate, time: CivilTime): CivilDate {
  return isAfterMidnight({ time }) ? daysBefore(evening, -1) : evening;
}

/**
 * Whether a match is one of tonight. In the morning *00:30* alone would be read as an hour that is over: what begins
 * after midnight is of tonight from 18:00 on.
 */
export function isTonight(match: Begins, now: CivilMoment): boolean {
  const isNight = isAfterMidnight(now) || now.time >= nightIsNear;
  return eveningOf(match) === eveningOf(now) && (isNight || !isAfterMidnight(match));
}

/**
 * Whether a match is over, whether or not it has a result.
 * @param clockAt the league's clock so many hours ago
 */
export function isOver(
  { date, time }: CivilMoment,
  clockAt: (hoursAgo: number) => CivilMoment,
): boolean {
  const last = clockAt(matchLength);
  return date < last.date || (date === last.date && time <= last.time);
}

/**
 * The evening of a match to come, where its hour stands beside it and no heading: *Hoy*, *Mañana*, *sáb 14 nov*.
 * After midnight people disagree on what *mañana* is: the date is said there, and that of a match after midnight.
 */
export function formatEvening(match: Begins, now: CivilMoment): string {
  const tonight = eveningOf(now);
  const isLate = isAfterMidnight(match);
  if (eveningOf(match) === tonight) return isLate ? 'Esta noche' : 'Hoy';
  return isLate || isAfterMidnight(now)
    ? formatShortDay(match.date)
    : formatDay(match.date, tonight);
}

/** What a list says of a match that stands under the evening before its date; `null`: its date is its evening's. */
export function describeNight(match: Begins): string | null {
  return isAfterMidnight(match) ? `Madrugada del ${formatShortDay(match.date)}` : null;
}
