import { Suspense, lazy, useRef } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useAuth } from '../auth/authContext.ts';
import { ColorSchemeControl } from '../components/ColorSchemeControl/ColorSchemeControl.tsx';
import { SiteFooter } from '../components/SiteFooter/SiteFooter.tsx';
import { SiteHeader } from '../components/SiteHeader/SiteHeader.tsx';
import { SkipLink } from '../components/SkipLink/SkipLink.tsx';
import { league } from '../league/league.config.ts';
import { useConnection } from '../live/LiveProvider.tsx';
import { useNow } from '../pages/shared/useNow.ts';
import { mainId } from '../paths.ts';
import { PageErrorBoundary } from './PageErrorBoundary.tsx';
import { SiteAnnouncer } from './SiteAnnouncer.tsx';
import classes from './SiteLayout.module.css';
import { useIsNear } from './useIsNear.ts';
import { useNavigationFocus } from './useNavigationFocus.ts';
import { usePrefetchedPages } from './usePrefetchedPages.ts';

const Sponsors = lazy(async () => {
  // Content blockers take away what is called so: nobody's page is loaded anew for its sake.
  const module = await import('./Sponsors.tsx').catch(() => null);
  return { default: module?.Sponsors ?? Nothing };
});
const Nothing = () => null;
const AdminTools = lazy(async () => {
  const { AdminTools } = await import('./AdminTools.tsx');
  return { default: AdminTools };
});

/** What every page stands in: the navigation above, the footer below, what is announced, dialogs. */
export function SiteLayout() {
  const { currentUser, isAdmin, logout } = useAuth();
  const connection = useConnection();
  const { date: today } = useNow();
  const { pathname } = useLocation();
  const sponsors = useRef<HTMLDivElement>(null);
  const hasSponsors = useIsNear(sponsors);
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
      <SiteHeader
        leagueName={league.name}
        viewer={currentUser}
        connection={connection}
        timeZone={league.timeZone}
        today={today}
        onSignOut={signOut}
      />
      <main id={mainId} tabIndex={-1} className={classes['main']}>
        <PageErrorBoundary key={pathname}>
          <Suspense>
            <Outlet />
          </Suspense>
        </PageErrorBoundary>
      </main>
      <SiteFooter
        league={league}
        year={today.slice(0, 4)}
        colorSchemeControl={<ColorSchemeControl />}
        sponsorCarousel={
          <div ref={sponsors} className={classes['sponsors']}>
            <PageErrorBoundary isOptional>
              <Suspense>{hasSponsors ? <Sponsors /> : null}</Suspense>
            </PageErrorBoundary>
          </div>
        }
      />
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
