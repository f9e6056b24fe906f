import { withStorage } from '../utils/storage.ts';
import { pasteKey, type DraftKey } from './draftKeys.ts';

// What was pasted is kept like the dialogs' drafts, until it is saved or thrown away. Whose results
// *ganamos* means is a setting of the device, and stays.

/** With the drafts' prefix: signing out removes it. */
const sheetKey: DraftKey = `${pasteKey}-sheet`;
const authorKey = 'league-paste-author';
const authorsKey = 'league-paste-authors';

/** @returns whether there was room for it */
export function keepPaste(value: unknown): boolean {
  return keep(pasteKey, value);
}

/** What was kept; `null`: nothing. It may be anything: who reads it parses it. */
export function keptPaste(): unknown {
  return kept(pasteKey);
}

export function forgetPaste() {
  withStorage((storage) => storage.removeItem(pasteKey));
}

/** The pairs and matches of a table, apart from the review: saving one of them leaves the other. */
export function keepSheet(value: unknown): boolean {
  return keep(sheetKey, value);
}

/** It may be anything: who reads it parses it. */
export function keptSheet(): unknown {
  return kept(sheetKey);
}

export function forgetSheet() {
  withStorage((storage) => storage.removeItem(sheetKey));
}

export function storedAuthor(): string | null {
  return withStorage((storage) => storage.getItem(authorKey)) ?? null;
}

export function storeAuthor(name: string) {
  withStorage((storage) => storage.setItem(authorKey, name));
}

/** The pairs of those who write in the group. It may be anything: who reads it parses it. */
export function storedAuthors(): unknown {
  return kept(authorsKey);
}

export function storeAuthors(pairsBySender: Readonly<Record<string, string>>) {
  withStorage((storage) => storage.setItem(authorsKey, JSON.stringify(pairsBySender)));
}

function keep(key: string, value: unknown): boolean {
  const isKept = withStorage((storage) => {
    storage.setItem(key, JSON.stringify(value));
    return true;
  });
  // What was kept before is not what is on the screen any more.
  if (isKept !== true) withStorage((storage) => storage.removeItem(key));
  return isKept === true;
}

function kept(key: string): unknown {
  const text = withStorage((storage) => storage.getItem(key)) ?? null;
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
