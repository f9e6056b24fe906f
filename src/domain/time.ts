/** A day of the calendar without a zone, `YYYY-MM-DD`. Never given to `new Date()`, which reads it as UTC. */
export type CivilDate = string;

/** A time of day without a zone, `HH:MM`. */
export type CivilTime = string;

/** A moment, ISO 8601 with offset as PostgREST writes it, e.g. `2026-11-20T20:41:07.123456+00:00`. */
export type Instant = string;

/** A day and time of day on the league's own clock. */
export type CivilMoment = { date: CivilDate; time: CivilTime };

/** One a time zone: the browser takes some 8 ms to make one, a phone the fourfold. */
const clocks = new Map<string, Intl.DateTimeFormat>();

/**
 * What the league's clock shows at a moment.
 * @param now milliseconds since the epoch
 * @param timeZone IANA name, e.g. `America/Argentina/Cordoba`
 */
export function civilMomentAt(now: number, timeZone: string): CivilMoment {
  const clock = clocks.get(timeZone) ?? createClock(timeZone);
  clocks.set(timeZone, clock);
  const [date = '', time = ''] = clock.format(now).split(' ');
  return { date, time };
}

function createClock(timeZone: string): Intl.DateTimeFormat {
  // The Swedish locale writes ISO 8601 dates and 24-hour times.
  return new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
}
