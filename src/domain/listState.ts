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

const none: readonly never[] = [];
const noIds: ReadonlySet<string> = new Set();

/** The rows of a list; the same empty array while there are none. */
export function itemsOf<Item>(state: ListState<Item>): readonly Item[] {
  return state.kind === 'loaded' ? state.items : none;
}

/** Ids of the rows that arrived live a moment ago; the same object until others do. */
export function arrivedIdsOf(state: ListState<unknown>): ReadonlySet<string> {
  return state.kind === 'loaded' ? state.arrivedIds : noIds;
}
