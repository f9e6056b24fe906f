import { useMemo, useSyncExternalStore } from 'react';
import { openedAt } from '../live/earlyRows.ts';
import type { SeasonSettings } from './season.ts';
import { civilMomentAt, type CivilDate, type CivilMoment } from '../padel/time.ts';
import { seasonAt } from './seasonLists.ts';
import { builtSettings, useSettings } from './settings.ts';

/** The interval at which the clock is read, ms. */
const interval = 10_000;
const minute = 60_000;

/**
 * The time of the league's clock, to the minute: *Hoy* becomes *Ayer* on an open page. While a page
 * hydrates, when it was opened.
 */
export function useNow(): CivilMoment {
  const { clock } = useSettings();
  const minutes = useClock((time) => Math.floor(time / minute), openedAt);
  return useMemo(() => civilMomentAt(minutes * minute, clock), [minutes, clock]);
}

/** The date on the league's clock: whoever shows no time is rendered again at midnight alone. */
export function useToday(): CivilDate {
  const { clock } = useSettings();
  return useClock((time) => civilMomentAt(time, clock).date, openedAt);
}

/** The year on the league's clock. While a prerendered page hydrates, the year of the build. */
export function useYear(): string {
  const { clock } = useSettings();
  return useClock((time) => civilMomentAt(time, clock).date.slice(0, 4), builtAt);
}

/** The season that is being played. While a prerendered page hydrates, that of the build. */
export function useCurrentSeason(): SeasonSettings {
  const { clock, seasons } = useSettings();
  return useClock((time) => seasonAt(civilMomentAt(time, clock).date, { seasons }), builtAt);
}

/**
 * The value that `read` makes of the time, as long as it is the same.
 * @param first returns the time with which a page hydrates, ms
 */
function useClock<Value>(read: (time: number) => Value, first: () => number): Value {
  return useSyncExternalStore(
    watchClock,
    () => read(Date.now()),
    () => read(first()),
  );
}

function watchClock(listener: () => void): () => void {
  const timer = setInterval(listener, interval);
  return () => clearInterval(timer);
}

const builtAt = () => builtSettings().builtAt;
