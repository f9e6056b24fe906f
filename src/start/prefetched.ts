import type { CivilMoment, LeagueClock } from '../domain/time.ts';

/** A request that a page sent before its code was there. */
type Prefetched = { response: Promise<Response>; controller: AbortController };

declare global {
  /** The requests of `prefetchRows`, by address. */
  // oxlint-disable-next-line no-var
  var prefetchedResponses: Record<string, Prefetched> | undefined;
}

/** A time in the addresses of a built page, which is read on other days: `prefetchRows` replaces it. */
export const timePlaceholder = (hoursAgo: number): CivilMoment => ({
  date: `YYYY-MM-D${hoursAgo}`,
  time: `H${hoursAgo}:MM`,
});

/**
 * Runs in the head of a built page: requests the rows that the page opens with, and a little later its
 * code: on a slow network the rows, the font and the first picture arrive before it, and it arrives no
 * later. What it requests stands in the element's attributes (`data-reads` and `data-scripts`, addresses
 * separated by spaces, of which the first script is run, `data-clock`, the league's clock, and
 * `data-key`), so the script and its hash in the CSP are the same on every page. Addresses name
 * days and hours on the league's clock (`timePlaceholder`).
 * Inlined as text: it must not use anything outside itself.
 */
export function prefetchRows() {
  const {
    reads = '',
    clock = '[]',
    key = '',
    scripts = '',
  } = document.currentScript?.dataset ?? {};
  const files = scripts.split(' ');
  const start = () => {
    for (const href of files) {
      const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href });
      link.crossOrigin = '';
      document.head.append(link);
    }
    void import(/* @vite-ignore */ files[0] ?? '');
  };
  // In proportion to how long the page itself took, a second at most: on a fast network immediately.
  const wait = () => setTimeout(start, Math.min(performance.now() / 8, 1000));
  document.addEventListener('DOMContentLoaded', wait, { once: true });
  const offsets: LeagueClock = JSON.parse(clock);
  const now = Date.now();
  globalThis.openedAt = now;
  const timeAt = (hoursAgo: string) => {
    const moment = now - Number(hoursAgo) * 60 * 60 * 1000;
    const { minutes } = offsets.filter(({ from }) => from <= moment).pop() ?? offsets[0];
    return new Date(moment + minutes * 60_000).toISOString();
  };
  globalThis.prefetchedResponses = Object.fromEntries(
    reads.split(' ').map((read) => {
      const dated = read
        .replaceAll(/YYYY-MM-D(\d)/g, (_, hoursAgo) => timeAt(hoursAgo).slice(0, 10))
        .replaceAll(/H(\d)(?=%3A00)/g, (_, hoursAgo) => timeAt(hoursAgo).slice(11, 13));
      const address = new URL(dated, location.href).href;
      const controller = new AbortController();
      const { signal } = controller;
      const response = fetch(address, { headers: { apikey: key }, cache: 'no-store', signal });
      response.catch(() => {});
      return [address, { response, controller }];
    }),
  );
}

/** `fetch`, which takes a prefetched response where there is one, once. */
export function fetchPrefetched(address: string, init: RequestInit): Promise<Response> {
  const prefetched = globalThis.prefetchedResponses ?? {};
  const { href } = new URL(address);
  const taken = prefetched[href];
  delete prefetched[href];
  if (taken === undefined) return fetch(address, init);
  const { response, controller } = taken;
  const { signal } = init;
  signal?.addEventListener('abort', () => controller.abort(signal.reason), { once: true });
  return response;
}
