import { Button, Group } from '@mantine/core';
import { Notice } from '../../ui/Notice.tsx';
import type { DialogDraft } from './draft.ts';

type DraftNoteProps = {
  draft: DialogDraft | undefined;
  /** Whether the form started with what was typed in an earlier opening. */
  isRestored: boolean;
  onStartAgain: () => void;
};

/** Says above the fields that a draft was restored, or that the last one is saved already. */
export function DraftNote({ draft, isRestored, onStartAgain }: DraftNoteProps) {
  const isStored = draft?.isStored === true;
  if (!isStored && !isRestored) return null;
  return (
    <Notice kind="said">
      <Group justify="space-between" wrap="nowrap" gap="var(--space-8)" mih="var(--target)">
        {isStored
          ? 'Lo último que se escribió ya está guardado.'
          : 'Se recuperó lo que estaba escrito.'}
        {isStored ? null : (
          <Button variant="subtle" px="var(--space-12)" flex="none" onClick={onStartAgain}>
            Empezar de nuevo
          </Button>
        )}
      </Group>
    </Notice>
  );
}
