import { createContext, use, type ReactNode } from 'react';
import type { Result } from '../domain/result.ts';
import type { UpcomingMatch } from '../domain/upcomingMatch.ts';
import { createListCache, type ListCache } from './listCache.ts';
import { resultsTable, upcomingMatchesTable } from './tables.ts';
import { loadWindow } from './loadWindow.ts';
import type { Sources } from './sources.ts';

/** The league's data as the pages reach it. */
export type SiteData = {
  sources: Sources;
  results: ListCache<Result>;
  upcomingMatches: ListCache<UpcomingMatch>;
};

export function createData(sources: Sources): SiteData {
  const { readRows } = sources;
  return {
    sources,
    results: createListCache((request) => loadWindow(readRows, resultsTable, request)),
    upcomingMatches: createListCache((request) =>
      loadWindow(readRows, upcomingMatchesTable, request),
    ),
  };
}

const DataContext = createContext<SiteData | null>(null);

type DataProviderProps = { data: SiteData; children: ReactNode };

export function DataProvider({ data, children }: DataProviderProps) {
  return <DataContext value={data}>{children}</DataContext>;
}

/** @throws Error outside of `DataProvider` */
export function useData(): SiteData {
  const data = use(DataContext);
  if (data === null) throw new Error('useData debe ser usado dentro de DataProvider');
  return data;
}
