import { Suspense, useEffect, useState, type ComponentType } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { lazyPart } from '../ui/lazyPart.ts';
import { PageParamsProvider, usePageParams } from '../ui/pageParams.ts';
import { PageErrorBoundary } from '../ui/PageErrorBoundary.tsx';
import { PageTitleProvider } from '../ui/pageTitle.ts';
import { paths } from '../league/paths.ts';
import { isMailedLink } from '../session/isMailedLink.ts';
import { useAreSettingsComing, useSettings } from '../league/settings.ts';
import { PageFailure } from './PageFailure.tsx';
import { SiteLayout } from './SiteLayout.tsx';
import { loadPage, paramsAt, sitePageAt, type LoadedPage, type SitePage } from './sitePages.ts';
import { usePageTitle } from './usePageTitle.ts';

/** Nobody stands by a television to press a button, ms. */
const unattendedReload = 60_000;

type SiteRoutesProps = {
  /** The page that the visit begins with; `null` if its code could not be fetched. */
  firstPage: LoadedPage | null;
};

/** The page of the current address. */
export function SiteRoutes({ firstPage }: SiteRoutesProps) {
  const { pathname } = useLocation();
  useMailedLink();
  const page = sitePageAt(pathname);
  // Once: another component for the same page would be mounted again.
  const [lazyPages] = useState(() => new Map<SitePage, ComponentType>());
  const content = (
    <PageParamsProvider key={page.path} value={paramsAt(page, pathname)}>
      {elementOf(page, firstPage, lazyPages)}
    </PageParamsProvider>
  );
  if (page.layout !== 'none') return <SiteLayout>{content}</SiteLayout>;
  return (
    <PageErrorBoundary Failed={PageFailure} reloadsEvery={unattendedReload}>
      {content}
    </PageErrorBoundary>
  );
}

/** A link that Supabase mails opens the site's address: the administrator's page reads it. On other pages such an address means nothing. */
function useMailedLink() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (pathname !== paths.home() || !isMailedLink({ search, hash })) return;
    void navigate(paths.admin() + search + hash, { replace: true });
  }, [pathname, search, hash, navigate]);
}

function elementOf(
  page: SitePage,
  firstPage: LoadedPage | null,
  lazyPages: Map<SitePage, ComponentType>,
) {
  // Without a boundary: React would hydrate its content last.
  if (firstPage?.page === page) return <TitledPage page={page} Content={firstPage.Component} />;
  const Content = lazyPages.get(page) ?? lazyPart(async () => (await loadPage(page)).Component);
  lazyPages.set(page, Content);
  return (
    <Suspense>
      <TitledPage page={page} Content={Content} />
    </Suspense>
  );
}

type TitledPageProps = { page: SitePage; Content: ComponentType };

function TitledPage({ page, Content }: TitledPageProps) {
  const [ownTitle, setOwnTitle] = useState<string | null>(null);
  return (
    <PageTitleProvider value={setOwnTitle}>
      <Content />
      <TabTitle page={page} ownTitle={ownTitle} />
    </PageTitleProvider>
  );
}

/** By itself: once settings are known the title of an address may be another, and the page is the same. */
function TabTitle({ page, ownTitle }: { page: SitePage; ownTitle: string | null }) {
  // A category that was added after the build is not missing.
  const unknown = useAreSettingsComing() ? 'Categoría' : 'Categoría no encontrada';
  const title = page.title(usePageParams(), useSettings());
  usePageTitle(ownTitle ?? (title === undefined ? unknown : title));
  return null;
}
