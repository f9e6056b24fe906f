import { ColorSchemeScript } from '@mantine/core';
import { nameAt } from '../live/base.ts';
import type { Opening } from '../live/opening.ts';
import { sessionKey } from '../live/sources.ts';
import { paths } from '../league/paths.ts';
import { keptColorsKey, settingsElement } from '../league/settings.ts';
import { categoryKey, categoryParameter } from '../matches/list/categoryParameter.ts';
import { myPairsKey } from '../pairs/myPairStorage.ts';
import { freshFor, rowsTiming } from '../live/pageStart.ts';
import { colorSchemeKey } from '../ui/theme/themeValues.ts';
import { prefetchRows } from './prefetchRows.ts';
import { watchStart } from './watchStart.ts';

// The script in the head of every page. Its functions are written into the page as text: they use nothing outside
// themselves, and nothing newer than ES2017, since no build compiles them and a browser that cannot start
// the site has to say so.

/**
 * The text of the script: the same on every page, and so is its hash in the CSP.
 * @param base of the site, by which its keys are named
 */
export function headScript(base: string): string {
  const keyOf = (name: string) => nameAt(base, name);
  const keys = [sessionKey, myPairsKey, keptColorsKey].map(keyOf);
  const listOf = (texts: readonly string[]) => texts.map((text) => JSON.stringify(text)).join();
  // Before anything is painted: the colour scheme that the visitor chose, else the device's.
  const scheme = ColorSchemeScript({
    defaultColorScheme: 'auto',
    localStorageKey: keyOf(colorSchemeKey),
  }).props;
  return [
    scheme.dangerouslySetInnerHTML.__html,
    `(${openPage.toString()})(${JSON.stringify(rowsTiming)},${freshFor})`,
    `(${watchStart.toString()})(${listOf([settingsElement, paths.tv()])})`,
    `(${prefetchRows.toString()})()`,
    `(${readStoredChoices.toString()})(${listOf(keys)})`,
    `(${loadLayers.toString()})()`,
    `(${hideOutdated.toString()})(${listOf([categoryParameter, keyOf(categoryKey)])})`,
  ].join(';');
}

/**
 * Makes `opening`, and remembers which buttons are tapped before React listens. A link needs no script.
 * @param timing the name in `Server-Timing` under which the server says of which moment the page's rows are
 * @param freshFor so long they count as those of now, ms
 */
function openPage(timing: string, freshFor: number) {
  let taps: { button: HTMLButtonElement; part: string; index: number }[] | null = [];
  // React replaces what an extension has changed: the button is found again by its part of the page, which
  // has an id, and its classes, to which an extension may have added some.
  const alike = (button: HTMLButtonElement, part: string) => {
    const all = (document.getElementById(part) || document).querySelectorAll('button');
    return Array.from(all).filter((other) =>
      Array.from(other.classList).every((name) => button.classList.contains(name)),
    );
  };
  const remember = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (taps === null || button === null) return;
    // Ids that React makes begin with `_`: they are others after it has replaced the page.
    const part = button.closest('[id]:not([id^="_"])');
    const id = part === null ? '' : part.id;
    taps.push({ button, part: id, index: alike(button, id).indexOf(button) });
  };
  document.addEventListener('click', remember, true);
  const [navigation] = performance.getEntriesByType('navigation');
  const timings: unknown = navigation && Reflect.get(navigation, 'serverTiming');
  const [said] = Array.isArray(timings) ? timings.filter(({ name }) => name === timing) : [];
  const opening: Opening = {
    isFresh: said !== undefined && Math.abs(Date.now() - Number(said.description)) < freshFor,
    prefetched: {},
    state: 'coming',
    run: () => {},
    fail: () => {},
    start: () => {},
    repeatTaps: () => {
      const repeated = taps || [];
      taps = null;
      document.removeEventListener('click', remember, true);
      for (const { button, part, index } of repeated) {
        // React hydrates the part in which something happens, or replaces it.
        button.dispatchEvent(new MouseEvent('mouseup', { bubbles: true }));
        const replaced = alike(button, part)[index];
        if (button.isConnected) button.click();
        else if (replaced !== undefined) replaced.click();
      }
    },
  };
  window.opening = opening;
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
    style.cssText = localStorage.getItem(colorsKey) || '';
    // oxlint-disable-next-line no-unused-vars -- ES2017 has no catch without a name
  } catch (_) {
    // Storage is forbidden: nobody is signed in.
  }
}

/**
 * Before anything is painted: hides the rows of a page that shows something else than it should by now, or by its
 * address. React shows the right ones.
 * @param categoryName the parameter that a device's own choice takes the place of
 * @param storedCategory under which the device has that choice
 */
function hideOutdated(categoryName: string, storedCategory: string) {
  const script = document.currentScript;
  if (script === null) return;
  const { until, parameters = '', search = '' } = script.dataset;
  const [asked, made] = [location.search, search].map((text) => new URLSearchParams(text));
  const chosen = () => {
    try {
      return localStorage.getItem(storedCategory);
      // oxlint-disable-next-line no-unused-vars -- ES2017 has no catch without a name
    } catch (_) {
      return null;
    }
  };
  const isOther = (name: string) => {
    const own = asked === undefined ? [] : asked.getAll(name);
    const choice = own.length === 0 && name === categoryName ? chosen() : null;
    const wanted = choice === null ? own : [choice];
    return String(wanted) !== String(made === undefined ? [] : made.getAll(name));
  };
  const isLate = until !== undefined && Number(until) <= Date.now();
  if (isLate || parameters.split(' ').some((name) => name !== '' && isOther(name))) {
    document.documentElement.dataset['outdated'] = '';
  }
}

/** Requests Mantine's styles as a sheet without layers where the browser would drop them: Chrome before 99. */
function loadLayers() {
  const script = document.currentScript;
  const href = script === null ? undefined : script.dataset['layers'];
  if (href === undefined || 'CSSLayerBlockRule' in window) return;
  document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }));
}
