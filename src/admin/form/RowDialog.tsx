import '../../ui/theme/mantineForms.css';
import { Modal } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { useRef, useState, type ReactNode } from 'react';
import { dialogProps } from '../../ui/dialogProps.ts';
import { useCloseOnBack } from '../../ui/hooks/useCloseOnBack.ts';
import {
  RowForm,
  type Conflict,
  type RowFormProps,
  type SaveOutcome,
  type Saving,
} from './RowForm.tsx';

type SavingOptions<Values> = {
  /** The dialog closes after a successful save, and otherwise stays open with all that was typed. */
  onSave: (values: Values) => Promise<SaveOutcome<Values>>;
  /** Called when the dialog closes. */
  onClose: () => void;
  /** The row changed since the draft was typed. */
  conflict?: Conflict<Values> | null;
};

export type RowDialogProps<Values> = Omit<RowFormProps<Values>, 'saving'> &
  SavingOptions<Values> & {
    /** The dialog’s title. */
    title: string;
    /** Whether the dialog is open. */
    opened: boolean;
    /** Messages of earlier saves. */
    messages?: ReactNode;
  };

/**
 * The dialog in which the administrator enters or corrects a result or a match.
 *
 * - **When:** From “Agregar”, from the pencil, from an announced match.
 * - **When not:** For many at once: those are pasted (PasteField).
 * - **Keyboard:** The first field has the focus. Tab stays within, Enter saves, Escape closes; the
 *   draft is kept.
 * - **Screen reader:** A dialog with a name; a wrong field is focused and says what is wrong.
 */
export function RowDialog<Values>(props: RowDialogProps<Values>) {
  const { title, opened, onClose, onSave, conflict = null, messages, ...form } = props;
  const saving = useSaving({ onSave, onClose, conflict });
  // A lazy dialog is open from its first render. Mantine remembers which element had the focus only when
  // `opened` becomes true, so this one opens after it is mounted.
  const isOpen = useMounted() && opened;
  useCloseOnBack(isOpen, saving.close);
  return (
    <Modal {...dialogProps} opened={isOpen} onClose={saving.close} title={title}>
      {/* While the dialog closes, the message of its own save belongs to the page. */}
      {isOpen ? messages : null}
      <RowForm saving={saving} {...form} />
    </Modal>
  );
}

function useSaving<Values>(options: SavingOptions<Values>): Saving<Values> {
  const { onSave, onClose, conflict = null } = options;
  const [isSaving, setIsSaving] = useState(false);
  const [outcome, setOutcome] = useState<SaveOutcome<Values> | null>(conflict);
  const isInFlight = useRef(false);

  const run = async (values: Values, onSaved?: () => void) => {
    isInFlight.current = true;
    setIsSaving(true);
    setOutcome(null);
    try {
      const result = await onSave(values);
      setOutcome(result);
      if (result.kind === 'saved') {
        onClose();
        onSaved?.();
      }
    } finally {
      isInFlight.current = false;
      setIsSaving(false);
    }
  };

  return {
    isSaving,
    outcome,
    save: (values, onSaved) => {
      if (!isInFlight.current) void run(values, onSaved);
    },
    close: () => {
      if (isInFlight.current) return false;
      setOutcome(null);
      onClose();
      return true;
    },
    clearOutcome: () => setOutcome(null),
  };
}
