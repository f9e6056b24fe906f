import { useEffect, useRef, useState } from 'react';
import { draftKey } from '../../data/draftKeys.ts';
import { onDraftRemoved, readDraft, removeDraft, storeDraft } from '../../data/draftStorage.ts';
import type { TableRow } from '../../data/table.ts';
import {
  type DialogDraft,
  type Draft,
  hasSameTexts,
  type TypedFields,
} from '../../domain/draft.ts';
import { newId } from '../../utils/newId.ts';

type DraftOptions = {
  /** Its name. */
  table: string;
  /** The row that is corrected, or the match whose result is entered; `null`: a new row. */
  row: { id: string; fields: TypedFields } | null;
  /** The list: what is in it was saved, even if no response said so. */
  items: readonly TableRow[];
  isOpen: boolean;
  /** Whether the result of an announced match is entered. */
  isSettling?: boolean;
};

/**
 * What is typed into a dialog is kept until the database has it: over a reload, a crashed tab, a phone
 * that closed the browser, a session that ended. It keeps its id: a save whose response was lost, tried
 * again in another visit, is the same row.
 *
 * ×, Escape, Back, a click beside the dialog and the browser's own ways out keep what was typed, since
 * they happen by accident. Cancelar, signing out and “Empezar de nuevo” discard it.
 */
export function useDraft({ table, row, items, isOpen, isSettling = false }: DraftOptions) {
  const kind = row === null ? 'new' : 'edit';
  const key = draftKey(table, isSettling ? 'settle' : kind);
  const [stored] = useState(() => draftOf(readDraft(key), row));
  const [isStored] = useState(() => stored !== null && items.some((item) => holds(item, stored)));
  const [firstId] = useState(() => {
    if (row !== null) return row.id;
    return stored === null || isStored ? newId() : stored.id;
  });
  const id = useRef(firstId);
  /** The row as it was when the typing began. */
  const before = useRef(row?.fields);
  const renewId = () => {
    if (row === null) id.current = newId();
  };

  // The same draft may be open in two tabs. Once one of them has saved or discarded it, the other one
  // enters another row, instead of overwriting the saved one.
  const isNew = row === null;
  useEffect(() => {
    if (!isNew) return undefined;
    return onDraftRemoved(key, () => {
      id.current = newId();
    });
  }, [key, isNew]);

  // That it is saved already is said once, in the dialog that opens now.
  const isOver = isStored && isOpen;
  useEffect(() => {
    if (isOver) removeDraft(key);
  }, [key, isOver]);

  const forget = () => {
    removeDraft(key);
    renewId();
  };
  const dialog: DialogDraft = {
    restored: isStored ? null : (stored?.fields ?? null),
    isStored,
    onType: (fields) =>
      storeDraft(key, {
        id: id.current,
        fields,
        ...(before.current === undefined ? {} : { before: before.current }),
      }),
    onDiscard: forget,
  };
  return {
    dialog,
    id: () => id.current,
    /** Whether somebody else has changed the row since the draft was typed. */
    isOutdated:
      row !== null && stored?.before !== undefined && !hasSameTexts(stored.before, row.fields),
    forget,
    /** What is typed from now on corrects this state of the row. */
    rebase: (fields: TypedFields) => {
      before.current = fields;
    },
  };
}

/** The stored draft, if it is one of this row and says something else than the row. */
function draftOf(draft: Draft | null, row: DraftOptions['row']): Draft | null {
  if (draft === null || row === null) return draft;
  return draft.id === row.id && !hasSameTexts(draft.fields, row.fields) ? draft : null;
}

/** Whether a row is what was typed. */
function holds(item: TableRow, { id, fields }: Draft): boolean {
  const texts = Object.entries(fields);
  return (
    item.id === id &&
    texts.every(([name, text]) => String(Reflect.get(item, name) ?? '') === text.trim())
  );
}
