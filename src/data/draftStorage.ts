import { type Draft, isKeepable, parseDraft } from '../domain/draft.ts';
import { withStorage } from '../utils/storage.ts';
import type { DraftKey } from './draftKeys.ts';

// Drafts are kept in `localStorage`, not in `sessionStorage`: a phone that closes its browser in the
// background ends the tab's session too, and a result typed beside the court would be lost. Signing
// out removes them (`sources.ts`). Where storage is forbidden or full there are no drafts, and the
// dialogs work without them.

/** What was typed last and not saved; `null`: nothing, or nothing readable. */
export function readDraft(key: DraftKey): Draft | null {
  const text = withStorage((storage) => storage.getItem(key)) ?? null;
  return text === null ? null : parseDraft(text);
}

export function storeDraft(key: DraftKey, draft: Draft) {
  if (!isKeepable(draft.fields)) return;
  withStorage((storage) => storage.setItem(key, JSON.stringify(draft)));
}

export function removeDraft(key: DraftKey) {
  withStorage((storage) => storage.removeItem(key));
}

/**
 * Calls back when another tab has saved or discarded the draft.
 * @returns a function that removes the listener
 */
export function onDraftRemoved(key: DraftKey, callback: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === null || (event.key === key && event.newValue === null)) callback();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
