import { useLayoutEffect, useState } from 'react';
import type { ListState } from '../../src/domain/listState.ts';

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

/** The list, with what has come through the channel at its head, marked as just arrived. */
export function useArriving<Item extends { id: string }>(
  channel: FakeChannel<Item>,
  state: ListState<Item>,
): ListState<Item> {
  const [arrived, setArrived] = useState<readonly Item[]>([]);
  // Not a plain effect: whoever sees the list must be able to send to it at once.
  useLayoutEffect(
    () => channel.listen((item) => setArrived((before) => [item, ...before])),
    [channel],
  );
  if (state.kind !== 'loaded') return state;
  return {
    ...state,
    items: [...arrived, ...state.items],
    arrivedIds: new Set(arrived.map(({ id }) => id)),
  };
}
