import type { Announcement } from '../live/table.ts';
import { visuallyHidden } from '../ui/visuallyHidden.ts';

/**
 * Announces arrivals politely. Always rendered: a live region added with its text is often ignored.
 *
 * - **Keyboard:** It takes no focus.
 * - **Screen reader:** A polite status with the name “Novedades de la liga”.
 */
export function LiveAnnouncer({
  announcement,
}: {
  /** The sentence to announce; a new `id` announces the same text again. */
  announcement: Announcement | null;
}) {
  return (
    <output className={visuallyHidden} aria-live="polite" aria-label="Novedades de la liga">
      {announcement === null ? null : <span key={announcement.id}>{announcement.text}</span>}
    </output>
  );
}
