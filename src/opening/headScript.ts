import { ColorSchemeScript } from '@mantine/core';
import { nameAt } from '../live/base.ts';
import type { Opening } from '../live/opening.ts';
import { sessionKey } from '../live/sources.ts';
import type { CivilMoment, LeagueClock } from '../padel/time.ts';
import { paths } from '../league/paths.ts';
import { keptColorsKey, settingsElement, type PageSettings } from '../league/settings.ts';
import { categoryKey, categoryParameter } from '../matches/list/categoryParameter.ts';
import { myPairsKey } from '../pairs/myPairStorage.ts';
import { freshFor, rowsTiming } from '../live/pageStart.ts';
import { colorSchemeKey } from '../ui/theme/themeValues.ts';

// The script in the head of every page, and what React takes over from it. `openPage`, `watchStart`,
// `prefetchRows`, `readStoredChoices` and `loadLayers` are written into the page as text: they use nothing outside
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
 * Says above a page that it could not start, and what helps; what it shows stays. Takes it back if React
 * renders the page after all.
 * @param settingsId of the element with the league's settings
 * @param unattended the path of the page that nobody can reload
 */
function watchStart(settingsId: string, unattended: string) {
  const { opening } = window;
  if (opening === undefined) return;
  const noticeId = 'start-failure';
  let root: Element | null = null;
  let shown: ChildNode[] = [];
  let reloading: ReturnType<typeof setInterval> | undefined;

  const link = (href: string, text: string) =>
    Object.assign(document.createElement('a'), { href, textContent: text, style: 'color:inherit' });
  const organisers = () => {
    const element = document.getElementById(settingsId);
    const page: PageSettings | null = element === null ? null : JSON.parse(element.textContent);
    return page === null ? [] : page.league.organisers;
  };
  const say = () => {
    const notice = document.createElement('p');
    notice.id = noticeId;
    notice.setAttribute('role', 'alert');
    notice.style.cssText =
      'margin:0;padding:var(--space-12) var(--space-16);border-block-end:3px solid var(--color-danger);' +
      'background:var(--color-surface-raised);color:var(--color-text);font-size:max(1rem,1.6vw)';
    const contacts = organisers().map(({ name, whatsapp }) => {
      const contact = link(`https://wa.me/${whatsapp.replace(/\D/g, '')}`, `${name}, `);
      // In a line of its own before it breaks at its hyphen.
      const style = 'display:inline-block;text-decoration:inherit';
      contact.append(
        Object.assign(document.createElement('span'), { textContent: whatsapp, style }),
      );
      return contact;
    });
    notice.append(
      'Esta página no terminó de cargar: los enlaces funcionan, pero los resultados no se actualizan y ' +
        'los botones no responden; puede ayudar ',
      link(location.pathname + location.search, 'cargarla de nuevo'),
      contacts.length === 0 ? ' o abrirla en otro navegador' : ', abrirla en otro navegador o ',
    );
    for (const [index, contact] of contacts.entries()) {
      notice.append(index === 0 ? 'escribir por WhatsApp a la organización (' : ' · ', contact);
    }
    // Nothing is coming any more.
    const style = document.createElement('style');
    style.textContent =
      'main [data-loading]{display:none}header [data-state=connecting]{visibility:hidden}';
    notice.append(contacts.length === 0 ? '.' : ').', style);
    document.body.prepend(notice);
  };
  const reload = () => {
    // Without a network it would end at the browser's own error page.
    fetch(location.href, { method: 'HEAD', cache: 'no-store' })
      .then(({ ok }) => ok && location.reload())
      .catch(() => {});
  };

  opening.run = (container) => {
    opening.state = 'running';
    root = container;
    shown = Array.from(container.childNodes);
  };
  opening.fail = () => {
    // React has taken the page away.
    if (root !== null && root.childElementCount === 0) root.append(...shown);
    // Nothing else will be shown in their place.
    delete document.documentElement.dataset['outdated'];
    if (document.getElementById(noticeId) === null) say();
    const isUnattended = document.querySelector(`#root[data-path="${unattended}"]`) !== null;
    if (isUnattended && reloading === undefined) reloading = setInterval(reload, 60000);
  };
  opening.start = () => {
    opening.state = 'started';
    // Once the effects of the first render have shown what is right now.
    setTimeout(() => delete document.documentElement.dataset['outdated'], 50);
    clearInterval(reloading);
    const notice = document.getElementById(noticeId);
    if (notice !== null) notice.remove();
    opening.repeatTaps();
  };

  const failUnlessStarted = () => {
    if (opening.state === 'started') return;
    if (document.readyState !== 'loading') opening.fail();
    else document.addEventListener('DOMContentLoaded', failUnlessStarted, { once: true });
  };
  // A script of the site failed to load, or the one that starts it ended before its own code ran. Extensions'
  // scripts have no such attribute.
  const onScript = ({ target, type }: Event) => {
    if (!(target instanceof HTMLScriptElement)) return;
    if (target.type !== 'module' || target.crossOrigin === null) return;
    const hasEnded = 'starts' in target.dataset && opening.state === 'coming';
    if (type === 'error' || hasEnded) failUnlessStarted();
  };
  document.addEventListener('load', onScript, true);
  document.addEventListener('error', onScript, true);
  setTimeout(failUnlessStarted, 15000);
}

/**
 * Requests the rows of a page that has none of this moment, and a little later its code: on a slow network the
 * rows, the font and the first picture arrive before the code, and the code arrives no later. What is requested
 * stands in the attributes of the script's element: `data-reads` and `data-scripts` (addresses separated
 * by spaces), `data-clock` (the league's clock) and `data-key`. Addresses name days and hours on the
 * league's clock (`timePlaceholder`). A page without lists has no such attributes.
 */
function prefetchRows() {
  const { opening } = window;
  const script = document.currentScript;
  if (script === null || opening === undefined) return;
  const { reads, clock = '[]', key = '', scripts = '' } = script.dataset;
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
  const openedAt = Date.now();
  const offsets: LeagueClock = JSON.parse(clock);
  const timeAt = (hoursAgo: string) => {
    const moment = openedAt - Number(hoursAgo) * 60 * 60 * 1000;
    const { minutes } = offsets.filter(({ from }) => from <= moment).pop() || offsets[0];
    return new Date(moment + minutes * 60000).toISOString();
  };
  for (const read of reads.split(' ')) {
    const dated = read
      .replace(/YYYY-MM-D(\d)/g, (_, hoursAgo) => timeAt(hoursAgo).slice(0, 10))
      .replace(/H(\d)(?=%3A00)/g, (_, hoursAgo) => timeAt(hoursAgo).slice(11, 13));
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
