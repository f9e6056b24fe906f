// The requests of the script in the head, and who takes their responses. `prefetchRows` is written into the page as
// text, see `headScript.ts`.

/**
 * Requests the rows of a page that has none of this moment, and a little later its code: on a slow network the
 * rows, the font and the first picture arrive before the code, and the code arrives no later. What is requested
 * stands in the attributes of the script's element: `data-reads` and `data-scripts` (addresses separated
 * by spaces) and `data-key`. A page without lists has no such attributes.
 */
export function prefetchRows() {
  const { opening } = window;
  const script = document.currentScript;
  if (script === null || opening === undefined) return;
  const { reads, key = '', scripts = '' } = script.dataset;
  if (reads === undefined) return;
  const { isFresh } = opening;
  // Each request in a task of its own: all of them together would delay a tap.
  const start = () => {
    // These scripts have a type that browsers do not run; a script that is moved is looked at again. Trusted
    // Types refuse an address that a script sets.
    for (const entry of Array.from(document.querySelectorAll('script[type=later]'))) {
      setTimeout(() => {
        entry.setAttribute('type', 'module');
        document.head.append(entry);
      });
    }
    for (const href of scripts.split(' ')) {
      setTimeout(() => {
        const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href });
        link.crossOrigin = '';
        document.head.append(link);
      });
    }
  };
  // In proportion to how long the page itself took, a second at most: on a fast network immediately.
  const wait = () => setTimeout(start, isFresh ? 0 : Math.min(performance.now() / 8, 1000));
  document.addEventListener('DOMContentLoaded', wait, { once: true });
  if (isFresh) return;
  for (const read of reads.split(' ')) {
    const controller = new AbortController();
    const { signal } = controller;
    const { href } = new URL(read, location.href);
    const response = fetch(href, {
      headers: { apikey: key, prefer: 'count=exact' },
      cache: 'no-store',
      signal,
    });
    response.catch(() => {});
    opening.prefetched[href] = { response, controller };
  }
}

/** `fetch`, which takes the prefetched response where there is one, once. */
export function fetchPrefetched(address: string, init: RequestInit): Promise<Response> {
  const prefetched = globalThis.opening?.prefetched ?? {};
  const { href } = new URL(address);
  const taken = prefetched[href];
  delete prefetched[href];
  if (taken === undefined) return fetch(address, init);
  const { response, controller } = taken;
  const { signal } = init;
  signal?.addEventListener('abort', () => controller.abort(signal.reason), { once: true });
  return response;
}
