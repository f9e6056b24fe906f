import { useState } from 'react';
import { formatDayOfMonth } from '../padel/spanishDate.ts';
import type { CivilMoment } from '../padel/time.ts';
import controls from '../ui/theme/controls.module.css';
import classes from './CorrectionNote.module.css';

type CorrectionNoteProps = {
  /** When, on the league's clock. */
  at: CivilMoment;
  /** The result's first version in words; @throws Error if it cannot be read */
  describeFirst: () => Promise<string>;
};

/**
 * The time at which a result was corrected; a tap shows the result of before in the same place.
 *
 * - **When:** In the sheet of a result that was corrected; its card has a mark.
 * - **Keyboard:** Enter or Space shows the earlier score, and again the time.
 * - **Screen reader:** A button whose text changes; the change is read.
 */
export function CorrectionNote({ at, describeFirst }: CorrectionNoteProps) {
  const [before, setBefore] = useState<string | null>(null);
  const toggle = async () => {
    if (before !== null) {
      setBefore(null);
      return;
    }
    setBefore('Cargando el resultado anterior…');
    try {
      setBefore(await describeFirst());
    } catch (error) {
      console.warn('No se pudo cargar el resultado anterior:', error);
      setBefore('No se pudo cargar el resultado anterior.');
    }
  };
  return (
    <button
      type="button"
      className={`${controls['plain']} ${classes['root']}`}
      aria-expanded={before !== null}
      onClick={() => void toggle()}
    >
      <bdi aria-live="polite">
        {before ?? `Corregido el ${formatDayOfMonth(at.date)}, ${at.time}`}
      </bdi>
    </button>
  );
}
