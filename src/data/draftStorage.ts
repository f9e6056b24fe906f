import { type Draft, isKeepable, parseDraft } from '../domain/draft.ts';
import { draftKeys } from './draftKeys.ts';
import type { TableName } from './tables.ts';
import { withStorage } from '../utils/storage.ts';

// What an administrator has typed is kept in `localStorage`, not in `sessionStorage`: a phone that
// puts its browser into the background ends the tab and its session with it, and that is just when
// a result typed at the side of the court gets lost. Signing out removes it (`sources.ts`), so that
// on a shared device nothing of it stays for the next one. Where storage is forbidden or full, there
// are no drafts, and the dialogs work as they would without.

/** What was typed last and not saved; `null`: nothing, or nothing that can be read. */
export function readDraft(table: TableName): Draft | null {
  const text = withStorage((storage) => storage.getItem(draftKeys[table])) ?? null;
  return text === null ? null : parseDraft(text);
}

/** Keeps what stands in a form, so far as it is no book. */
export function keepDraft(table: TableName, draft: Draft) {
  if (!isKeepable(draft.fields)) return;
  withStorage((storage) => storage.setItem(draftKeys[table], JSON.stringify(draft)));
}

export function forgetDraft(table: TableName) {
  withStorage((storage) => storage.removeItem(draftKeys[table]));
}

/**
 * Calls back when another tab has saved or discarded the draft.
 * @returns a function that stops it
 */
export function onDraftGone(table: TableName, callback: () => void): () => void {
  const hear = ({ key, newValue }: StorageEvent) => {
    if (key === null || (key === draftKeys[table] && newValue === null)) callback();
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}
