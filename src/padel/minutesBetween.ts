import type { CivilMoment } from './time.ts';

/** The minutes from one moment of the league's clock to another; `NaN` where one of them is none. */
export function minutesBetween(from: CivilMoment, to: CivilMoment): number {
  const [begin, end] = [from, to].map(({ date, time }) => Date.parse(`${date}T${time}Z`) / 60_000);
  return (end ?? NaN) - (begin ?? NaN);
}
