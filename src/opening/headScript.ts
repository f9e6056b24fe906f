import { ColorSchemeScript } from '@mantine/core';
import { nameAt } from '../live/base.ts';
import type { Opening } from '../live/earlyRows.ts';
import { sessionKey } from '../live/sources.ts';
import type { CivilMoment, LeagueClock } from '../padel/time.ts';
import { keptColorsKey } from '../league/settings.ts';
import { myPairsKey } from '../pairs/myPairStorage.ts';
import { colorSchemeKey } from '../ui/theme/themeValues.ts';

// The script in the head of every page, and what React takes over from it. `rememberTaps`, `prefetchRows`
// and `readStoredChoices` are written into the page as text: they use nothing outside themselves.

/**
 * The text of the script: the same on every page, and so is its hash in the CSP.
 * @param base of the site, by which its keys are named
 */
export function headScript(base: string): string {
  const keyOf = (name: string) => nameAt(base, name);
  const keys = [sessionKey, myPairsKey, keptColorsKey].map((name) => JSON.stringify(keyOf(name)));
  // Before anything is painted: the colour scheme that the visitor chose, else the device's.
  const scheme = ColorSchemeScript({
    defaultColorScheme: 'auto',
    localStorageKey: keyOf(colorSchemeKey),
  }).props;
  return [
    scheme.dangerouslySetInnerHTML.__html,
    `(${rememberTaps.toString()})()`,
    `(${prefetchRows.toString()})()`,
    `(${readStoredChoices.toString()})(${keys.join()})`,
  ].join(';');
}

/** Remembers which buttons are tapped before React listens. A link needs no script. */
function rememberTaps() {
  const taps = new Set<HTMLButtonElement>();
  const opening: Opening = { openedAt: Date.now(), prefetched: {}, early: null, taps };
  globalThis.opening = opening;
  const remember = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (opening.taps === null) document.removeEventListener('click', remember, true);
    else if (button !== null) taps.add(button);
  };
  document.addEventListener('click', remember, true);
}

/**
 * Requests the rows that a page shows first, and a little later its code: on a slow network the rows, the
 * font and the first picture arrive before the code, and the code arrives no later. What is requested
 * stands in the attributes of the script's element: `data-reads` and `data-scripts` (addresses separated
 * by spaces; the first script is the one that runs), `data-clock` (the league's clock) and `data-key`.
 * Addresses name days and hours on the league's clock (`timePlaceholder`). A page that shows no rows first
 * has no such attributes.
 */
function prefetchRows() {
  const { reads, clock = '[]', key = '', scripts = '' } = document.currentScript?.dataset ?? {};
  const { opening } = globalThis;
  if (reads === undefined || opening === undefined) return;
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
  const timeAt = (hoursAgo: string) => {
    const moment = opening.openedAt - Number(hoursAgo) * 60 * 60 * 1000;
    const { minutes } = offsets.filter(({ from }) => from <= moment).pop() ?? offsets[0];
    return new Date(moment + minutes * 60_000).toISOString();
  };
  for (const read of reads.split(' ')) {
    const dated = read
      .replaceAll(/YYYY-MM-D(\d)/g, (_, hoursAgo) => timeAt(hoursAgo).slice(0, 10))
      .replaceAll(/H(\d)(?=%3A00)/g, (_, hoursAgo) => timeAt(hoursAgo).slice(11, 13));
    const controller = new AbortController();
    const { signal } = controller;
    const { href } = new URL(dated, location.href);
    const response = fetch(href, { headers: { apikey: key }, cache: 'no-store', signal });
    response.catch(() => {});
    opening.prefetched[href] = { response, controller };
  }
}

/**
 * Before anything is painted: marks that somebody may be signed in and that pairs are starred, and takes the
 * league's colours where they are newer than the page.
 */
function readStoredChoices(storedSessionKey: string, pairsKey: string, colorsKey: string) {
  const { dataset, style } = document.documentElement;
  try {
    if (localStorage.getItem(storedSessionKey) !== null) dataset['session'] = '';
    if (localStorage.getItem(pairsKey) !== null) dataset['myPairs'] = '';
    style.cssText = localStorage.getItem(colorsKey) ?? '';
  } catch {
    // Storage is forbidden: nobody is signed in.
  }
}

/** A time in the addresses of a built page, which is read on other days: `prefetchRows` replaces it. */
export const timePlaceholder = (hoursAgo: number): CivilMoment => ({
  date: `YYYY-MM-D${hoursAgo}`,
  time: `H${hoursAgo}:MM`,
});

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

/** Ends what the early script does: rows that come from now on are React's to show. */
export function stopEarlyScript(): void {
  const { opening } = globalThis;
  if (opening !== undefined) opening.early ??= { rows: {}, cachedAt: null };
}

/** Repeats the taps from before hydration. */
export function repeatTaps(): void {
  const { opening } = globalThis;
  const taps = opening?.taps ?? [];
  if (opening !== undefined) opening.taps = null;
  for (const button of taps) {
    if (button.isConnected) button.click();
  }
}
