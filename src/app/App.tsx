import { useState } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { AuthProvider } from '../auth/AuthProvider.tsx';
import { createLeagueData, LeagueDataProvider } from '../data/LeagueDataProvider.tsx';
import { createSources } from '../data/sources.ts';
import { LiveProvider } from '../live/LiveProvider.tsx';
import { LeagueTheme } from '../theme/LeagueTheme.tsx';
import { readEnvironment } from './environment.ts';
import { SiteRoutes } from './SiteRoutes.tsx';

/** The whole site: everything that is one a visit is made here and handed down. */
export function App() {
  const [environment] = useState(() => readEnvironment(import.meta.env, window.location.origin));
  const [data] = useState(() =>
    createLeagueData(createSources(environment.supabaseUrl, environment.publishableKey)),
  );
  return (
    <LeagueTheme>
      <LeagueDataProvider data={data}>
        <AuthProvider admin={environment.admin}>
          <LiveProvider>
            <BrowserRouter>
              <SiteRoutes />
            </BrowserRouter>
          </LiveProvider>
        </AuthProvider>
      </LeagueDataProvider>
    </LeagueTheme>
  );
}
