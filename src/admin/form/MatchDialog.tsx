import { useState } from 'react';
import { useCurrentSeason, useToday } from '../../league/useNow.ts';
import { useData } from '../../matches/DataProvider.tsx';
import type { RowRequest } from '../../matches/RowDialogs.tsx';
import { isSameMatch } from '../../padel/sameMatch.ts';
import type { NewUpcomingMatch, UpcomingMatch } from '../../padel/upcomingMatch.ts';
import { useKnownPairs } from '../../pairs/useKnownPairs.ts';
import { useSave } from '../../session/save.ts';
import { addition, correction } from '../../session/writeRows.ts';
import { isPostponed } from '../../matches/announcedMatch.ts';
import { withPostponement } from '../../matches/postponing.ts';
import { useAnnouncedMatches } from './useAnnouncedMatches.ts';
import { dayForm, emptyFields, matchForm } from './rowForms.tsx';
import { PostponeButton } from './PostponeButton.tsx';
import { RowDialog } from './RowDialog.tsx';
import { useDraft } from './useDraft.ts';

type MatchDialogProps = {
  request: RowRequest<UpcomingMatch>;
  isOpen: boolean;
  onClose: () => void;
};

/** Adds or corrects an announced match. */
export function MatchDialog({ request, ...dialog }: MatchDialogProps) {
  const { upcomingMatches } = useData().tables;
  const today = useToday();
  const save = useSave();
  const pairs = useKnownPairs();
  const { matches } = useAnnouncedMatches();
  const isNew = request.action === 'add';
  const item = isNew ? null : request.item;
  const others = matches.filter(({ id }) => id !== item?.id);
  const items = isNew ? request.items : [];
  const category = isNew ? request.category : undefined;
  const given = isNew ? request.fields : undefined;
  const { lastDay } = useCurrentSeason();
  const [isDayGiven] = useState(
    request.action === 'add'
      ? given !== undefined
      : request.givesDay === true || isPostponed(request.item),
  );
  const [form] = useState(() => (isDayGiven ? dayForm(item, today, lastDay) : matchForm));
  const [initial] = useState(() =>
    item === null ? { ...emptyFields(form, { today, category }), ...given } : form.write(item),
  );
  const draft = useDraft({
    table: upcomingMatches.table.name,
    row: item && { id: item.id, fields: initial },
    items,
    isOpen: dialog.isOpen,
  });
  const closeWithoutDraft = () => {
    draft.onDiscard();
    dialog.onClose();
  };
  return (
    <RowDialog<UpcomingMatch, NewUpcomingMatch>
      {...dialog}
      form={form}
      row={item}
      initial={initial}
      today={today}
      draft={draft}
      pairs={pairs}
      compare={(values) => ({
        isStored: items.some((each) => isSameMatch(each, values)),
        matches: others,
        announced: isDayGiven ? (item ?? undefined) : undefined,
        origin: item,
      })}
      actions={
        item === null || isPostponed(item) ? null : (
          <PostponeButton match={item} onDone={closeWithoutDraft} />
        )
      }
      onSave={(values, { stored }, texts) =>
        save(
          (write) =>
            write(
              stored === null
                ? addition(upcomingMatches, draft.id(), values)
                : // The same day again is a new one, too.
                  correction(
                    withPostponement(upcomingMatches),
                    stored.id,
                    { ...values, postponedAt: null },
                    stored,
                  ),
            ),
          texts,
        )
      }
    />
  );
}
