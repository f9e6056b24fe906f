import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export type Announcement = {
  /** Distinguishes two announcements with the same text. */
  id: string;
  /** E.g. *Nuevo resultado: Victoria de Los Smash ante Doble Pared …* */
  text: string;
};

/** Announces arrivals politely. Always rendered: a live region added with its text is often ignored. */
export function LiveAnnouncer({ announcement }: { announcement: Announcement | null }) {
  return (
    <VisuallyHidden as="output" aria-live="polite" aria-label="Novedades de la liga">
      {announcement === null ? null : <span key={announcement.id}>{announcement.text}</span>}
    </VisuallyHidden>
  );
}
