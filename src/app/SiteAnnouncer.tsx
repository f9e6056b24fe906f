import { useEffect, useRef, useState } from 'react';
import { LiveAnnouncer, type Announcement } from '../components/LiveAnnouncer/LiveAnnouncer.tsx';
import { useArrivals } from '../live/LiveProvider.tsx';

/** Arrivals within this time are announced in one sentence, ms. */
const batchTime = 1000;

/** Announces rows that arrive live, on every page, each once. */
export function SiteAnnouncer() {
  const arrivals = useArrivals();
  const announced = useRef(new Set<string>());
  const [announcement, setAnnouncement] = useState<Announcement | null>(null);

  useEffect(() => {
    const fresh = arrivals.filter(({ id }) => !announced.current.has(id));
    const first = fresh[0];
    if (first === undefined) return undefined;
    const timer = setTimeout(() => {
      for (const { id } of fresh) announced.current.add(id);
      // Twenty scores in a row would keep a screen reader busy for minutes.
      const text = fresh.length === 1 ? first.text : `${fresh.length} novedades en la liga`;
      setAnnouncement({ id: first.id, text });
    }, batchTime);
    return () => clearTimeout(timer);
  }, [arrivals]);

  return <LiveAnnouncer announcement={announcement} />;
}
