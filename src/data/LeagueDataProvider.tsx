import { createContext, use, type ReactNode } from 'react';
import type { Result } from '../domain/result.ts';
import type { UpcomingMatch } from '../domain/upcomingMatch.ts';
import { createLeagueCache, type LeagueCache } from './leagueCache.ts';
import { resultsTable, upcomingMatchesTable } from './leagueTable.ts';
import { loadWindow } from './loadWindow.ts';
import type { Sources } from './sources.ts';

/** The league's data as the pages reach it. */
export type LeagueData = {
  sources: Sources;
  results: LeagueCache<Result>;
  upcomingMatches: LeagueCache<UpcomingMatch>;
};

export function createLeagueData(sources: Sources): LeagueData {
  const { readRows } = sources;
  return {
    sources,
    results: createLeagueCache((request) => loadWindow(readRows, resultsTable, request)),
    upcomingMatches: createLeagueCache((request) =>
      loadWindow(readRows, upcomingMatchesTable, request),
    ),
  };
}

const LeagueDataContext = createContext<LeagueData | null>(null);

type LeagueDataProviderProps = { data: LeagueData; children: ReactNode };

export function LeagueDataProvider({ data, children }: LeagueDataProviderProps) {
  return <LeagueDataContext value={data}>{children}</LeagueDataContext>;
}

/** @throws Error outside of `LeagueDataProvider` */
export function useLeagueData(): LeagueData {
  const data = use(LeagueDataContext);
  if (data === null) throw new Error('useLeagueData debe ser usado dentro de LeagueDataProvider');
  return data;
}
