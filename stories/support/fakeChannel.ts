import { useLayoutEffect, useState } from 'react';
import type { ListState } from '../../src/live/listState.ts';
import type { List } from '../../src/live/useList.ts';
import { isScrolledDown } from '../../src/live/arrivals.ts';

/** Stands in for the live channel: what a story sends through it arrives in the list that listens. */
export type FakeChannel<Item> = {
  send(item: Item): void;
  listen(listener: (item: Item) => void): () => void;
};

export function createFakeChannel<Item>(): FakeChannel<Item> {
  const listeners = new Set<(item: Item) => void>();
  return {
    send(item) {
      if (listeners.size === 0) throw new Error('Nobody listens to the fake channel.');
      for (const listener of listeners) listener(item);
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/**
 * A list on a page, with what has come through the channel at its head, marked as just arrived; what
 * comes while the visitor reads further down is withheld until they ask for it.
 */
export function useArriving<Item extends { id: string }>(
  channel: FakeChannel<Item>,
  state: ListState<Item>,
): Pick<List<Item>, 'state' | 'onShowWithheld'> {
  const [shown, setShown] = useState<readonly Item[]>([]);
  const [withheld, setWithheld] = useState<readonly Item[]>([]);
  // A plain effect would be too late: a play may send as soon as the list is visible.
  useLayoutEffect(
    () =>
      channel.listen((item) => {
        const add = isScrolledDown() ? setWithheld : setShown;
        add((before) => [item, ...before]);
      }),
    [channel],
  );
  const onShowWithheld = () => {
    setShown([...withheld, ...shown]);
    setWithheld([]);
  };
  if (state.kind !== 'loaded') return { state, onShowWithheld };
  const items = [...shown, ...state.items];
  const allItems = [...withheld, ...items];
  const arrivedIds = new Set(shown.map(({ id }) => id));
  return { state: { ...state, items, allItems, arrivedIds }, onShowWithheld };
}
