import type { Announcement } from '../live/table.ts';
import { visuallyHidden } from './visuallyHidden.ts';

/** Announces arrivals politely. Always rendered: a live region added with its text is often ignored. */
export function LiveAnnouncer({ announcement }: { announcement: Announcement | null }) {
  return (
    <output className={visuallyHidden} aria-live="polite" aria-label="Novedades de la liga">
      {announcement === null ? null : <span key={announcement.id}>{announcement.text}</span>}
    </output>
  );
}
