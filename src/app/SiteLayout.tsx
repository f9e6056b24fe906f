import { Suspense, lazy } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useAuth } from '../auth/authContext.ts';
import { ColorSchemeControl } from '../components/ColorSchemeControl/ColorSchemeControl.tsx';
import { SiteFooter } from '../components/SiteFooter/SiteFooter.tsx';
import { SiteHeader } from '../components/SiteHeader/SiteHeader.tsx';
import { SkipLink } from '../components/SkipLink/SkipLink.tsx';
import { league } from '../league/league.config.ts';
import { leagueClock } from '../league/leagueClock.ts';
import { useConnection } from '../live/LiveProvider.tsx';
import { useNow, useYear } from '../pages/shared/useNow.ts';
import { mainId } from '../paths.ts';
import { PageErrorBoundary } from './PageErrorBoundary.tsx';
import { SiteAnnouncer } from './SiteAnnouncer.tsx';
import classes from './SiteLayout.module.css';
import { SponsorsSlot } from './SponsorsSlot.tsx';
import { useNavigationFocus } from './useNavigationFocus.ts';
import { usePrefetchedPages } from './usePrefetchedPages.ts';

const AdminTools = lazy(async () => {
  const { AdminTools } = await import('./AdminTools.tsx');
  return { default: AdminTools };
});

/** What every page stands in: the navigation above, the footer below, what is announced, dialogs. */
export function SiteLayout() {
  const { currentUser, isAdmin, logout } = useAuth();
  const connection = useConnection();
  const { date: today } = useNow();
  const year = useYear();
  const { pathname } = useLocation();
  useNavigationFocus();
  usePrefetchedPages();

  const signOut = () => {
    // The button that had the focus is gone.
    document.getElementById(mainId)?.focus({ preventScroll: true });
    // This browser is signed out all the same: what the server did not hear is for the log only.
    logout().catch((error: unknown) => console.error('No se pudo cerrar la sesión:', error));
  };

  return (
    <>
      <SkipLink />
      {/* Boundaries, so that React takes the page over first: its rows are what is waited for. */}
      <Suspense>
        <SiteHeader
          leagueName={league.name}
          viewer={currentUser}
          connection={connection}
          clock={leagueClock}
          today={today}
          onSignOut={signOut}
        />
      </Suspense>
      <main id={mainId} tabIndex={-1} className={classes['main']}>
        <PageErrorBoundary key={pathname}>
          <Outlet />
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
      <SiteAnnouncer />
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
