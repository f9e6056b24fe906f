import { Button } from '@mantine/core';
import classes from './SaveBar.module.css';

type SaveBarProps = {
  /** What went wrong, or what is still missing; announced. */
  note: string | null;
  /** What saving does, e.g. `Guardar 10 resultados`. */
  label: string;
  isReady: boolean;
  isSaving: boolean;
  onSave(): void;
  onDiscard(): void;
};

/** Saves or discards many rows at once; it stays above the bar at the foot while they are scrolled. */
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
