import { useEffect, useRef, useState } from 'react';
import type { TableRow, TableName } from '../../data/tables.ts';
import { forgetDraft, keepDraft, onDraftGone, readDraft } from '../../data/draftStorage.ts';
import type { DialogDraft, Draft, TypedFields } from '../../domain/draft.ts';
import { newId } from '../../utils/newId.ts';
import type { Adding } from './useAdding.ts';

type DraftedDialog<NewItem> = {
  draft: DialogDraft;
  onSave: (values: NewItem) => Promise<void>;
};

/**
 * What an add dialog holds, kept until the database has it: over a reload, a tab that crashed or was
 * put away by the phone, a session that ended. It has one id all the time: a save whose answer was
 * lost, tried again in whatever visit, is the same row.
 *
 * ×, Escape, a click beside the dialog and the browser's own ways out keep what was typed, because
 * they happen by accident. Cancelar discards it, because that is what the word says, and so do
 * signing out and “Empezar de nuevo”, which the dialog offers with what it brings back.
 * @param items what is in the list: what is there already was saved, even if no answer said so
 */
export function useDraft<NewItem>(
  table: TableName,
  adding: Adding<NewItem>,
  items: readonly TableRow[],
): DraftedDialog<NewItem> {
  const [kept] = useState(() => readDraft(table));
  const [isStored] = useState(() => kept !== null && items.some((item) => holds(item, kept)));
  const [firstId] = useState(() => (kept === null || isStored ? newId() : kept.id));
  const id = useRef(firstId);

  // The same draft may be open in two tabs. Once one of them has saved or discarded it, what stands
  // in the other is another row: else it would be written over the one that was saved.
  useEffect(
    () =>
      onDraftGone(table, () => {
        id.current = newId();
      }),
    [table],
  );

  // Told once, in the dialog that opens now.
  const isOver = isStored && adding.isOpen;
  useEffect(() => {
    if (isOver) forgetDraft(table);
  }, [table, isOver]);

  const forget = () => {
    forgetDraft(table);
    id.current = newId();
  };
  return {
    draft: {
      restored: isStored ? null : (kept?.fields ?? null),
      isStored,
      onType: (fields) => keepDraft(table, { id: id.current, fields }),
      onDiscard: forget,
    },
    async onSave(values) {
      await adding.save(id.current, values);
      forget();
    },
  };
}

/** Whether a row is what was typed. */
function holds(item: TableRow, { id, fields }: Draft): boolean {
  return item.id === id && isSame(item, fields);
}

function isSame(item: TableRow, fields: TypedFields): boolean {
  return Object.entries(fields).every(([name, text]) => Reflect.get(item, name) === text.trim());
}
