import { AuthProvider } from '../session/AuthProvider.tsx';
import type { AdminIdentity } from '../session/viewer.ts';
import { DataProvider, type SiteData } from '../matches/DataProvider.tsx';
import { ThemeProvider } from '../ui/theme/ThemeProvider.tsx';
import { LiveProvider } from '../live/LiveProvider.tsx';
import { SettingsProvider } from '../league/SettingsProvider.tsx';
import type { LoadedPage } from './sitePages.ts';
import { SiteRoutes } from './SiteRoutes.tsx';

type AppProps = {
  data: SiteData;
  admin: AdminIdentity;
  /** See `SiteRoutes`. */
  firstPage: LoadedPage | null;
};

/** The whole site, within a router. */
export function App({ data, admin, firstPage }: AppProps) {
  return (
    <ThemeProvider>
      <SettingsProvider>
        <DataProvider data={data}>
          <AuthProvider admin={admin}>
            <LiveProvider>
              <SiteRoutes firstPage={firstPage} />
            </LiveProvider>
          </AuthProvider>
        </DataProvider>
      </SettingsProvider>
    </ThemeProvider>
  );
}
