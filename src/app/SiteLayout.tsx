import { Suspense, lazy, useEffect, useMemo, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useAuth } from '../auth/authContext.ts';
import { ColorSchemeControl } from '../components/ColorSchemeControl/ColorSchemeControl.tsx';
import { FootBar } from '../components/FootBar/FootBar.tsx';
import { MyPairsContext } from '../components/PairLink/myPairsContext.ts';
import { SiteFooter } from '../components/SiteFooter/SiteFooter.tsx';
import { SiteHeader } from '../components/SiteHeader/SiteHeader.tsx';
import { SkipLink } from '../components/SkipLink/SkipLink.tsx';
import { readMyPairs } from '../data/myPairStorage.ts';
import type { MyPair } from '../domain/myPairs.ts';
import { league } from '../league/league.config.ts';
import { leagueClock } from '../league/leagueClock.ts';
import { useConnection } from '../live/LiveProvider.tsx';
import { RowDialogs } from '../pages/shared/RowDialogs.tsx';
import { useMyPairs } from '../pages/shared/useMyPairs.ts';
import { useNow, useYear } from '../pages/shared/useNow.ts';
import { useSignOut } from '../pages/shared/useSignOut.ts';
import { mainId, paths } from '../paths.ts';
import { PageErrorBoundary } from './PageErrorBoundary.tsx';
import { SiteAnnouncer } from './SiteAnnouncer.tsx';
import classes from './SiteLayout.module.css';
import { SiteCorrections } from './SiteCorrections.tsx';
import { SiteShare } from './SiteShare.tsx';
import { SponsorsSlot } from './SponsorsSlot.tsx';
import { useSearch } from './useSearch.tsx';
import { useNavigationFocus } from './useNavigationFocus.ts';

const AdminTools = lazy(async () => {
  const { AdminTools } = await import('./AdminTools.tsx');
  return { default: AdminTools };
});

/** What all pages share: header, footer, announcements and dialogs. */
export function SiteLayout({ children }: { children: ReactNode }) {
  const { currentUser, isAdmin, loading } = useAuth();
  const signOut = useSignOut();
  const connection = useConnection();
  const { date: today } = useNow();
  const year = useYear();
  const { pathname } = useLocation();
  const pairs = useMyPairs();
  const myPairs = useMemo(() => new Set(pairs.map(({ id }) => id)), [pairs]);
  const search = useSearch();
  useNavigationFocus();
  useEffect(() => {
    const { dataset } = document.documentElement;
    // `pairs` is empty while the page hydrates: the reserved room must not close.
    if (pairs.length > 0 || readMyPairs().length > 0) dataset['myPairs'] = '';
    else delete dataset['myPairs'];
  }, [pairs]);
  // Set by the script in the page's head.
  useEffect(() => {
    if (!loading) delete document.documentElement.dataset['session'];
  }, [loading]);

  return (
    <>
      <SkipLink />
      {/* Boundaries: React hydrates the page first, then header and footer. */}
      <Suspense>
        <SiteHeader
          leagueName={league.name}
          viewer={currentUser}
          connection={connection}
          clock={leagueClock}
          today={today}
          onSignOut={signOut}
          onSearch={search.open}
        />
      </Suspense>
      <main id={mainId} tabIndex={-1} className={classes['main']}>
        <PageErrorBoundary key={pathname}>
          <SiteShare>
            <SiteCorrections>
              <RowDialogs>
                <MyPairsContext value={myPairs}>{children}</MyPairsContext>
              </RowDialogs>
            </SiteCorrections>
          </SiteShare>
        </PageErrorBoundary>
      </main>
      <Suspense>
        <SiteFooter
          league={league}
          year={year}
          colorSchemeControl={<ColorSchemeControl />}
          sponsorCarousel={<SponsorsSlot />}
        />
      </Suspense>
      <FootBar myPair={myPairsAddress(pairs)} />
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
    : paths.pair(only.category, only.name);
}
