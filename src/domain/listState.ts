/** What a list on the page can be in: exactly one of these. */
export type ListState<Item> =
  | { kind: 'loading' }
  | { kind: 'error' }
  | {
      kind: 'loaded';
      items: readonly Item[];
      /** Whether the database holds more rows than are loaded. */
      hasMore: boolean;
      isLoadingMore: boolean;
      /** Ids of the rows that arrived live a moment ago, to be highlighted. */
      arrivedIds: ReadonlySet<string>;
    };
