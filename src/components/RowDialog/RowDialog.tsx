import '../../theme/mantineForms.css';
import { Modal } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { useCloseOnBack } from '../../utils/hooks/useCloseOnBack.ts';
import { dialogProps } from './dialogProps.ts';
import { RowForm, type RowFormProps } from './RowForm.tsx';
import { type Conflict, type SaveOutcome, useSaving } from './useSaving.ts';

export type RowDialogProps<Values> = Omit<RowFormProps<Values>, 'saving'> & {
  title: string;
  opened: boolean;
  onClose: () => void;
  /** The dialog closes when it is saved, and otherwise stays open with everything that was typed. */
  onSave: (values: Values) => Promise<SaveOutcome<Values>>;
  /** The row changed since the draft was typed. */
  conflict?: Conflict<Values> | null;
};

/** The dialog in which the administrator enters or corrects a result or a match. */
export function RowDialog<Values>(props: RowDialogProps<Values>) {
  const { title, opened, onClose, onSave, conflict = null, ...form } = props;
  const saving = useSaving({ onSave, onClose, conflict });
  // A dialog whose code is fetched on demand is open from the start. Mantine remembers the focus, to
  // restore it afterwards, only when a dialog opens: so this one opens after it is mounted.
  const isOpen = useMounted() && opened;
  useCloseOnBack(isOpen, saving.close);
  return (
    <Modal {...dialogProps} opened={isOpen} onClose={saving.close} title={title}>
      <RowForm saving={saving} {...form} />
    </Modal>
  );
}
