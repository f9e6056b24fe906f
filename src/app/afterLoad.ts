import type { SiteData } from '../matches/DataProvider.tsx';
import { followSettings } from '../league/followSettings.ts';
import { onSettingsChange } from '../league/settings.ts';
import { readNotices } from '../pairs/noticeStorage.ts';
import { delay } from '../live/delay.ts';
import { offerSavedRows } from '../live/savedRows.ts';
import { watchPage } from '../live/watchPage.ts';
import { whenIdle } from '../live/whenIdle.ts';
import { loadSponsors } from '../home/loadSponsors.ts';
import { leaveClosedDialogs } from '../ui/hooks/useCloseOnBack.ts';
import { followIcon } from './followIcon.ts';
import { sitePages } from './sitePages.ts';

/** Long enough after the page's own requests not to delay them, ms. */
const pagesAfter = 2500;
const workerAfter = 2500;
/** So long after it was opened a page without rows has given up on the first requests, ms. */
const rowsAfter = 2500;

/**
 * Runs once the page of a visit is there: it follows the league's settings, leaves the history of closed dialogs, announces what happens to starred pairs, where that is
 * wanted, fetches the code of the other public pages, since courts often have no network, and registers
 * the service worker, with which later visits begin at once.
 */
export async function afterLoad(data: SiteData, workerPath: string): Promise<void> {
  followSettings({
    versions: data.tables.settingsVersion.lists,
    address: data.sources.functionAddress('league_settings', {}),
  });
  void saveRows(data);
  followIcon();
  leaveClosedDialogs();
  // With the settings come the pairs that were added without a match.
  onSettingsChange(() => data.tables.pairs.lists.reloadSoon());
  if (readNotices()) {
    const { announcePairs } = await import('../pairs/pairNotices.ts');
    announcePairs(data);
  }
  await delay(pagesAfter);
  if ('serviceWorker' in navigator && globalThis.opening?.isFresh !== true) {
    // It gave this page as it was last seen, and asks whether it is another one by now.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
    navigator.serviceWorker.controller?.postMessage(location.href);
  }
  void loadOtherCode();
  await delay(workerAfter);
  await registerWorker(workerPath);
}

/** Takes the rows of the build where the database does not answer. */
async function saveRows({ tables }: SiteData) {
  const file = document.getElementById('root')?.dataset['rows'];
  // `npm start` answers for its database itself.
  if (file === undefined) return;
  offerSavedRows(file);
  await delay(Math.max(0, rowsAfter - performance.now()));
  for (const { lists } of Object.values(tables)) {
    if (lists.isAwaited() && !lists.hasRows()) void lists.reload();
  }
}

/** The code of the other public pages, of the sponsors' carousel, and of what is shown without a network. */
async function loadOtherCode() {
  const pages = sitePages.filter(({ isPrivate }) => isPrivate !== true).map(({ load }) => load);
  // One file after the other: the browser computes the styles of the whole page again for each. The
  // carousel's would otherwise come while a visitor scrolls to it.
  const loadOfflineError = () => import('./OfflineError.tsx');
  // The names of what a tap opens.
  const taps = [
    () => import('../share/shareCode.ts'),
    () => import('../pairs/search/searchCode.ts'),
  ];
  for (const load of [...taps, ...pages, loadSponsors, loadOfflineError]) {
    await new Promise<void>(whenIdle);
    // Code that does not arrive now is fetched again when its page is opened.
    await load().catch(() => undefined);
  }
}

/** Registers the service worker. Where there can be none (forbidden, a full storage), the site works without it. */
async function registerWorker(path: string) {
  // In development there is none.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  // That of a site at `/` controls the pages of one below a path until this has its own.
  if (serviceWorker.controller?.scriptURL !== new URL(path, location.origin).href) {
    serviceWorker.addEventListener('controllerchange', readAgain, { once: true });
  }
  try {
    // The browser looks for a new version at every visit, and never in its own cache.
    await serviceWorker.register(path, { updateViaCache: 'none' });
    // A site on the home screen is resumed for weeks without a visit. Without a network it stays as it is.
    const update = () => {
      const updating = serviceWorker.getRegistration().then((found) => found?.update());
      updating.catch(() => undefined);
    };
    watchPage({ onReturn: update, onRestored: update, onOffline() {} });
    document.addEventListener('resume', update);
  } catch {
    // The next visit tries again.
  }
}

/** Sends the reads of this page again: the worker, which came after them, caches their responses. */
function readAgain() {
  const reads = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => /\/rest\/v1\/(?:results|upcoming_matches|pairs)\?/u.test(name));
  const apikey = String(import.meta.env['VITE_SUPABASE_PUBLISHABLE_KEY']);
  for (const address of new Set(reads)) {
    fetch(address, { headers: { apikey }, cache: 'no-store' }).catch(() => undefined);
  }
}
