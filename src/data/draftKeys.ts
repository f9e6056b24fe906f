/** The keys of the browser's storage for the dialogs' drafts: one for new rows, one for corrections. */
export const draftKeys = {
  results: {
    new: 'league-draft-results',
    edit: 'league-draft-results-edit',
    settle: 'league-draft-results-settle',
  },
  upcoming_matches: {
    new: 'league-draft-upcoming-matches',
    edit: 'league-draft-upcoming-matches-edit',
  },
} as const;

type ValueOf<Keys> = Keys extends Keys ? Keys[keyof Keys] : never;
export type DraftKey = ValueOf<(typeof draftKeys)[TableName]>;

/** That of what was pasted, see `pasteStorage.ts`. */
export const pasteKey = 'league-paste';

/** What signing out removes. */
export const allDraftKeys: readonly string[] = [
  ...Object.values(draftKeys).flatMap((keys) => Object.values(keys)),
  pasteKey,
];

export type TableName = keyof typeof draftKeys;
