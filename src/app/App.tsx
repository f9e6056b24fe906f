import '../theme/site.css';
import { useState } from 'react';
import { AuthProvider, type AdminIdentity } from '../auth/AuthProvider.tsx';
import { createData, DataProvider } from '../data/DataProvider.tsx';
import type { Sources } from '../data/sources.ts';
import { LiveProvider } from '../live/LiveProvider.tsx';
import { leagueClock } from '../league/leagueClock.ts';
import type { LoadedPage } from './sitePages.ts';
import { SiteRoutes } from './SiteRoutes.tsx';

type AppProps = {
  sources: Sources;
  admin: AdminIdentity;
  /** See `SiteRoutes`. */
  firstPage: LoadedPage | null;
};

/** The whole site, within a router. What exists once per visit is created here and passed down. */
export function App({ sources, admin, firstPage }: AppProps) {
  const [data] = useState(() => createData(sources, leagueClock));
  return (
    <DataProvider data={data}>
      <AuthProvider admin={admin}>
        <LiveProvider>
          <SiteRoutes firstPage={firstPage} />
        </LiveProvider>
      </AuthProvider>
    </DataProvider>
  );
}
