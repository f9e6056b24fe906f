import { onStored, withStorage } from '../../live/storage.ts';
import { isObject } from '../../live/storedValues.ts';
import {
  parseAnswer,
  parseSent,
  type MatchAnswer,
  type SentMatch,
} from '../../matches/announcedMatch.ts';
import type { DraftKey } from '../../session/draftKeys.ts';
import type { Typed } from './field.ts';

/** The texts that were typed into a dialog and are not known to be saved. */
export type Draft = {
  /** The id of the row: saving a new row twice, in another visit too, stores it once. */
  id: string;
  fields: Typed;
  /** For a correction, the row as it was when the typing began. */
  before?: Typed;
  /** For a result, which announced match it is, as the administrator answered. */
  answer?: MatchAnswer;
  /** For a result, which announced match the last attempt sent: perhaps it is saved. */
  sent?: SentMatch;
};

/** A draft as the dialog's form uses it. */
export type DialogDraft = {
  /** The texts of an earlier opening; `null`: none. */
  restored: Typed | null;
  /** Whether what was typed last was stored although no response came. */
  isStored: boolean;
  onType: (fields: Typed) => void;
  /** Called when it is cancelled, and once it is saved. */
  onDiscard: () => void;
};

/** Characters of a draft as it is stored; far more than any form accepts. A longer text was pasted by accident. */
const longestDraft = 20_000;

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/u;

// Drafts are kept in `localStorage`, not in `sessionStorage`: a phone that closes its browser in the
// background ends the tab's session too, and a result typed beside the court would be lost. Signing
// out removes them (`forgetDrafts`). Where storage is forbidden or full there are no drafts, and the
// dialogs work without them.

/** The stored draft; `null` if there is none, or it cannot be read. */
export function readDraft(key: DraftKey): Draft | null {
  const text = withStorage((storage) => storage.getItem(key)) ?? null;
  return text === null ? null : parseDraft(text);
}

export function storeDraft(key: DraftKey, draft: Draft) {
  const text = JSON.stringify(draft);
  if (text.length > longestDraft) return;
  withStorage((storage) => storage.setItem(key, text));
}

export function removeDraft(key: DraftKey) {
  withStorage((storage) => storage.removeItem(key));
}

/**
 * Calls back when another tab has saved or discarded the draft.
 * @returns a function that removes the listener
 */
export function onDraftRemoved(key: DraftKey, callback: () => void): () => void {
  return onStored(key, (draft) => {
    if (draft === null) callback();
  });
}

/** Whether each field of `one` has the same text in `other`, which may have more fields. */
export function hasSameTexts(one: Typed, other: Typed): boolean {
  return Object.entries(one).every(([name, text]) => other[name] === text);
}

/** Reads a stored draft; `null` for any other text: a browser's storage may hold anything. */
export function parseDraft(text: string): Draft | null {
  const stored = text.length > longestDraft ? null : parseJson(text);
  if (!isObject(stored)) return null;
  const { id, fields, before } = stored;
  if (typeof id !== 'string' || !uuid.test(id) || !isTyped(fields)) return null;
  if (before !== undefined && !isTyped(before)) return null;
  const answer = parseAnswer(stored['answer']);
  const sent = parseSent(stored['sent']);
  return {
    id,
    fields,
    ...(before && { before }),
    ...(answer && { answer }),
    ...(sent && { sent }),
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isTyped(value: unknown): value is Typed {
  return isObject(value) && Object.values(value).every((text) => typeof text === 'string');
}
