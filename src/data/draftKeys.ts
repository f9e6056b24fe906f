/** Under which keys of the browser's storage the add dialogs' drafts are kept. */
export const draftKeys = {
  results: 'league-draft-results',
  upcoming_matches: 'league-draft-upcoming-matches',
} as const;
