import { AuthProvider } from '../session/AuthProvider.tsx';
import type { AdminIdentity } from '../session/viewer.ts';
import { DataProvider, type SiteData } from '../matches/DataProvider.tsx';
import { ThemeProvider } from '../ui/theme/ThemeProvider.tsx';
import { LiveProvider } from '../live/LiveProvider.tsx';
import type { LoadedPage } from './sitePages.ts';
import { SiteRoutes } from './SiteRoutes.tsx';
import { useSyncExternalStore, type ReactNode } from 'react';
import { builtSettings, onSettingsChange, settings, SettingsContext } from '../league/settings.ts';

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

const atFirst = () => builtSettings().league;

/** Renders what it holds again when a setting changes. */
function SettingsProvider({ children }: { children: ReactNode }) {
  const current = useSyncExternalStore(onSettingsChange, settings, atFirst);
  return <SettingsContext value={current}>{children}</SettingsContext>;
}
