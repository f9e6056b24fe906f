import { useState } from 'react';
import type { Result } from '../padel/result.ts';
import { formatDayOfMonth } from '../padel/spanishDate.ts';
import controls from '../ui/theme/controls.module.css';
import classes from './CorrectionNote.module.css';
import { useCorrections } from './correctionsContext.ts';

type CorrectionNoteProps = {
  /** The corrected result. */
  result: Result;
  /** A class for the outermost element. */
  className?: string | undefined;
};

/**
 * The time at which a result was corrected; a tap shows the result of before in the same place.
 *
 * - **When:** On a result that was corrected: its card, its sheet.
 * - **When not:** On a picture, or where a result is told in words.
 * - **Keyboard:** Enter or Space shows the earlier score, and again the time.
 * - **Screen reader:** A button whose text changes; the change is read.
 */
export function CorrectionNote({ result, className = '' }: CorrectionNoteProps) {
  const corrections = useCorrections();
  const [before, setBefore] = useState<string | null>(null);
  const { correctedAt } = result;
  if (correctedAt === null || corrections === null) return null;
  const { date, time } = corrections.momentOf(correctedAt);

  const toggle = async () => {
    if (before !== null) {
      setBefore(null);
      return;
    }
    setBefore('Cargando el resultado anterior…');
    try {
      setBefore(await corrections.describeFirst(result));
    } catch (error) {
      console.warn('No se pudo cargar el resultado anterior:', error);
      setBefore('No se pudo cargar el resultado anterior.');
    }
  };
  return (
    <button
      type="button"
      className={`${controls['plain']} ${classes['root']} ${className}`}
      aria-expanded={before !== null}
      onClick={() => void toggle()}
    >
      <bdi aria-live="polite">{before ?? `Corregido el ${formatDayOfMonth(date)}, ${time}`}</bdi>
    </button>
  );
}
