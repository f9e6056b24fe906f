/** An event by itself waits this long for those of its commit, ms. */
const gap = 16;
/** Once a second one has come, more are likely: a busy network delivers them in pieces, ms. */
const longGap = 60;
/** An event waits no longer than this, ms. */
const longestWait = 150;

type EventBatch<Item> = {
  /** Delivers the event together with those that follow it closely. */
  add(item: Item): void;
  /** Delivers the pending events now. */
  flush(): void;
};

/**
 * Batches events that come close together: rendering each of a tournament's results by itself would
 * block a phone, and a night's results saved in one call are one change of the page.
 * @param deliver takes the events in their order
 */
export function batchEvents<Item>(deliver: (items: readonly Item[]) => void): EventBatch<Item> {
  let pending: Item[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The moment at which the oldest pending event is delivered at the latest, ms since 1970. */
  let deadline = 0;
  const flush = () => {
    clearTimeout(timer);
    if (pending.length === 0) return;
    const items = pending;
    pending = [];
    deliver(items);
  };
  /** A page that was busy reads first what has arrived meanwhile. */
  const flushInTime = (due: number) => {
    if (Date.now() - due < gap) flush();
    else timer = setTimeout(flush);
  };
  return {
    add(item) {
      const now = Date.now();
      pending.push(item);
      if (pending.length === 1) deadline = now + longestWait;
      else if (now >= deadline) return;
      const due = Math.min(now + (pending.length === 1 ? gap : longGap), deadline);
      clearTimeout(timer);
      timer = setTimeout(flushInTime, due - now, due);
    },
    flush,
  };
}
