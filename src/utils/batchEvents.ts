/** Events that follow closely are handed on together, this often, ms. */
const interval = 100;

export type EventBatch<Item> = {
  /** Hands on a single event at once, and what follows it closely in the next batch. */
  add(item: Item): void;
  /** Hands on the waiting events now. */
  flush(): void;
};

/**
 * Batches events that come close together: rendering each of a tournament's results by itself would
 * block a phone.
 * @param handOn takes the events in their order
 */
export function batchEvents<Item>(handOn: (items: readonly Item[]) => void): EventBatch<Item> {
  let waiting: Item[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (waiting.length === 0) return;
    const items = waiting;
    waiting = [];
    // Until then, what follows waits.
    timer = setTimeout(flush, interval);
    handOn(items);
  };
  return {
    add(item) {
      waiting.push(item);
      if (timer === undefined) flush();
    },
    flush,
  };
}
