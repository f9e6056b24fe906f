/** A day of the calendar without a zone, `YYYY-MM-DD`. Never given to `new Date()`, which reads it as UTC. */
export type CivilDate = string;

/** A time of day without a zone, `HH:MM`. */
export type CivilTime = string;

/** A moment, ISO 8601 with offset as PostgREST writes it, e.g. `2026-11-20T20:41:07.123456+00:00`. */
export type Instant = string;

/** A day and time of day on the league's own clock. */
export type CivilMoment = { date: CivilDate; time: CivilTime };

/**
 * What the league's clock shows at a moment.
 * @param now milliseconds since the epoch
 * @param timeZone IANA name, e.g. `America/Argentina/Cordoba`
 */
export function civilMomentAt(now: number, timeZone: string): CivilMoment {
  // The Swedish locale writes ISO 8601 dates and 24-hour times.
  const [date = '', time = ''] = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
    .format(now)
    .split(' ');
  return { date, time };
}
