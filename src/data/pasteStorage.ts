import { withStorage } from '../utils/storage.ts';
import { pasteKey } from './draftKeys.ts';

// What was pasted is kept like the dialogs' drafts, until it is saved or thrown away. Whose results
// *ganamos* means is a setting of the device, and stays.

const authorKey = 'league-paste-author';
const authorsKey = 'league-paste-authors';

/** @returns whether there was room for it */
export function keepPaste(value: unknown): boolean {
  return (
    withStorage((storage) => {
      storage.setItem(pasteKey, JSON.stringify(value));
      return true;
    }) === true
  );
}

/** What was kept; `null`: nothing. It may be anything: who reads it parses it. */
export function keptPaste(): unknown {
  const text = withStorage((storage) => storage.getItem(pasteKey)) ?? null;
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

export function forgetPaste() {
  withStorage((storage) => storage.removeItem(pasteKey));
}

export function storedAuthor(): string | null {
  return withStorage((storage) => storage.getItem(authorKey)) ?? null;
}

export function storeAuthor(name: string) {
  withStorage((storage) => storage.setItem(authorKey, name));
}

/** The pairs of those who write in the group. It may be anything: who reads it parses it. */
export function storedAuthors(): unknown {
  const text = withStorage((storage) => storage.getItem(authorsKey)) ?? null;
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

export function storeAuthors(pairsBySender: Readonly<Record<string, string>>) {
  withStorage((storage) => storage.setItem(authorsKey, JSON.stringify(pairsBySender)));
}
