import { AddMatchDialog } from '../../components/AddMatchDialog/AddMatchDialog.tsx';
import { isSameMatch } from '../../domain/sameMatch.ts';
import { MantineTheme } from '../../theme/MantineTheme.tsx';
import type { AddMatchProps } from './AddMatch.tsx';
import { useDraft } from './useDraft.ts';

/** The dialog with what was typed into it before; it begins anew with each opening. */
export function MatchDraftDialog({ adding, matches, today, category }: AddMatchProps) {
  const { draft, onSave } = useDraft('upcoming_matches', adding, matches);
  return (
    <MantineTheme>
      <AddMatchDialog
        opened={adding.isOpen}
        onClose={adding.close}
        onSave={onSave}
        today={today}
        defaultCategory={category}
        isDuplicate={(values) => matches.some((item) => isSameMatch(item, values))}
        draft={draft}
      />
    </MantineTheme>
  );
}
