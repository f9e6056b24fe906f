import type { CategoryName } from '../../domain/category.ts';
import type { DialogDraft } from '../../domain/draft.ts';
import type { NewResult } from '../../domain/result.ts';
import type { CivilDate } from '../../domain/time.ts';
import { FormDialog } from '../FormDialog/FormDialog.tsx';
import { useSaving } from '../../utils/hooks/useSaving.ts';
import { ResultForm } from './ResultForm.tsx';

type AddResultDialogProps = {
  opened: boolean;
  onClose: () => void;
  /** The dialog closes when it is done and stays open, with all that was typed, when it fails. */
  onSave: (values: NewResult) => Promise<void>;
  /** Chosen already, e.g. on a category's page. */
  defaultCategory?: CategoryName | undefined;
  /** On the league's clock; the day that stands in the form at first. */
  today: CivilDate;
  /** Whether this result is in the list already; that is said, and stops nobody. */
  isDuplicate?: ((values: NewResult) => boolean) | undefined;
  /** What was typed before and is not saved; without it nothing is kept. */
  draft?: DialogDraft | undefined;
};

/** Where the administrator enters a result. */
export function AddResultDialog(props: AddResultDialogProps) {
  const { opened, onClose, onSave, ...form } = props;
  const saving = useSaving({
    onSave,
    onClose,
    failureMessage: 'Error al guardar el resultado. Intenta de nuevo.',
  });
  return (
    <FormDialog opened={opened} onClose={() => saving.close()} title="Agregar Resultado">
      <ResultForm saving={saving} {...form} />
    </FormDialog>
  );
}
