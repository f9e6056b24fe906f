import { useEffect, useRef, useState } from 'react';
import { LiveAnnouncer, type Announcement } from '../components/LiveAnnouncer/LiveAnnouncer.tsx';
import { useArrivals } from '../live/LiveProvider.tsx';

/** What arrives within so long is told in one sentence, ms. */
const burst = 1000;

/** Says what arrives live, wherever on the site the visitor is; each row once. */
export function SiteAnnouncer() {
  const arrivals = useArrivals();
  const told = useRef(new Set<string>());
  const [announcement, setAnnouncement] = useState<Announcement | null>(null);

  useEffect(() => {
    const fresh = arrivals.filter(({ id }) => !told.current.has(id));
    const first = fresh[0];
    if (first === undefined) return undefined;
    const timer = setTimeout(() => {
      for (const { id } of fresh) told.current.add(id);
      // Nobody wants to hear twenty scores in a row.
      const text = fresh.length === 1 ? first.text : `${fresh.length} novedades en la liga`;
      setAnnouncement({ id: first.id, text });
    }, burst);
    return () => clearTimeout(timer);
  }, [arrivals]);

  return <LiveAnnouncer announcement={announcement} />;
}
