/** A day of the calendar without a zone, `YYYY-MM-DD`. Never given to `new Date()`, which reads it as UTC. */
export type CivilDate = string;

/** A time of day without a zone, `HH:MM`. */
export type CivilTime = string;

/** The day so many days before another; after it, for a negative count. */
export function daysBefore(day: CivilDate, count: number): CivilDate {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1, date - count)).toISOString().slice(0, 10);
}

/** A moment, ISO 8601 with offset as PostgREST writes it, e.g. `2026-11-20T20:41:07.123456+00:00`. */
export type Instant = string;

/** A day and time of day on the league's own clock. */
export type CivilMoment = { date: CivilDate; time: CivilTime };

/** The lead of a clock over UTC from a moment on. */
type ClockOffset = {
  /** ms since the epoch */
  from: number;
  minutes: number;
};

/** The league's clock: its offsets, the earliest first. Before the first and after the last these hold on. */
export type LeagueClock = Readonly<[ClockOffset, ...ClockOffset[]]>;

/**
 * The date and time of the league's clock at a moment.
 * @param now milliseconds since the epoch
 */
export function civilMomentAt(now: number, clock: LeagueClock): CivilMoment {
  const { minutes } = clock.filter(({ from }) => from <= now).pop() ?? clock[0];
  const shown = new Date(now + minutes * 60_000).toISOString();
  return { date: shown.slice(0, 10), time: shown.slice(11, 16) };
}

/**
 * The date and time of the league's clock so many hours before a moment. While a clock that was set back shows an
 * hour again, it stays at the end of the first: what was over is over.
 * @param now milliseconds since the epoch
 */
export function readClockAt(now: number, clock: LeagueClock): (hoursAgo: number) => CivilMoment {
  return (hoursAgo) => {
    const moment = now - hoursAgo * 3_600_000;
    const shown = civilMomentAt(moment, clock);
    const { from } = clock.filter((offset) => offset.from <= moment).pop() ?? clock[0];
    const before = civilMomentAt(from - 1, clock);
    return shown.date + shown.time < before.date + before.time ? before : shown;
  };
}

/**
 * The moment at which the league's clock shows this: milliseconds since the epoch. A time that a change of the clock skips is
 * an hour later; of one that it shows twice, the first.
 */
export function instantOf({ date, time }: CivilMoment, clock: LeagueClock): number {
  const shown = Date.parse(`${date}T${time}:00Z`);
  const candidates = clock
    .map(({ minutes }) => shown - minutes * 60_000)
    .filter((moment) => {
      const again = civilMomentAt(moment, clock);
      return again.date === date && again.time === time;
    });
  const before = clock.filter(({ from, minutes }) => from <= shown - minutes * 60_000).pop();
  return candidates.length > 0
    ? Math.min(...candidates)
    : shown - (before ?? clock[0]).minutes * 60_000;
}
