import { useMemo, useSyncExternalStore } from 'react';
import { pageStart } from '../live/pageStart.ts';
import type { SeasonSettings } from './season.ts';
import { eveningOf } from '../padel/evening.ts';
import {
  civilMomentAt,
  readClockAt,
  type CivilDate,
  type CivilMoment,
  type LeagueClock,
} from '../padel/time.ts';
import { seasonAt } from './seasonLists.ts';
import { useSettings } from './settings.ts';

/** The interval at which the clock is read, ms. */
const interval = 10_000;

/**
 * The time of the league's clock, to the minute: *Hoy* becomes *Ayer* on an open page. While a page
 * hydrates, the moment that it was made of; its day is a year alone where the page is read on other days.
 */
export function useNow(): CivilMoment {
  const { clock } = useSettings();
  const shown = useClock(
    (time) => textOf(civilMomentAt(time, clock)),
    () => textOf(firstMoment(clock)),
  );
  return useMemo(() => {
    const [date = '', time = ''] = shown.split(' ');
    return { date, time };
  }, [shown]);
}

/** The evening that is being played, on the league's clock: it becomes the next one at 03:00. */
export function useEvening(): CivilDate {
  const { clock } = useSettings();
  return useClock(
    (time) => eveningOf(civilMomentAt(time, clock)),
    () => said(eveningOf(civilMomentAt(pageStart().moment, clock))),
  );
}

/** The date on the league's clock: whoever shows no time is rendered again at midnight alone. */
export function useToday(): CivilDate {
  const { clock } = useSettings();
  return useClock(
    (time) => civilMomentAt(time, clock).date,
    () => firstMoment(clock).date,
  );
}

/** The year on the league's clock. */
export function useYear(): string {
  return useToday().slice(0, 4);
}

/** The season that is being played. */
export function useCurrentSeason(): SeasonSettings {
  const { clock, seasons } = useSettings();
  const read = (time: number) => seasonAt(civilMomentAt(time, clock).date, { seasons });
  return useClock(read, () => read(pageStart().moment));
}

/**
 * The value that `read` makes of the league's clock, as long as it is the same.
 * @param read gets the clock so many hours ago
 */
export function useClockAt<Value>(
  read: (clockAt: (hoursAgo: number) => CivilMoment) => Value,
): Value {
  const { clock } = useSettings();
  const at = (time: number) => read(readClockAt(time, clock));
  return useClock(at, () => at(pageStart().moment));
}

const textOf = ({ date, time }: CivilMoment) => `${date} ${time}`;

/** The moment of a page's first render. */
function firstMoment(clock: LeagueClock): CivilMoment {
  const { date, time } = civilMomentAt(pageStart().moment, clock);
  // Of a day that is not known no hour is after midnight.
  return pageStart().saysToday ? { date, time } : { date: said(date), time: '12:00' };
}

/** A day of the first render. Where the page may be read on other days, its year alone: no date is *Hoy* for it. */
function said(date: CivilDate): CivilDate {
  return pageStart().saysToday ? date : date.slice(0, 4);
}

/**
 * The value that `read` makes of the time, as long as it is the same.
 * @param first returns the value with which a page hydrates
 */
function useClock<Value>(read: (time: number) => Value, first: () => Value): Value {
  return useSyncExternalStore(watchClock, () => read(Date.now()), first);
}

function watchClock(listener: () => void): () => void {
  const timer = setInterval(listener, interval);
  return () => clearInterval(timer);
}
