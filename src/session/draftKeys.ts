import { withStorage } from '../live/storage.ts';

// The keys of the browser's storage for the dialogs' drafts: for each table one for new rows, one for
// corrections and, for results, one for those of announced matches.

const prefix = 'league-draft-';

export type DraftKey = `${typeof prefix}${string}`;

/** The key of a paste, see `pasteStorage.ts`. */
export const pasteKey: DraftKey = `${prefix}paste`;

/** The key of a list of pairs that is pasted. */
export const pairListKey: DraftKey = `${prefix}pair-list`;

/** The key of a fixture that is planned. */
export const fixtureKey: DraftKey = `${prefix}fixture`;

/** @param table its name in the database, such as `upcoming_matches` */
export function draftKey(table: string, action: 'new' | 'edit' | 'settle'): DraftKey {
  const key: DraftKey = `${prefix}${table.replaceAll('_', '-')}`;
  return action === 'new' ? key : `${key}-${action}`;
}

/** Removes all drafts: after signing out, nobody may read them on this device. */
export function forgetDrafts() {
  withStorage((storage) => {
    const names = storage.names().filter((name) => name.startsWith(prefix));
    for (const name of names) storage.removeItem(name);
  });
}
