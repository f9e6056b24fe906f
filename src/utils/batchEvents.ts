/** What comes in a rush is handed on together, this often, ms. */
const interval = 100;

export type EventBatch<Item> = {
  /** Hands on what comes alone at once, and what follows it closely a moment later. */
  add(item: Item): void;
  /** Hands on what waits, now. */
  flush(): void;
};

/**
 * Gathers what comes in a rush. Each change of a list is drawn by itself when it comes by itself: a
 * tournament that is entered at once would keep a phone from answering for as long as it lasts.
 * @param handOn takes what has come, in its order
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
