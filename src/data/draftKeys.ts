// The keys of the browser's storage for the dialogs' drafts: for each table one for new rows, one for
// corrections and, for results, one for those of announced matches.

const prefix = 'league-draft-';

export type DraftKey = `${typeof prefix}${string}`;

/** That of what was pasted, see `pasteStorage.ts`. */
export const pasteKey: DraftKey = `${prefix}paste`;

/** @param table its name in the database, such as `upcoming_matches` */
export function draftKey(table: string, action: 'new' | 'edit' | 'settle'): DraftKey {
  const key: DraftKey = `${prefix}${table.replaceAll('_', '-')}`;
  return action === 'new' ? key : `${key}-${action}`;
}

export function isDraftKey(key: string): key is DraftKey {
  return key.startsWith(prefix);
}
