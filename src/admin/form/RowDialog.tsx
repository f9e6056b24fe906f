import '../../ui/theme/mantineForms.css';
import { Modal } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { useState } from 'react';
import { nameKey } from '../../padel/nameKey.ts';
import { useSaving, type SaveOutcome, type SaveTexts } from '../../session/save.ts';
import { OutdatedError } from '../../session/writeErrors.ts';
import { dialogProps } from '../../ui/dialogProps.ts';
import { useCloseOnBack } from '../../ui/hooks/useCloseOnBack.ts';
import { DialogMessages } from './DialogMessages.tsx';
import type { RemarkValues } from './remarks.ts';
import { RowForm, type Compared, type RowFormProps } from './Form.tsx';
import type { RowDraft } from './useDraft.ts';

/** The row in a dialog: `stored` is what the database is known to have, `null` for a new row. */
export type EditedRow<Item> = { stored: Item | null; draft: RowDraft };

export type RowDialogProps<Item, Values> = Omit<
  RowFormProps<Values>,
  'draft' | 'compare' | 'outcome' | 'isSaving' | 'isOver' | 'onSave' | 'onClose' | 'onDealtWith'
> & {
  /** The row that is corrected; `null`: a new one. */
  row: Item | null;
  /** The texts that were typed earlier and are not saved. */
  draft: RowDraft;
  isOpen: boolean;
  /** Called when the dialog closes. */
  onClose: () => void;
  /**
   * It closes after a successful save, and otherwise stays open with all that was typed.
   * @param typed what the remarks are about, once the rows with which it is compared are loaded
   */
  onSave: (
    values: Values,
    row: EditedRow<Item>,
    texts: SaveTexts<Item>,
    typed: RemarkValues,
  ) => Promise<SaveOutcome<Item>>;
  /** What a row is compared with. */
  compare?: (values: Values, row: EditedRow<Item>) => Compared;
};

/**
 * The dialog in which the administrator enters or corrects a row, of any table: it keeps a draft on the
 * device, saves the row and shows a conflict.
 *
 * - **Keyboard:** The first field has the focus. Tab stays within, Enter saves, Escape closes; the
 *   draft is kept.
 * - **Screen reader:** A dialog with a name; a wrong field is focused and says what is wrong.
 */
export function RowDialog<Item extends Values, Values>(props: RowDialogProps<Item, Values>) {
  const { row, draft, isOpen, onClose, onSave, compare, ...form } = props;
  const { texts, write } = form.form;
  const [stored, setStored] = useState(row);
  const edited = { stored, draft };
  const saving = useSaving<Item>(
    row !== null && draft.isOutdated
      ? { kind: 'conflict', message: texts.failed, current: row }
      : null,
  );
  const close = () => {
    const isClosing = saving.clear();
    if (isClosing) onClose();
    return isClosing;
  };
  const save = async (values: Values, typed: RemarkValues, onSaved?: () => void) => {
    // A dialog that is fading out has saved its row already.
    if (!isOpen) return;
    const outcome = await saving.run(() =>
      onSave(
        values,
        edited,
        {
          failed: texts.failed,
          outdated,
          hasChanged: (saved) => stored === null || !isSame(stored, saved),
          // The row may be far down the list.
          done: (saved) =>
            [row === null ? texts.added : texts.changed, ...respelled(values, saved)].join(' '),
        },
        typed,
      ),
    );
    if (outcome.kind === 'saved') {
      draft.onDiscard();
      onClose();
      onSaved?.();
    }
    if (outcome.kind === 'conflict') {
      setStored(outcome.current);
      if (outcome.current !== null) draft.rebase(write(outcome.current));
    }
    // The announced match has changed: it has to be chosen again.
    if (outcome.kind === 'failed' && outcome.error instanceof OutdatedError) draft.setSent(null);
  };
  // A lazy dialog is open from its first render. Mantine remembers which element had the focus only when
  // `opened` becomes true, so this one opens after it is mounted.
  const isShown = useMounted() && isOpen;
  useCloseOnBack(isShown, close);
  return (
    <Modal
      {...dialogProps}
      opened={isShown}
      onClose={close}
      title={row === null ? texts.add : texts.edit}
    >
      {/* While the dialog closes, the message of its own save belongs to the page. */}
      {isShown ? <DialogMessages /> : null}
      <RowForm
        {...form}
        draft={draft}
        compare={compare && ((values) => compare(values, edited))}
        outcome={saving.outcome}
        isSaving={saving.isSaving}
        isOver={!isOpen}
        onSave={(values, typed, onSaved) => void save(values, typed, onSaved)}
        onClose={close}
        onDealtWith={saving.clear}
      />
    </Modal>
  );
}

const outdated =
  'El partido anunciado cambió mientras tanto, o ya tiene su resultado. Revisar y guardar de nuevo.';

/** Says which pair a typed name turned out to be: by an older name, or one that was added meanwhile. */
function respelled(typed: unknown, saved: unknown): string[] {
  return ['team1', 'team2'].flatMap((field) => {
    const [name, stored]: unknown[] = [typed, saved].map((row) => Object(row)[field]);
    if (typeof name !== 'string' || typeof stored !== 'string') return [];
    return nameKey(name) === nameKey(stored) ? [] : [`«${name}» es «${stored}».`];
  });
}

/** Whether a save changed nothing. */
function isSame(before: unknown, after: unknown): boolean {
  return Object.entries(Object(before)).every(([field, value]) => Object(after)[field] === value);
}
