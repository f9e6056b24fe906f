import type { ListState } from '../../src/live/listState.ts';
import { loaded } from '../fixtures/listStates.ts';

/** Lets a designer choose the state of a list by its name, with these rows. */
export function stateControl<Item>(items: readonly Item[]) {
  const mapping: Record<string, ListState<Item>> = {
    loading: { kind: 'loading' },
    error: { kind: 'error' },
    empty: loaded<Item>([]),
    complete: loaded(items),
    'with more': loaded(items, { hasMore: true }),
    'loading more': loaded(items, { hasMore: true, isLoadingMore: true }),
  };
  return { options: Object.keys(mapping), mapping, control: 'select' as const };
}
