/** The columns of a result that are empty for one that was entered by its fields alone. */
export const emptyResultColumns = {
  winner: null,
  time: null,
  location: null,
  pair1_id: null,
  pair2_id: null,
  corrected_at: null,
} as const;
