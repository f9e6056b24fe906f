import { useEffect, useRef, useState } from 'react';
import { LiveAnnouncer } from './LiveAnnouncer.tsx';
import { newArrivals, type Arrival } from '../live/arrivals.ts';
import { useArrivals } from '../live/LiveProvider.tsx';
import type { Announcement } from '../live/table.ts';

/** Arrivals within this time are announced in one sentence, ms. */
const batchTime = 1000;

/**
 * Announces rows that arrive live, on every page, each once.
 *
 * - **Keyboard:** It takes no focus.
 * - **Screen reader:** A polite status; several arrivals within a second are one sentence.
 */
export function SiteAnnouncer() {
  const arrivals = useArrivals();
  const seen = useRef(arrivals);
  const waiting = useRef<readonly Arrival[]>([]);
  const [announcement, setAnnouncement] = useState<Announcement | null>(null);

  useEffect(() => {
    const fresh = newArrivals(seen.current, arrivals).filter(({ text }) => text !== null);
    seen.current = arrivals;
    if (fresh.length === 0) return;
    // Others wait with those already: a stream without a pause is announced as well.
    const isFirst = waiting.current.length === 0;
    waiting.current = [...waiting.current, ...fresh];
    if (!isFirst) return;
    setTimeout(() => {
      const [first, ...more] = waiting.current;
      waiting.current = [];
      if (first === undefined) return;
      // Twenty scores in a row would keep a screen reader busy for minutes.
      const text = more.length === 0 ? first.text : `${more.length + 1} novedades en la liga`;
      setAnnouncement({ id: first.id, text });
    }, batchTime);
  }, [arrivals]);

  return <LiveAnnouncer announcement={announcement} />;
}
