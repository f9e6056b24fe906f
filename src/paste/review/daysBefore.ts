import type { CivilDate } from '../../padel/time.ts';

/** The day so many days before another; after it, for a negative count. */
export function daysBefore(day: CivilDate, count: number): CivilDate {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1, date - count)).toISOString().slice(0, 10);
}
