import type { ReactNode } from 'react';
import layoutClasses from '../src/app/SiteLayout.module.css';
import sponsorsClasses from '../src/home/LazySponsors.module.css';
import { ColorSchemeControl } from '../src/app/ColorSchemeControl.tsx';
import { FootBar } from '../src/app/FootBar.tsx';
import { SiteFooter } from '../src/app/SiteFooter.tsx';
import { SiteHeader } from '../src/app/SiteHeader.tsx';
import { SkipLink } from '../src/app/SkipLink.tsx';
import { SponsorCarousel } from '../src/home/SponsorCarousel.tsx';
import type { Connection } from '../src/live/connection.ts';
import type { Viewer } from '../src/session/viewer.ts';
import { demoSettings } from '../src/league/demo/demoSettings.ts';
import { mainId } from '../src/league/paths.ts';
import { clock, today } from './fixtures/clock.ts';

type WholePageProps = {
  /** Who is signed in. */
  viewer: Viewer;
  /** The state of the live connection. */
  connection: Connection;
  /** Signs the administrator out. */
  onSignOut: () => void;
  /** The page between header and footer. */
  children: ReactNode;
};

/** The layout of `SiteLayout` from props alone: no session, no channel, no data. */
export function WholePage({ viewer, connection, onSignOut, children }: WholePageProps) {
  return (
    <>
      <SkipLink />
      <SiteHeader
        leagueName={demoSettings.name}
        viewer={viewer}
        connection={connection}
        clock={clock}
        today={today}
        myPair="/mi-pareja"
        onSignOut={onSignOut}
        onSearch={() => undefined}
      />
      <main id={mainId} tabIndex={-1} className={layoutClasses['main']}>
        {children}
      </main>
      <SiteFooter
        league={demoSettings}
        year={today.slice(0, 4)}
        colorSchemeControl={<ColorSchemeControl />}
        sponsorCarousel={
          <div className={sponsorsClasses['root']}>
            <div className={sponsorsClasses['slot']}>
              <SponsorCarousel sponsors={demoSettings.sponsors} />
            </div>
          </div>
        }
      />
      <FootBar myPair="/mi-pareja" />
    </>
  );
}
