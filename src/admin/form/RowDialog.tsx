import '../../ui/theme/mantineForms.css';
import { Modal } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { useState, type ReactNode } from 'react';
import { useSettings } from '../../league/settings.ts';
import { nameKey } from '../../padel/nameKey.ts';
import type { CivilDate } from '../../padel/time.ts';
import type { KnownPairs } from '../../pairs/knownPairs.ts';
import { useSaving, type SaveOutcome, type SaveTexts } from '../../session/save.ts';
import { OutdatedError } from '../../session/writeErrors.ts';
import { dialogProps } from '../../ui/dialogProps.ts';
import { useCloseOnBack } from '../../ui/hooks/useCloseOnBack.ts';
import { DialogMessages } from './DialogMessages.tsx';
import { flat, type Typed } from './field.ts';
import { Form, type SaveAndNext } from './Form.tsx';
import { remarksOf, type RemarkLeague, type RemarkValues } from './remarks.ts';
import type { FormDescription } from './rowForms.tsx';
import type { RowDraft } from './useDraft.ts';

/** What a row is compared with, beside what its form knows. */
type Compared = Omit<RemarkValues, 'kind' | 'texts' | 'before' | 'kept' | 'saves'> &
  Pick<RemarkLeague, 'results' | 'matches'>;

/** The row in a dialog: `stored` is what the database is known to have, `null` for a new row. */
export type EditedRow<Item> = { stored: Item | null; draft: RowDraft };

export type RowDialogProps<Item, Values> = {
  /** The fields, and how a row is read from them. */
  form: FormDescription<Values>;
  /** The texts that the form starts with: those of an empty form or of the row to correct. */
  initial: Typed;
  /** The date on the league's clock. */
  today: CivilDate;
  /** The pairs of the league, for suggestions and notes on names. */
  pairs?: KnownPairs | undefined;
  /** Something else that can be done with the row. */
  actions?: ReactNode;
  /** A second button that saves and opens the dialog of another row. */
  next?: SaveAndNext | undefined;
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
 * - **When:** For a row of any table, new or corrected.
 * - **When not:** For one question: Confirmation. For a setting: SettingsEditor, in the page.
 * - **Keyboard:** The first field has the focus. Tab stays within, Enter saves, Escape closes; the
 *   draft is kept.
 * - **Screen reader:** A dialog with a name; a wrong field is focused and says what is wrong.
 */
export function RowDialog<Item extends Values, Values>(props: RowDialogProps<Item, Values>) {
  const { form, row, initial, today, pairs, actions, next, draft, isOpen } = props;
  const { texts, read, write } = form;
  const settings = useSettings();
  const [stored, setStored] = useState(row);
  const edited = { stored, draft };
  const outdatedRow: SaveOutcome = { kind: 'conflict', message: texts.failed, current: row };
  const saving = useSaving(row !== null && draft.isOutdated ? outdatedRow : null);
  const close = () => {
    const isClosing = saving.clear();
    if (isClosing) props.onClose();
    return isClosing;
  };
  const meant = (typed: Typed) => withMeantPairs(form, typed, pairs);
  const keptState = useState<readonly string[]>([]);
  const [kept] = keptState;
  const rowOf = (typed: Typed): RemarkValues => ({
    kind: form.kind,
    texts: meant(typed),
    before: initial,
    kept,
    saves: true,
  });
  const remarks = (typed: Typed) => {
    const typedRow = rowOf(typed);
    const values = read(meant(typed));
    const compared = values === null ? {} : (props.compare?.(values, edited) ?? {});
    const { results, matches, ...known } = compared;
    const league = { settings, pairs, ...(results && { results }), ...(matches && { matches }) };
    return remarksOf({ ...typedRow, ...known }, league, today);
  };
  const save = async (typed: Typed): Promise<SaveOutcome<Item>> => {
    const typedRow = rowOf(typed);
    const values = read(meant(typed));
    if (values === null) return { kind: 'asks' };
    const saveTexts: SaveTexts<Item> = {
      failed: texts.failed,
      outdated,
      hasChanged: (saved) => stored === null || !isSame(stored, saved),
      // The row may be far down the list.
      done: (saved) =>
        [row === null ? texts.added : texts.changed, ...respelled(values, saved)].join(' '),
    };
    const ended = await props.onSave(values, edited, saveTexts, typedRow);
    if (ended.kind === 'saved') {
      draft.onDiscard();
      props.onClose();
    }
    if (ended.kind === 'conflict') {
      setStored(ended.current);
      if (ended.current !== null) draft.rebase(write(ended.current));
    }
    // The announced match has changed: it has to be chosen again.
    if (ended.kind === 'failed' && ended.error instanceof OutdatedError) draft.setSent(null);
    return ended;
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
      <Form
        fields={form.fields}
        initial={initial}
        pairs={pairs}
        remarks={remarks}
        renderNote={() => actions}
        onSave={save}
        onCancel={() => {
          if (close()) draft.onDiscard();
        }}
        dialog={{
          isOver: !isOpen,
          saving,
          kept: keptState,
          intro: form.intro,
          summary: form.summary,
          draft,
          next,
          conflict: {
            noun: form.kind === 'result' ? 'resultado' : 'partido',
            stored: stored && write(stored),
          },
        }}
      />
    </Modal>
  );
}

/** The texts with the names of the pairs that are meant: the note below the field has said which. */
function withMeantPairs(
  { fields }: Pick<FormDescription<never>, 'fields'>,
  typed: Typed,
  pairs: KnownPairs | undefined,
): Typed {
  const meant = flat(fields).flatMap(({ kind, name }) => {
    if (kind !== 'pair') return [];
    const check = pairs?.check(typed[name] ?? '', typed['category'] ?? '');
    return check?.kind === 'meant' ? [[name, check.pair.name]] : [];
  });
  return { ...typed, ...Object.fromEntries(meant) };
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
