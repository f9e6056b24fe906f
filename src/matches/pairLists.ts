/** The lists of which a pair's page is made, beside the pairs of its category. */
export const pairLists = {
  /** @param pair its id */
  results: (pair: string) => ({ order: 'day', pair, isWhole: true }) as const,
};
