/** Moments of the page's own clock: the message was there, its row was in the page, and painted. */
export type RowMoments = { place: number; received: number; shown: number; painted: number };

/**
 * Runs in the page, before its own scripts: tells of each row of the benchmark once two animation
 * frames have passed since it came into the list, when it is on the screen for certain. Rows are
 * known by their first team, `Bench 12.`.
 */
export function watchRows() {
  const received = new Map<number, number>();
  const seen = new Set<number>();
  const placeIn = (text: string | null) => {
    const digits = /Bench (\d+)\./.exec(text ?? '')?.[1];
    return digits === undefined ? null : Number(digits);
  };
  const call = (name: string, argument: unknown) => {
    const binding: unknown = Reflect.get(window, name);
    if (typeof binding === 'function') binding(argument);
  };

  window.WebSocket = class extends WebSocket {
    constructor(url: string | URL, protocols?: string | string[]) {
      super(url, protocols);
      this.addEventListener('message', ({ data }) => {
        const place = typeof data === 'string' ? placeIn(data) : null;
        if (place === null || received.has(place)) return;
        received.set(place, performance.now());
        call('benchFrame', data);
      });
    }
  };

  function noteRow(row: Element) {
    const place = placeIn(row.textContent);
    if (place === null || seen.has(place)) return;
    seen.add(place);
    const shown = performance.now();
    requestAnimationFrame(() => {
      requestAnimationFrame(() => {
        const painted = performance.now();
        call('benchRow', { place, received: received.get(place) ?? shown, shown, painted });
      });
    });
  }

  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      // What is only said to a screen reader stands outside of the list.
      const around = target instanceof Element ? target.closest('main li') : null;
      if (around !== null) noteRow(around);
      for (const node of addedNodes) {
        if (!(node instanceof Element) || node.closest('main') === null) continue;
        if (node.matches('li')) noteRow(node);
        for (const row of node.querySelectorAll('li')) noteRow(row);
      }
    }
  }).observe(document, { childList: true, subtree: true });
}
