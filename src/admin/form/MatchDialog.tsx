import { useData } from '../../matches/DataProvider.tsx';
import type { RowRequest } from '../../matches/RowDialogs.tsx';
import { isSameMatch } from '../../padel/sameMatch.ts';
import type { NewUpcomingMatch, UpcomingMatch } from '../../padel/upcomingMatch.ts';
import { useKnownPairs } from '../../pairs/useKnownPairs.ts';
import { useWrite } from '../../session/write.ts';
import { addition, correction } from '../../session/writeRows.ts';
import { categoryTitle } from '../../league/category.ts';
import { Notice } from '../../ui/Notice.tsx';
import { clashOf, describeClash, type Slot } from './clashes.ts';
import type { RowQuestion } from './RowForm.tsx';
import { useAnnouncedMatches } from './useAnnouncedMatches.ts';
import { EditDialog } from './EditDialog.tsx';
import { emptyFields } from './formDescription.ts';
import { matchForm } from './matchForm.ts';

type MatchDialogProps = {
  request: RowRequest<UpcomingMatch>;
  isOpen: boolean;
  onClose: () => void;
};

/** Adds or corrects an announced match. */
export function MatchDialog({ request, ...dialog }: MatchDialogProps) {
  const { upcomingMatches } = useData().tables;
  const write = useWrite();
  const pairs = useKnownPairs();
  const { matches } = useAnnouncedMatches();
  const isNew = request.action === 'add';
  const own = isNew ? null : request.item.id;
  const others = matches.filter(({ id }) => id !== own);
  const items = isNew ? request.items : [];
  const category = isNew ? request.category : undefined;
  return (
    <EditDialog
      {...dialog}
      table={upcomingMatches.table.name}
      form={matchForm}
      row={isNew ? null : request.item}
      items={items}
      start={(today) => emptyFields(matchForm, { today, category })}
      pairs={pairs}
      isDuplicate={(values) => items.some((item) => isSameMatch(item, values))}
      questions={(values) => clashQuestions(values, others)}
      save={(values, { stored, draft }) =>
        write(
          stored === null
            ? addition(upcomingMatches, draft.id(), values)
            : correction(upcomingMatches, stored.id, values, stored),
        )
      }
    />
  );
}

/** Says that a court or a pair is taken at that hour; the match can be saved all the same. */
function clashQuestions(values: NewUpcomingMatch, others: readonly Slot[]): RowQuestion[] {
  const clash = clashOf(values, others);
  if (clash === null) return [];
  const text = describeClash(clash, categoryTitle);
  return [{ id: 'clash', isOpen: false, content: <Notice kind="warning">{text}</Notice> }];
}
