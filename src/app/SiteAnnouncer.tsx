import { LiveAnnouncer } from '../components/LiveAnnouncer/LiveAnnouncer.tsx';
import { useArrivals } from '../live/LiveProvider.tsx';
import type { Arrival } from '../live/arrivalStore.ts';

/** Says what arrives live, wherever on the site the visitor is. */
export function SiteAnnouncer() {
  const arrivals = useArrivals();
  return <LiveAnnouncer announcement={announcementOf(arrivals)} />;
}

function announcementOf(arrivals: readonly Arrival[]) {
  const last = arrivals.at(-1);
  if (last === undefined) return null;
  // Several at once are counted: nobody wants to hear twenty scores in a row.
  const text = arrivals.length === 1 ? last.text : `${arrivals.length} novedades en la liga`;
  return { id: `${arrivals.length} ${last.id}`, text };
}
