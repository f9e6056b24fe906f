import { Box } from '@mantine/core';
import { Suspense, memo, useDeferredValue, useEffect, type ReactNode, useRef } from 'react';
import { useLocation, NavigationType, useNavigationType } from 'react-router-dom';
import { lazyPart } from '../ui/lazyPart.ts';
import { useAuth } from '../session/authContext.ts';
import { ColorSchemeControl } from './ColorSchemeControl.tsx';
import { OfflineContext, type ShowOffline } from '../ui/offlineContext.ts';
import { PageFailure } from './PageFailure.tsx';
import { FootBar } from './FootBar.tsx';
import { MyPairsContext, type MyPair } from '../matches/myPairsContext.ts';
import { SiteFooter } from './SiteFooter.tsx';
import { SiteHeader } from './SiteHeader.tsx';
import { SkipLink } from './SkipLink.tsx';
import { readMyPairs } from '../pairs/myPairStorage.ts';
import { useConnection } from '../live/LiveProvider.tsx';
import { RowDialogs } from '../matches/RowDialogs.tsx';
import { useMyPairs } from '../pairs/useMyPairs.ts';
import { useToday, useYear } from '../league/useNow.ts';
import { useSignOut } from '../session/useSignOut.ts';
import { mainId, paths } from '../league/paths.ts';
import { PageErrorBoundary } from '../ui/PageErrorBoundary.tsx';
import { SiteAnnouncer } from './SiteAnnouncer.tsx';
import classes from './SiteLayout.module.css';
import { SiteMatch } from '../share/SiteMatch.tsx';
import { SiteShare } from '../share/SiteShare.tsx';
import { LazySponsors } from '../home/LazySponsors.tsx';
import { useSearch } from '../pairs/search/useSearch.tsx';
import { privateCode } from './sitePages.ts';
import { useSettings } from '../league/settings.ts';

const OpenedDialog = lazyPart(async () => {
  const { loadOpenedDialog } = await privateCode();
  const { OpenedDialog } = await loadOpenedDialog();
  return OpenedDialog;
});

const AdminTools = lazyPart(async () => {
  const { loadAdminTools } = await privateCode();
  const { SiteAdminTools } = await loadAdminTools();
  return SiteAdminTools;
});

const OfflineError = lazyPart(async () => {
  // If this code cannot be loaded, the error is shown as it is.
  const module = await import('./OfflineError.tsx').catch(() => null);
  return module?.OfflineError ?? PlainError;
});
const PlainError = ({ error }: { error: ReactNode }) => error;
const showOffline: ShowOffline = (error, what) => (
  <Suspense fallback={error}>
    <OfflineError error={error} what={what} />
  </Suspense>
);

// Not rendered again with the page: each has as many parts as a list.
const MemoizedHeader = memo(SiteHeader);
const MemoizedFooter = memo(SiteFooter);
const MemoizedFootBar = memo(FootBar);
const colorSchemeControl = <ColorSchemeControl />;
const menuSchemeControl = (
  <Box px="sm" pt="sm">
    {colorSchemeControl}
  </Box>
);
const sponsorCarousel = <LazySponsors />;

/** The frame of all pages: header, footer, announcements and dialogs. */
export function SiteLayout({
  children,
}: {
  /** The page between header and footer. */
  children: ReactNode;
}) {
  const { currentUser, isAdmin } = useAuth();
  const signOut = useSignOut();
  const connection = useConnection();
  const today = useToday();
  const year = useYear();
  const { pathname } = useLocation();
  // Deferred: every name of a pair asks whether it is starred.
  const pairs = useDeferredValue(useMyPairs());
  const myPair = myPairsAddress(pairs);
  const league = useSettings();
  const search = useSearch();
  useNavigationFocus();
  useEffect(() => {
    const { dataset } = document.documentElement;
    // `pairs` is empty while the page hydrates: the reserved height must stay.
    if (pairs.length > 0 || readMyPairs().length > 0) dataset['myPairs'] = '';
    else delete dataset['myPairs'];
  }, [pairs]);

  return (
    <>
      <SkipLink />
      {/* Boundaries: React hydrates the page first, then header and footer. */}
      <Suspense>
        <MemoizedHeader
          leagueName={league.name}
          shortName={league.shortName}
          viewer={currentUser}
          connection={connection}
          clock={league.clock}
          today={today}
          myPair={myPair}
          onSignOut={signOut}
          onSearch={search.open}
          colorSchemeControl={menuSchemeControl}
        />
      </Suspense>
      <main id={mainId} tabIndex={-1} className={classes['main']}>
        <OfflineContext value={connection.state === 'offline' ? showOffline : null}>
          <PageErrorBoundary key={pathname} Failed={PageFailure}>
            <SiteShare>
              <RowDialogs dialog={OpenedDialog}>
                <MyPairsContext value={pairs}>
                  <SiteMatch>{children}</SiteMatch>
                </MyPairsContext>
              </RowDialogs>
            </SiteShare>
          </PageErrorBoundary>
        </OfflineContext>
      </main>
      <Suspense>
        <MemoizedFooter
          league={league}
          year={year}
          colorSchemeControl={colorSchemeControl}
          sponsorCarousel={league.sponsors.length > 0 ? sponsorCarousel : undefined}
        />
      </Suspense>
      <MemoizedFootBar myPair={myPair} />
      <SiteAnnouncer />
      {search.dialog}
      {isAdmin ? (
        <PageErrorBoundary isOptional>
          <Suspense>
            <AdminTools />
          </Suspense>
        </PageErrorBoundary>
      ) : null}
    </>
  );
}

/** The page of the only starred pair, else the one of all. */
function myPairsAddress(pairs: readonly MyPair[]): string {
  const [only] = pairs;
  return only === undefined || pairs.length > 1
    ? paths.myPairs()
    : paths.pair(only.category, only.name, only.id);
}

/**
 * After a navigation, scrolls to the top and focuses the page's heading, as if the browser had loaded
 * the page. A page whose code is still loading has no heading yet: then the content is focused, and
 * `usePageTitle` moves on to the heading. Going back leaves scrolling to the browser. A link to the page that is
 * shown leads to its top too.
 */
function useNavigationFocus() {
  const { key, pathname, search, hash } = useLocation();
  const navigationType = useNavigationType();
  const shown = useRef({ key, pathname, rest: search + hash });
  useEffect(() => {
    const before = shown.current;
    const rest = search + hash;
    shown.current = { key, pathname, rest };
    // A filter or a hypothesis changes the address, and the page stays where it is.
    const isSame =
      before.key !== key &&
      before.rest === rest &&
      hash === '' &&
      navigationType !== NavigationType.Pop;
    if (before.pathname === pathname && !isSame) return;
    const main = document.getElementById(mainId);
    const title = main?.querySelector<HTMLElement>('h1');
    (title ?? main)?.focus({ preventScroll: true });
    if (navigationType !== NavigationType.Pop) window.scrollTo({ top: 0, behavior: 'instant' });
  }, [key, pathname, search, hash, navigationType]);
}
