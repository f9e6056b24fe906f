import { useRef, useState } from 'react';
import { useWrites } from '../../auth/useWrites.ts';
import { emptyFields, type FormDescription } from '../../components/RowDialog/formDescription.ts';
import { RowDialog } from '../../components/RowDialog/RowDialog.tsx';
import type { SaveOutcome } from '../../components/RowDialog/useSaving.ts';
import type { OpenTable } from '../../data/openTable.ts';
import type { TableRow } from '../../data/table.ts';
import { isSameMatch, type MatchIdentity } from '../../domain/sameMatch.ts';
import { notifyAdmin } from './notifyAdmin.ts';
import type { RowRequest } from './RowDialogs.tsx';
import { outcomeOf, undoing } from './saveOutcome.ts';
import { useDraft } from './useDraft.ts';
import { useKnownPairs } from './useKnownPairs.ts';
import { useNow } from './useNow.ts';

type TableDialogProps<Item extends TableRow, Values> = {
  request: RowRequest<Item>;
  isOpen: boolean;
  onClose: () => void;
  name: string;
  opened: OpenTable<Item, Values>;
  form: FormDescription<Values>;
};

/** Adds a row to a table, or corrects one. */
export function TableDialog<Item extends TableRow & Values, Values extends MatchIdentity>(
  props: TableDialogProps<Item, Values>,
) {
  const { request, isOpen, onClose, name, opened, form } = props;
  const { date: today } = useNow();
  const pairs = useKnownPairs();
  const writes = useWrites(opened);
  const row = request.action === 'edit' ? request.item : null;
  const items = request.action === 'edit' ? [] : request.items;
  const [initial] = useState(() =>
    request.action === 'edit'
      ? form.write(request.item)
      : emptyFields(form, { today, category: request.category }),
  );
  const draft = useDraft({
    table: name,
    row: row === null ? null : { id: row.id, fields: initial },
    items,
    isOpen,
  });
  /** What the row is known to be; `null`: it is not stored. */
  const stored = useRef<Values | null>(row);

  const onSave = async (values: Values): Promise<SaveOutcome<Values>> => {
    const id = draft.id();
    const before = stored.current;
    const outcome = await outcomeOf<Values>(form.texts.failed, async () => {
      const after = await (before === null
        ? writes.add(id, values)
        : writes.change(id, values, before));
      draft.forget();
      // The row may be far down the list.
      const done = row === null ? form.texts.added : form.texts.changed;
      void notifyAdmin('done', done, undoing(writes, { id, before, after }));
    });
    if (outcome.kind === 'conflict') {
      stored.current = outcome.current;
      if (outcome.current !== null) draft.rebase(form.write(outcome.current));
    }
    return outcome;
  };

  return (
    <RowDialog
      form={form}
      title={row === null ? form.texts.add : form.texts.edit}
      opened={isOpen}
      onClose={onClose}
      onSave={onSave}
      initial={initial}
      today={today}
      pairs={pairs}
      isDuplicate={(values) => items.some((item) => isSameMatch(item, values))}
      draft={draft.dialog}
      conflict={draft.isOutdated ? { kind: 'conflict', current: row } : null}
    />
  );
}
