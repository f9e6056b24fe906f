import type { CategoryName } from '../../domain/category.ts';
import type { DialogDraft } from '../../domain/draft.ts';
import type { CivilDate } from '../../domain/time.ts';
import type { NewUpcomingMatch } from '../../domain/upcomingMatch.ts';
import { FormDialog } from '../FormDialog/FormDialog.tsx';
import { useSaving } from '../../utils/hooks/useSaving.ts';
import { MatchForm } from './MatchForm.tsx';

type AddMatchDialogProps = {
  opened: boolean;
  onClose: () => void;
  /** The dialog closes when it is done and stays open, with all that was typed, when it fails. */
  onSave: (values: NewUpcomingMatch) => Promise<void>;
  /** Chosen already, e.g. on a category's page. */
  defaultCategory?: CategoryName | undefined;
  /** On the league's clock; an earlier day is remarked on. */
  today: CivilDate;
  /** Whether this match is in the list already; that is said, and stops nobody. */
  isDuplicate?: ((values: NewUpcomingMatch) => boolean) | undefined;
  /** What was typed before and is not saved; without it nothing is kept. */
  draft?: DialogDraft | undefined;
};

/** Where the administrator announces a match. */
export function AddMatchDialog(props: AddMatchDialogProps) {
  const { opened, onClose, onSave, ...form } = props;
  const saving = useSaving({
    onSave,
    onClose,
    failureMessage: 'Error al guardar el partido. Intenta de nuevo.',
  });
  return (
    <FormDialog opened={opened} onClose={() => saving.close()} title="Agregar Partido">
      <MatchForm saving={saving} {...form} />
    </FormDialog>
  );
}
