import { AddResultDialog } from '../../components/AddResultDialog/AddResultDialog.tsx';
import { isSameMatch } from '../../domain/sameMatch.ts';
import { MantineTheme } from '../../theme/MantineTheme.tsx';
import type { AddResultProps } from './AddResult.tsx';
import { useDraft } from './useDraft.ts';

/** The dialog with what was typed into it before; it begins anew with each opening. */
export function ResultDraftDialog({ adding, results, today, category }: AddResultProps) {
  const { draft, onSave } = useDraft('results', adding, results);
  return (
    <MantineTheme>
      <AddResultDialog
        opened={adding.isOpen}
        onClose={adding.close}
        onSave={onSave}
        today={today}
        defaultCategory={category}
        isDuplicate={(values) => results.some((item) => isSameMatch(item, values))}
        draft={draft}
      />
    </MantineTheme>
  );
}
