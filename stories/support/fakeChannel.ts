import { useLayoutEffect, useState } from 'react';
import type { ListState } from '../../src/domain/listState.ts';
import { isScrolledDown } from '../../src/utils/scrollPosition.ts';

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

/** A list and what waits to be shown in it, as a page hands them to its view. */
type Arriving<Item> = { state: ListState<Item>; held: { count: number; onShow: () => void } };

/**
 * The list, with what has come through the channel at its head, marked as just arrived; what comes
 * while the visitor reads further down is held back until they ask for it.
 */
export function useArriving<Item extends { id: string }>(
  channel: FakeChannel<Item>,
  state: ListState<Item>,
): Arriving<Item> {
  const [shown, setShown] = useState<readonly Item[]>([]);
  const [waiting, setWaiting] = useState<readonly Item[]>([]);
  // Not a plain effect: a play may send as soon as the list is visible.
  useLayoutEffect(
    () =>
      channel.listen((item) => {
        const add = isScrolledDown() ? setWaiting : setShown;
        add((before) => [item, ...before]);
      }),
    [channel],
  );
  const held = {
    count: waiting.length,
    onShow() {
      setShown([...waiting, ...shown]);
      setWaiting([]);
    },
  };
  if (state.kind !== 'loaded') return { state, held };
  const items = [...shown, ...state.items];
  return { held, state: { ...state, items, arrivedIds: new Set(shown.map(({ id }) => id)) } };
}
