import { useMemo, useSyncExternalStore } from 'react';
import { openedAt } from '../live/earlyRows.ts';
import type { SeasonSettings } from './season.ts';
import { civilMomentAt, type CivilDate, type CivilMoment } from '../padel/time.ts';
import { seasonAt } from './seasonLists.ts';
import { builtSettings, settings, useSettings } from './settings.ts';

/** How often the clock is read, ms. */
const interval = 10_000;
const minute = 60_000;

/**
 * What the league's clock shows, to the minute: *Hoy* becomes *Ayer* on an open page. While a page
 * hydrates, when it was opened.
 */
export function useNow(): CivilMoment {
  const { clock } = useSettings();
  const minutes = useSyncExternalStore(watchClock, currentMinute, minuteAtFirst);
  return useMemo(() => civilMomentAt(minutes * minute, clock), [minutes, clock]);
}

/** The date on the league's clock: whoever shows no time is rendered again at midnight alone. */
export function useToday(): CivilDate {
  useSettings();
  return useSyncExternalStore(
    watchClock,
    () => momentAt(Date.now()).date,
    () => momentAt(openedAt()).date,
  );
}

/** The year on the league's clock. While a prerendered page hydrates, the year of the build. */
export function useYear(): string {
  return useSyncExternalStore(
    watchClock,
    () => yearAt(Date.now()),
    () => yearAt(builtSettings().builtAt),
  );
}

/** The season that is being played. While a prerendered page hydrates, that of the build. */
export function useCurrentSeason(): SeasonSettings {
  useSettings();
  return useSyncExternalStore(
    watchClock,
    () => seasonAt(momentAt(Date.now()).date),
    () => seasonAt(momentAt(builtSettings().builtAt).date),
  );
}

function watchClock(listener: () => void): () => void {
  const timer = setInterval(listener, interval);
  return () => clearInterval(timer);
}

const minuteAtFirst = () => Math.floor(openedAt() / minute);
const currentMinute = () => Math.floor(Date.now() / minute);

const momentAt = (time: number) => civilMomentAt(time, settings().clock);

const yearAt = (time: number) => momentAt(time).date.slice(0, 4);
