import { Button } from '@mantine/core';
import type { DialogDraft } from './draft.ts';
import classes from './RowDialog.module.css';

type DraftNoteProps = {
  draft: DialogDraft | undefined;
  /** Whether the form started with what was typed in an earlier opening. */
  isRestored: boolean;
  onStartAgain: () => void;
};

/** Says above the fields that a draft was restored, or that the last one is saved already. */
export function DraftNote({ draft, isRestored, onStartAgain }: DraftNoteProps) {
  if (draft?.isStored === true) {
    return <p className={classes['note']}>Lo último que escribiste ya está guardado.</p>;
  }
  if (!isRestored) return null;
  return (
    <p className={classes['note']}>
      <span>Recuperamos lo que habías escrito.</span>
      <Button variant="subtle" className={classes['startAgain'] ?? ''} onClick={onStartAgain}>
        Empezar de nuevo
      </Button>
    </p>
  );
}
