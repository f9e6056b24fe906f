import { useEffect, useRef, useState } from 'react';
import type { MatchAnswer, SentMatch } from '../../matches/announcedMatch.ts';
import { draftKey } from '../../session/draftKeys.ts';
import type { TableRow } from '../../live/table.ts';
import {
  hasSameTexts,
  onDraftRemoved,
  readDraft,
  removeDraft,
  storeDraft,
  type DialogDraft,
  type Draft,
} from './draft.ts';
import type { Typed } from './field.ts';
import { newId } from '../../live/newId.ts';

/** The announced match that a result settles, see `Draft`. */
type DraftMatch = { answer: MatchAnswer | null; sent: SentMatch | null };

/** The draft of a row in a dialog. */
export type RowDraft = DialogDraft &
  DraftMatch & {
    /** The id under which a new row is stored. */
    id: () => string;
    /** Somebody else has changed the row since the draft was typed. */
    isOutdated: boolean;
    setAnswer: (answer: MatchAnswer | null) => void;
    setSent: (sent: SentMatch | null) => void;
    /** From now on the draft corrects this state of the row. */
    rebase: (fields: Typed) => void;
  };

const noMatch: DraftMatch = { answer: null, sent: null };

type DraftOptions = {
  /** The name of the table. */
  table: string;
  /** The row that is corrected, or the match whose result is entered; `null`: a new row. */
  row: { id: string; fields: Typed } | null;
  /** The rows of the list: a draft that is among them was saved, even if its response was lost. */
  items: readonly TableRow[];
  isOpen: boolean;
  /** Whether the result of an announced match is entered. */
  isSettling?: boolean;
};

/**
 * Keeps what is typed into a dialog until the database has it: over a reload, a crashed tab, a phone
 * that closed the browser, a session that ended. The draft keeps its id: a save whose response was
 * lost, repeated in another visit, stores the same row.
 *
 * ×, Escape, Back, a click beside the dialog and the browser's own ways out keep what was typed, since
 * they happen by accident. Cancelar, signing out and “Empezar de nuevo” discard it.
 */
export function useDraft(options: DraftOptions): RowDraft {
  const { table, row, items, isOpen, isSettling = false } = options;
  const kind = row === null ? 'new' : 'edit';
  const key = draftKey(table, isSettling ? 'settle' : kind);
  const [stored] = useState(() => draftOf(readDraft(key), row));
  const [isStored] = useState(() => stored !== null && items.some((item) => holds(item, stored)));
  const [firstId] = useState(() => {
    if (row !== null) return row.id;
    return stored === null || isStored ? newId() : stored.id;
  });
  const id = useRef(firstId);
  const kept = isStored ? null : stored;
  /** The texts that were typed last. */
  const typed = useRef(kept?.fields);
  const [match, setMatch] = useState<DraftMatch>({
    answer: kept?.answer ?? null,
    sent: kept?.sent ?? null,
  });
  const lastMatch = useRef(match);
  /** The row as it was when the typing began. */
  const before = useRef(row?.fields);
  const renewId = () => {
    if (row === null) id.current = newId();
  };
  const store = () => {
    if (typed.current === undefined) return;
    const { answer, sent } = lastMatch.current;
    storeDraft(key, {
      id: id.current,
      fields: typed.current,
      ...(before.current && { before: before.current }),
      ...(answer && { answer }),
      ...(sent && { sent }),
    });
  };
  const changeMatch = (changes: Partial<DraftMatch>) => {
    lastMatch.current = { ...lastMatch.current, ...changes };
    setMatch(lastMatch.current);
    store();
  };

  // The same draft may be open in two tabs. Once one of them has saved or discarded it, the other one
  // enters another row, instead of overwriting the saved one.
  const isNew = row === null;
  useEffect(() => {
    if (!isNew) return undefined;
    return onDraftRemoved(key, () => {
      id.current = newId();
      lastMatch.current = noMatch;
      setMatch(noMatch);
    });
  }, [key, isNew]);

  // A draft that is saved already is mentioned once, in the dialog that opens now.
  const isOver = isStored && isOpen;
  useEffect(() => {
    if (isOver) removeDraft(key);
  }, [key, isOver]);

  const forget = () => {
    typed.current = undefined;
    changeMatch(noMatch);
    removeDraft(key);
    renewId();
  };
  return {
    restored: isStored ? null : (stored?.fields ?? null),
    isStored,
    onType: (fields) => {
      typed.current = fields;
      store();
    },
    onDiscard: forget,
    id: () => id.current,
    isOutdated:
      row !== null && stored?.before !== undefined && !hasSameTexts(stored.before, row.fields),
    ...match,
    setAnswer: (answer) => changeMatch({ answer }),
    setSent: (sent) => changeMatch({ sent }),
    rebase: (fields) => {
      before.current = fields;
    },
  };
}

/** The stored draft, if it belongs to this row and differs from it. */
function draftOf(draft: Draft | null, row: DraftOptions['row']): Draft | null {
  if (draft === null || row === null) return draft;
  return draft.id === row.id && !hasSameTexts(draft.fields, row.fields) ? draft : null;
}

/** Whether a row has the texts of a draft; if it settled a match, it has the id, place and time of that. */
function holds(item: TableRow, { id, fields, sent }: Draft): boolean {
  const matchId = sent?.matchId ?? null;
  const isKept = (name: string) => matchId !== null && (name === 'time' || name === 'location');
  return (
    item.id === (matchId ?? id) &&
    Object.entries(fields).every(([name, text]) => {
      if (text === '' && isKept(name)) return true;
      return String(Reflect.get(item, name) ?? '') === text.trim();
    })
  );
}
