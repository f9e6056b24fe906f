import type { ListState } from '../../src/live/listState.ts';
import { loaded } from '../fixtures/listStates.ts';

/** Lets a designer choose by its name what cannot be typed: rows, an element, a function. */
export function choiceControl<Value>(mapping: Readonly<Record<string, Value>>) {
  return { options: Object.keys(mapping), mapping, control: 'select' as const };
}

/** The state of a list, with these rows. */
export function stateControl<Item extends { id: string }>(items: readonly Item[]) {
  return choiceControl<ListState<Item>>({
    loading: { kind: 'loading' },
    error: { kind: 'error' },
    empty: loaded<Item>([]),
    complete: loaded(items),
    'with more': loaded(items, { hasMore: true }),
    'loading more': loaded(items, { hasMore: true, isLoadingMore: true }),
  });
}
