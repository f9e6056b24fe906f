import { useState } from 'react';
import { useToday } from '../../league/useNow.ts';
import type { TableRow } from '../../live/table.ts';
import { nameKey } from '../../padel/nameKey.ts';
import type { CivilDate } from '../../padel/time.ts';
import { errorMessage } from '../../session/errorMessages.ts';
import { notifyAdmin } from '../../session/notifyAdmin.ts';
import type { Written } from '../../session/write.ts';
import { ConflictError, OutdatedError } from '../../session/writeErrors.ts';
import { DialogMessages } from './DialogMessages.tsx';
import type { TypedFields } from './draft.ts';
import { RowDialog, type RowDialogProps } from './RowDialog.tsx';
import type { RowQuestion, SaveOutcome } from './RowForm.tsx';
import { useDraft } from './useDraft.ts';

/** The row in a dialog: `stored` is what the database is known to have, `null` for a new row. */
export type EditedRow<Item> = { stored: Item | null; draft: ReturnType<typeof useDraft> };

type EditDialogProps<Item, Values> = Pick<
  RowDialogProps<Values>,
  'form' | 'isDuplicate' | 'next' | 'pairs'
> & {
  /** The name of the table in the database. */
  table: string;
  /** The row that is corrected; `null`: a new one. */
  row: Item | null;
  /** The announced match whose result is entered. */
  matchId?: string;
  /** The rows of the list: a draft that is among them was saved, even if its response was lost. */
  items?: readonly Item[];
  /** The texts that the form of a new row starts with. */
  start: (today: CivilDate) => TypedFields;
  isOpen: boolean;
  onClose: () => void;
  /** @returns what was saved, or `asks` if a question came up that has to be answered first */
  save: (values: Values, row: EditedRow<Item>) => Promise<Written<Item> | 'asks'>;
  questions?: (
    values: Values,
    onTexts: (texts: TypedFields) => void,
    row: EditedRow<Item>,
  ) => readonly RowQuestion[];
  onSaved?: () => void;
};

/**
 * The dialog that adds or corrects a row, of any table: it keeps a draft on the device, saves the row,
 * shows the outcome, and offers the undo.
 */
export function EditDialog<Item extends TableRow & Values, Values extends object>(
  props: EditDialogProps<Item, Values>,
) {
  const {
    table,
    row,
    matchId,
    items = [],
    start,
    isOpen,
    save,
    questions,
    onSaved,
    ...dialog
  } = props;
  const { texts, write } = dialog.form;
  const today = useToday();
  const [initial] = useState(() => (row === null ? start(today) : write(row)));
  const id = row?.id ?? matchId;
  const draft = useDraft({
    table,
    row: id === undefined ? null : { id, fields: initial },
    items,
    isOpen,
    isSettling: matchId !== undefined,
  });
  const [stored, setStored] = useState(row);
  const edited = { stored, draft };

  const onSave = async (values: Values): Promise<SaveOutcome<Values>> => {
    try {
      const written = await save(values, edited);
      if (written === 'asks') return { kind: 'asks' };
      const { saved, undo } = written;
      draft.forget();
      // The row may be far down the list.
      const done = [row === null ? texts.added : texts.changed, ...respelled(values, saved)].join(
        ' ',
      );
      void notifyAdmin('done', done, isSame(stored, saved) ? undefined : undo);
      onSaved?.();
      return { kind: 'saved' };
    } catch (error) {
      if (error instanceof ConflictError) {
        setStored(error.current);
        if (error.current !== null) draft.rebase(write(error.current));
        return { kind: 'conflict', current: error.current };
      }
      // The announced match has changed: it has to be chosen again.
      if (error instanceof OutdatedError) draft.setSent(null);
      return { kind: 'failed', message: errorMessage(error, { failed: texts.failed, outdated }) };
    }
  };

  return (
    <RowDialog<Values>
      {...dialog}
      title={row === null ? texts.add : texts.edit}
      opened={isOpen}
      onSave={onSave}
      initial={initial}
      today={today}
      questions={questions && ((values, onTexts) => questions(values, onTexts, edited))}
      draft={draft.dialog}
      messages={<DialogMessages />}
      conflict={row !== null && draft.isOutdated ? { kind: 'conflict', current: row } : null}
    />
  );
}

const outdated =
  'El partido anunciado cambió mientras tanto, o ya tiene su resultado. Revisar y guardar de nuevo.';

/** Says which pair a typed name turned out to be: by an older name, or one that was added meanwhile. */
function respelled(typed: object, saved: object): string[] {
  return ['team1', 'team2'].flatMap((field) => {
    const [name, stored]: unknown[] = [Reflect.get(typed, field), Reflect.get(saved, field)];
    if (typeof name !== 'string' || typeof stored !== 'string') return [];
    return nameKey(name) === nameKey(stored) ? [] : [`«${name}» es «${stored}».`];
  });
}

/** Whether a save changed nothing. */
function isSame(before: object | null, after: object): boolean {
  return (
    before !== null &&
    Object.entries(before).every(([field, value]) => Reflect.get(after, field) === value)
  );
}
