/** Events that follow each other within this time belong together, e.g. the rows of one commit, ms. */
const gap = 25;
/** An event waits no longer than this, ms. */
const longestWait = 150;

export type EventBatch<Item> = {
  /** Hands on the event together with those that follow it closely. */
  add(item: Item): void;
  /** Hands on the waiting events now. */
  flush(): void;
};

/**
 * Batches events that come close together: rendering each of a tournament's results by itself would
 * block a phone, and a night's results saved in one call are one change of the page.
 * @param handOn takes the events in their order
 */
export function batchEvents<Item>(handOn: (items: readonly Item[]) => void): EventBatch<Item> {
  let waiting: Item[] = [];
  let pause: ReturnType<typeof setTimeout> | undefined;
  let limit: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    clearTimeout(pause);
    clearTimeout(limit);
    limit = undefined;
    if (waiting.length === 0) return;
    const items = waiting;
    waiting = [];
    handOn(items);
  };
  return {
    add(item) {
      waiting.push(item);
      clearTimeout(pause);
      pause = setTimeout(flush, gap);
      limit ??= setTimeout(flush, longestWait);
    },
    flush,
  };
}
