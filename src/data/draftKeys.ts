/** The keys of the browser's storage for the dialogs' drafts: one for new rows, one for corrections. */
export const draftKeys = {
  results: { new: 'league-draft-results', edit: 'league-draft-results-edit' },
  upcoming_matches: {
    new: 'league-draft-upcoming-matches',
    edit: 'league-draft-upcoming-matches-edit',
  },
} as const;

type DraftKeys = (typeof draftKeys)[TableName];
export type DraftKey = DraftKeys['new' | 'edit'];

export const allDraftKeys: readonly DraftKey[] = Object.values(draftKeys).flatMap((keys) => [
  keys.new,
  keys.edit,
]);

export type TableName = keyof typeof draftKeys;
