/** The state of a list on the page: exactly one of these, from the cache to the view. */
export type ListState<Item> =
  | { kind: 'loading' }
  | { kind: 'error' }
  | {
      kind: 'loaded';
      /** The rows to show. */
      items: readonly Item[];
      /**
       * All rows that are there, with those that wait for *Ver más*, and those that are withheld because they would
       * move what the visitor is reading further down. What is computed from a list is computed from these.
       */
      allItems: readonly Item[];
      /** Whether there are more rows, here or in the database. */
      hasMore: boolean;
      isLoadingMore: boolean;
      /** Ids of the rows shown that arrived live a moment ago and are news, to be highlighted. */
      arrivedIds: ReadonlySet<string>;
      /** Ids of the withheld rows that are news. */
      withheldIds: ReadonlySet<string>;
    };

/** A list that is there. */
export type LoadedList<Item> = Extract<ListState<Item>, { kind: 'loaded' }>;

const noItems: readonly never[] = [];

/** The rows that a list shows; the same empty array while there are none. */
export function itemsOf<Item>(state: ListState<Item>): readonly Item[] {
  return state.kind === 'loaded' ? state.items : noItems;
}

/** All rows of a list, those that are withheld too; the same empty array while there are none. */
export function allItemsOf<Item>(state: ListState<Item>): readonly Item[] {
  return state.kind === 'loaded' ? state.allItems : noItems;
}

/** Whether the database has no row of the list. */
export function isEmpty(state: ListState<unknown>): boolean {
  return state.kind === 'loaded' && state.allItems.length === 0;
}

/** The number of withheld rows of which the visitor is told. */
export function withheldCountOf(state: ListState<unknown>): number {
  return state.kind === 'loaded' ? state.withheldIds.size : 0;
}
