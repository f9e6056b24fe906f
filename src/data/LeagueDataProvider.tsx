import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { createContext, use, type ReactNode } from 'react';
import type { Result } from '../domain/result.ts';
import type { UpcomingMatch } from '../domain/upcomingMatch.ts';
import { createLeagueCache, createQueryClient, type LeagueCache } from './leagueCache.ts';
import { resultsTable, upcomingMatchesTable } from './leagueTable.ts';
import { loadWindow } from './loadWindow.ts';
import type { Sources } from './sources.ts';

/** The league's data as the pages reach it. */
export type LeagueData = {
  sources: Sources;
  queryClient: QueryClient;
  results: LeagueCache<Result>;
  upcomingMatches: LeagueCache<UpcomingMatch>;
};

export function createLeagueData(sources: Sources): LeagueData {
  const queryClient = createQueryClient();
  return {
    sources,
    queryClient,
    results: createLeagueCache(queryClient, resultsTable.name, (request) =>
      loadWindow(sources.read, resultsTable, request),
    ),
    upcomingMatches: createLeagueCache(queryClient, upcomingMatchesTable.name, (request) =>
      loadWindow(sources.read, upcomingMatchesTable, request),
    ),
  };
}

const LeagueDataContext = createContext<LeagueData | null>(null);

type LeagueDataProviderProps = { data: LeagueData; children: ReactNode };

export function LeagueDataProvider({ data, children }: LeagueDataProviderProps) {
  return (
    <LeagueDataContext value={data}>
      <QueryClientProvider client={data.queryClient}>{children}</QueryClientProvider>
    </LeagueDataContext>
  );
}

/** @throws Error outside of `LeagueDataProvider` */
export function useLeagueData(): LeagueData {
  const data = use(LeagueDataContext);
  if (data === null) throw new Error('useLeagueData debe ser usado dentro de LeagueDataProvider');
  return data;
}
