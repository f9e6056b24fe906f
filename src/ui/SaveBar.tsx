import { Button } from '@mantine/core';
import classes from './SaveBar.module.css';

type SaveBarProps = {
  /** What went wrong, or what is still missing; announced. */
  note: string | null;
  /** What saving does, e.g. `Guardar 10 resultados`. */
  label: string;
  /** Whether there is something to save. */
  isReady: boolean;
  /** Whether a save is in flight. */
  isSaving: boolean;
  /** Saves the rows. */
  onSave(): void;
  /** Discards the rows. */
  onDiscard(): void;
};

/**
 * Saves or discards many rows at once; it stays above the bar at the foot while they are scrolled.
 *
 * - **When:** Below a paste and below a plan, in view while they are scrolled.
 * - **When not:** In a dialog: that has a foot of its own.
 * - **Keyboard:** The last two stops of the page.
 * - **Screen reader:** The note is a status; a save that is in flight is busy.
 */
export function SaveBar({ note, label, isReady, isSaving, onSave, onDiscard }: SaveBarProps) {
  return (
    <div className={classes['root']}>
      <output className={classes['note']}>{note}</output>
      <Button variant="default" onClick={onDiscard} disabled={isSaving}>
        Descartar
      </Button>
      <Button onClick={onSave} disabled={isSaving || !isReady} aria-busy={isSaving}>
        {isSaving ? 'Guardando…' : label}
      </Button>
    </div>
  );
}
