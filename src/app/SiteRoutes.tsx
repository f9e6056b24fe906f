import { Suspense, lazy, type ComponentType } from 'react';
import { Route, Routes, useLocation, type Location } from 'react-router-dom';
import { firstPage } from './firstPage.ts';
import { SiteLayout } from './SiteLayout.tsx';
import { isReadable, sitePageNames, sitePages, type SitePageName } from './sitePages.ts';

/** Every address of the site and the page behind it; each page's code is fetched when it is visited. */
export function SiteRoutes() {
  const address = useLocation();
  return (
    <Routes {...(isReadable(address.pathname) ? {} : { location: asWritten(address) })}>
      <Route element={<SiteLayout />}>
        {sitePageNames.map((name) => {
          const Page = pageOf(name);
          return <Route key={name} path={sitePages[name].path} element={<Page />} />;
        })}
      </Route>
    </Routes>
  );
}

const fetchedPages = new Map<SitePageName, ComponentType>();

/** The same component at every call: another one would begin anew. */
function pageOf(name: SitePageName): ComponentType {
  const first = firstPage();
  // At once and not behind a boundary: React would take those over last.
  if (first?.name === name) return first.Page;
  const known = fetchedPages.get(name);
  if (known !== undefined) return known;
  const Fetched = lazy(async () => ({ default: await sitePages[name].load() }));
  const Page = () => (
    <Suspense>
      <Fetched />
    </Suspense>
  );
  fetchedPages.set(name, Page);
  return Page;
}

/** What cannot be decoded means itself, which is the name of nothing here. */
function asWritten(address: Location): Location {
  return { ...address, pathname: address.pathname.replaceAll('%', '%25') };
}
