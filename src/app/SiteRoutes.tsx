import { Suspense, lazy, useState, type ComponentType } from 'react';
import { Route, Routes, useLocation, useParams, type Location } from 'react-router-dom';
import { SiteLayout } from './SiteLayout.tsx';
import { isDecodable, loadPage, sitePages, type LoadedPage, type SitePage } from './sitePages.ts';
import { usePageTitle } from './usePageTitle.ts';

type SiteRoutesProps = {
  /** The page that the visit begins with; `null` if its code could not be fetched. */
  firstPage: LoadedPage | null;
};

/** Every address of the site and its page. */
export function SiteRoutes({ firstPage }: SiteRoutesProps) {
  const location = useLocation();
  // Once: another component for the same page would be mounted again.
  const [routes] = useState(() => routesOf(firstPage));
  return (
    <Routes {...(isDecodable(location.pathname) ? {} : { location: escapePercent(location) })}>
      {routes}
    </Routes>
  );
}

function routesOf(firstPage: LoadedPage | null) {
  const routeOf = (page: SitePage) => (
    <Route key={page.path} path={page.path} element={elementOf(page, firstPage)} />
  );
  return [
    <Route key="site" element={<SiteLayout />}>
      {sitePages.filter(({ layout }) => layout !== 'none').map(routeOf)}
    </Route>,
    ...sitePages.filter(({ layout }) => layout === 'none').map(routeOf),
  ];
}

function elementOf(page: SitePage, firstPage: LoadedPage | null) {
  // Without a boundary: React would hydrate its content last.
  if (firstPage?.page === page) return <TitledPage page={page} Content={firstPage.Component} />;
  if ('Component' in page) return <TitledPage page={page} Content={page.Component} />;
  const Content = lazy(async () => ({ default: (await loadPage(page)).Component }));
  return (
    <Suspense>
      <TitledPage page={page} Content={Content} />
    </Suspense>
  );
}

type TitledPageProps = { page: SitePage; Content: ComponentType };

function TitledPage({ page, Content }: TitledPageProps) {
  usePageTitle(page.title(useParams()));
  return <Content />;
}

/** An address that cannot be decoded is taken literally, and is not found. */
function escapePercent(location: Location): Location {
  return { ...location, pathname: location.pathname.replaceAll('%', '%25') };
}
