import { AuthProvider } from '../session/AuthProvider.tsx';
import type { AdminIdentity } from '../session/viewer.ts';
import { createData, DataProvider, type SiteData } from '../matches/DataProvider.tsx';
import type { Sources } from '../live/sources.ts';
import { ThemeProvider } from '../ui/theme/ThemeProvider.tsx';
import { LiveProvider } from '../live/LiveProvider.tsx';
import { leagueClock } from '../league/leagueClock.ts';
import type { LoadedPage } from './sitePages.ts';
import { SiteRoutes } from './SiteRoutes.tsx';

type AppProps = {
  data: SiteData;
  admin: AdminIdentity;
  /** See `SiteRoutes`. */
  firstPage: LoadedPage | null;
};

/** The league's data, once per visit. */
export function openData(sources: Sources): SiteData {
  return createData(sources, leagueClock);
}

/** The whole site, within a router. */
export function App({ data, admin, firstPage }: AppProps) {
  return (
    <ThemeProvider>
      <DataProvider data={data}>
        <AuthProvider admin={admin}>
          <LiveProvider>
            <SiteRoutes firstPage={firstPage} />
          </LiveProvider>
        </AuthProvider>
      </DataProvider>
    </ThemeProvider>
  );
}
