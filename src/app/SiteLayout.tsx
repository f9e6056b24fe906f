import {
  Activity,
  Suspense,
  lazy,
  memo,
  useDeferredValue,
  useEffect,
  type ComponentProps,
  type ReactNode,
} from 'react';
import { useLocation } from 'react-router-dom';
import { loadCode } from '../live/loadCode.ts';
import { useAuth } from '../session/authContext.ts';
import { ColorSchemeControl } from '../ui/ColorSchemeControl.tsx';
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
import { SiteCorrections } from './SiteCorrections.tsx';
import { SiteShare } from '../share/SiteShare.tsx';
import { LazySponsors } from '../home/LazySponsors.tsx';
import { useSearch } from '../pairs/search/useSearch.tsx';
import { useNavigationFocus } from './useNavigationFocus.ts';
import { useSettings } from '../league/settings.ts';

const OpenedDialog = lazy(async () => {
  const { OpenedDialog } = await loadCode(() => import('../admin/form/OpenedDialog.tsx'));
  return { default: OpenedDialog };
});

const AdminTools = lazy(async () => {
  const { AdminTools } = await loadCode(() => import('../admin/AdminTools.tsx'));
  return { default: AdminTools };
});

const OfflineError = lazy(async () => {
  // If this code cannot be loaded, the error is shown as it is.
  const module = await import('./OfflineError.tsx').catch(() => null);
  return { default: module?.OfflineError ?? PlainError };
});
const PlainError = ({ error }: { error: ReactNode }) => error;
const showOffline: ShowOffline = (error, what) => (
  <Suspense fallback={error}>
    <OfflineError error={error} what={what} />
  </Suspense>
);

/*
 * React hydrates the shell, then each boundary, and first the one that is tapped. They are memoized: one that
 * is rendered again before that is hydrated in one piece. Header and footer have as many parts as a list.
 */
const MemoizedHeader = memo((props: ComponentProps<typeof SiteHeader>) => (
  <Suspense>
    <SiteHeader {...props} />
  </Suspense>
));
const MemoizedMain = memo(Main);
const MemoizedFooter = memo((props: ComponentProps<typeof SiteFooter>) => (
  <Suspense>
    <SiteFooter {...props} />
  </Suspense>
));
const MemoizedFootBar = memo(FootBar);
const colorSchemeControl = <ColorSchemeControl />;
const sponsorCarousel = <LazySponsors />;

/** What all pages share: header, footer, announcements and dialogs. */
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
      <MemoizedHeader
        leagueName={league.name}
        viewer={currentUser}
        connection={connection}
        clock={league.clock}
        today={today}
        myPair={myPair}
        onSignOut={signOut}
        onSearch={search.open}
      />
      <MemoizedMain pathname={pathname} isOffline={connection.state === 'offline'} pairs={pairs}>
        {children}
      </MemoizedMain>
      <MemoizedFooter
        league={league}
        year={year}
        colorSchemeControl={colorSchemeControl}
        sponsorCarousel={league.sponsors.length > 0 ? sponsorCarousel : undefined}
      />
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

type MainProps = {
  pathname: string;
  isOffline: boolean;
  pairs: readonly MyPair[];
  /** The page. */
  children: ReactNode;
};

/** In an `Activity`: of what suspends in it while it hydrates, the prerendered part stays. */
function Main({ pathname, isOffline, pairs, children }: MainProps) {
  return (
    <Activity>
      <main id={mainId} tabIndex={-1} className={classes['main']}>
        <OfflineContext value={isOffline ? showOffline : null}>
          <PageErrorBoundary key={pathname} Failed={PageFailure}>
            <SiteShare>
              <SiteCorrections>
                <RowDialogs dialog={OpenedDialog}>
                  <MyPairsContext value={pairs}>{children}</MyPairsContext>
                </RowDialogs>
              </SiteCorrections>
            </SiteShare>
          </PageErrorBoundary>
        </OfflineContext>
      </main>
    </Activity>
  );
}

/** The page of the only starred pair, else the one of all. */
function myPairsAddress(pairs: readonly MyPair[]): string {
  const [only] = pairs;
  return only === undefined || pairs.length > 1
    ? paths.myPairs()
    : paths.pair(only.category, only.name);
}
