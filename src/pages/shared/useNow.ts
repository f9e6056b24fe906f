import { useSyncExternalStore } from 'react';
import { civilMomentAt, type CivilMoment } from '../../domain/time.ts';
import { league } from '../../league/league.config.ts';

/** How often the clock is looked at, ms. */
const interval = 10_000;

const momentAt = (time: number) => civilMomentAt(time, league.timeZone);

let shown = { minute: 0, moment: momentAt(0) };
let beginning = shown.moment;

/** What the league's clock shows, kept up to the minute: *Hoy* turns into *Ayer* on an open page. */
export function useNow(): CivilMoment {
  return useSyncExternalStore(watchClock, now, first);
}

/**
 * Says when the page was written that React is to take over: it begins with that moment, and shows
 * the present one right after.
 * @param time in ms
 */
export function beginAt(time: number) {
  beginning = momentAt(time);
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

const first = () => beginning;
