import { useSyncExternalStore } from 'react';
import { civilMomentAt, type CivilMoment } from '../../domain/time.ts';
import { leagueClock } from '../../league/leagueClock.ts';

/** How often the clock is looked at, ms. */
const interval = 10_000;

const momentAt = (time: number) => civilMomentAt(time, leagueClock);

let shown = { minute: 0, moment: momentAt(0) };
let prerenderedAt = 0;

/** What the league's clock shows, kept up to the minute: *Hoy* turns into *Ayer* on an open page. */
export function useNow(): CivilMoment {
  return useSyncExternalStore(watchClock, now, now);
}

/** The year on the league's clock. A page that came drawn begins with the year in which it was drawn. */
export function useYear(): string {
  return useSyncExternalStore(
    watchClock,
    () => yearOf(now()),
    () => yearOf(momentAt(prerenderedAt)),
  );
}

/**
 * Says when the page was drawn that React is to take over.
 * @param time in ms
 */
export function beginAt(time: number) {
  prerenderedAt = time;
}

function watchClock(listener: () => void): () => void {
  const timer = setInterval(listener, interval);
  return () => clearInterval(timer);
}

/** The same object as long as the clock shows the same. */
function now(): CivilMoment {
  const time = Date.now();
  const minute = Math.floor(time / 60_000);
  if (minute !== shown.minute) shown = { minute, moment: momentAt(time) };
  return shown.moment;
}

function yearOf({ date }: CivilMoment): string {
  return date.slice(0, 4);
}
