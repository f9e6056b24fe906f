import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export type Announcement = {
  /** Tells two announcements with the same words apart. */
  id: string;
  /** E.g. *Nuevo resultado: Victoria de Los Smash ante Doble Pared …* */
  text: string;
};

/**
 * Says what arrived live, after what is being read. It is on the page before there is anything to
 * say, because a live region that appears together with its text is often not heard.
 */
export function LiveAnnouncer({ announcement }: { announcement: Announcement | null }) {
  return (
    <VisuallyHidden as="output" aria-live="polite" aria-label="Novedades de la liga">
      {announcement === null ? null : <span key={announcement.id}>{announcement.text}</span>}
    </VisuallyHidden>
  );
}
