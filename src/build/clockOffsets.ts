import type { LeagueClock } from '../padel/time.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/**
 * The clock of a time zone by the rules of this Node, computed when the site is built. A phone takes
 * about 100 ms to load its own time zones, before it can render the first result, and an old phone has
 * old rules.
 * @param timeZone IANA name, e.g. `America/Santiago`
 * @param from ms since the epoch
 * @param to ms since the epoch; later times have the last offset before it
 */
export function clockOffsets(timeZone: string, from: number, to: number): LeagueClock {
  const offsetAt = offsetReader(timeZone);
  const clock: [LeagueClock[0], ...LeagueClock[0][]] = [{ from: 0, minutes: offsetAt(from) }];
  let known = clock[0].minutes;
  for (let time = from + day; time <= to; time += day) {
    const minutes = offsetAt(time);
    if (minutes === known) continue;
    clock.push({ from: changeBetween(time - day, time, offsetAt), minutes });
    known = minutes;
  }
  return clock;
}

/** Minutes ahead of UTC at a moment. */
function offsetReader(timeZone: string): (time: number) => number {
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  return (time) => {
    const name = format.formatToParts(time).find(({ type }) => type === 'timeZoneName')?.value;
    const [, sign = '+', hours = '0', minutes = '0'] = /([+-])(\d\d):(\d\d)/.exec(name ?? '') ?? [];
    return Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes));
  };
}

/** The minute in which the offset changes. */
function changeBetween(before: number, after: number, offsetAt: (time: number) => number): number {
  const old = offsetAt(before);
  let [low, high] = [before, after];
  while (high - low > minute) {
    const middle = low + Math.floor((high - low) / (2 * minute)) * minute;
    if (offsetAt(middle) === old) low = middle;
    else high = middle;
  }
  return high;
}
