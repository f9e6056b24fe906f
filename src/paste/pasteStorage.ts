import { forgetValue, keepValue, keptValue, withStorage } from '../live/storage.ts';
import { pasteKey, type DraftKey } from '../session/draftKeys.ts';

// What was pasted is kept like the dialogs' drafts, until it is saved or thrown away. Whose results
// *ganamos* means is a setting of the device, and stays.

/** With the drafts' prefix: signing out removes it. */
const sheetKey: DraftKey = `${pasteKey}-sheet`;
const authorKey = 'league-paste-author';
const authorsKey = 'league-paste-authors';

/** @returns whether there was room for it */
export function keepPaste(value: unknown): boolean {
  return keepValue(pasteKey, value);
}

/** What was kept; `null`: nothing. It may be anything: who reads it parses it. */
export function keptPaste(): unknown {
  return keptValue(pasteKey);
}

export function forgetPaste() {
  forgetValue(pasteKey);
}

/** The pairs and matches of a table, apart from the review: saving one of them leaves the other. */
export function keepSheet(value: unknown): boolean {
  return keepValue(sheetKey, value);
}

/** The stored value may be anything: the caller parses it. */
export function keptSheet(): unknown {
  return keptValue(sheetKey);
}

export function forgetSheet() {
  forgetValue(sheetKey);
}

export function storedAuthor(): string | null {
  return withStorage((storage) => storage.getItem(authorKey)) ?? null;
}

export function storeAuthor(name: string) {
  withStorage((storage) => storage.setItem(authorKey, name));
}

/** The pairs of those who write in the group. It may be anything: who reads it parses it. */
export function storedAuthors(): unknown {
  return keptValue(authorsKey);
}

export function storeAuthors(pairsBySender: Readonly<Record<string, string>>) {
  keepValue(authorsKey, pairsBySender);
}
