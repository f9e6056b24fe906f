import '../theme/site.css';
import { useState, type ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { AuthProvider } from '../auth/AuthProvider.tsx';
import { createData, DataProvider } from '../data/DataProvider.tsx';
import { createSources } from '../data/sources.ts';
import { LiveProvider } from '../live/LiveProvider.tsx';
import { readEnvironment, type Environment } from './environment.ts';
import { SiteRoutes } from './SiteRoutes.tsx';

/** The whole site in a browser. */
export function App() {
  const [environment] = useState(() => readEnvironment(import.meta.env, window.location.origin));
  return (
    <SiteProviders environment={environment}>
      <BrowserRouter>
        <SiteRoutes />
      </BrowserRouter>
    </SiteProviders>
  );
}

type SiteProvidersProps = { environment: Environment; children: ReactNode };

/** Everything that is one a visit is made here and handed down. */
export function SiteProviders({ environment, children }: SiteProvidersProps) {
  const [data] = useState(() =>
    createData(createSources(environment.supabaseUrl, environment.publishableKey)),
  );
  return (
    <DataProvider data={data}>
      <AuthProvider admin={environment.admin}>
        <LiveProvider>{children}</LiveProvider>
      </AuthProvider>
    </DataProvider>
  );
}
