import { Button } from '@mantine/core';
import type { DialogDraft } from '../../domain/draft.ts';
import classes from './FormDialog.module.css';

type DraftNoteProps = {
  draft: DialogDraft | undefined;
  /** Whether what stands in the form is what was typed in an earlier opening. */
  isRestored: boolean;
  onStartEmpty: () => void;
};

/** Says above the fields where what stands in them comes from, or what became of it. */
export function DraftNote({ draft, isRestored, onStartEmpty }: DraftNoteProps) {
  if (draft?.isStored === true) {
    return <p className={classes['note']}>Lo último que escribiste ya está guardado.</p>;
  }
  if (!isRestored) return null;
  return (
    <p className={classes['note']}>
      <span>Recuperamos lo que habías escrito.</span>
      <Button variant="subtle" className={classes['startEmpty'] ?? ''} onClick={onStartEmpty}>
        Empezar de nuevo
      </Button>
    </p>
  );
}
