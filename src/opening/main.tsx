import { StrictMode, startTransition, useLayoutEffect, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from '../app/App.tsx';
import { pathBelowOrigin, pathOfSite } from '../live/base.ts';
import { createData } from '../matches/DataProvider.tsx';
import { canonicalPath, loadPage, sitePageAt } from '../app/sitePages.ts';
import { createSources } from '../live/sources.ts';
import { readEnvironment } from './environment.ts';
import { fetchPrefetched } from './prefetchRows.ts';
import { installTrustedTypes, workerPath } from './trustedTypes.ts';
import { useIsHydrated } from '../ui/hooks/useIsHydrated.ts';
import { whenIdle } from '../live/whenIdle.ts';
import { yieldToMain } from '../live/yieldToMain.ts';

installTrustedTypes();

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no root.');
const { opening } = globalThis;
opening?.run(root);
// A task of its own, after that in which all modules are evaluated.
setTimeout(() => {
  start(root).catch(fail);
});

function fail(error: unknown) {
  opening?.fail();
  reportError(error);
}

/** Says when React has rendered the page, and shows it once it is of this moment and address. */
function Started({ children }: { children: ReactNode }) {
  const isHydrated = useIsHydrated();
  useLayoutEffect(() => opening?.start(), []);
  useLayoutEffect(() => {
    // With this render every clock and parameter is the device's.
    if (isHydrated) delete document.documentElement.dataset['outdated'];
  }, [isHydrated]);
  return children;
}

/** A task of its own for each request: a page that has been hydrated sends several. */
async function fetchInTask(address: string, init: RequestInit): Promise<Response> {
  await yieldToMain();
  return fetchPrefetched(address, init);
}

async function start(container: HTMLElement) {
  const pathname = canonicalPath(pathOfSite(location.pathname));
  const address = pathBelowOrigin(pathname);
  if (address !== location.pathname) {
    history.replaceState(null, '', address + location.search + location.hash);
  }
  const page = sitePageAt(pathname);
  // At an address without a file of its own the root holds another page, or one for every address.
  const isPrerendered = [pathname, page.path].includes(container.dataset['path'] ?? '');
  const firstPage = await loadPage(page).catch((error: unknown) => {
    // What is shown stays. Otherwise the code is fetched again when the page renders, where a failure is shown.
    if (isPrerendered) throw error;
    return null;
  });
  const { supabaseUrl, publishableKey, admin } = readEnvironment(import.meta.env, location.origin);
  const data = createData(createSources(supabaseUrl, publishableKey, fetchInTask));
  const site = (
    <StrictMode>
      <Started>
        <BrowserRouter basename={import.meta.env.BASE_URL}>
          <App data={data} admin={admin} firstPage={firstPage} />
        </BrowserRouter>
      </Started>
    </StrictMode>
  );
  if (firstPage !== null && isPrerendered) {
    // A transition: taps are handled between two parts of the page.
    startTransition(() => {
      hydrateRoot(container, site, { onUncaughtError: fail });
    });
    opening?.repeatTaps();
  } else {
    container.replaceChildren();
    delete container.dataset['path'];
    createRoot(container, { onUncaughtError: fail }).render(site);
  }
  // Without its code nothing of the page is missing; the next visit tries again.
  whenIdle(() => {
    import('../app/afterLoad.ts')
      .then(({ afterLoad }) => afterLoad(data, workerPath))
      .catch(() => {});
  });
}
