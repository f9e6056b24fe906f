import { createContext, use, type ReactNode } from 'react';
import type { Result } from '../padel/result.ts';
import { createArrivals } from '../live/arrivals.ts';
import { startList } from '../live/pageStart.ts';
import { settingsVersionTable } from '../league/settingsVersion.ts';
import { followPairs } from './followPairs.ts';
import { LiveDataContext } from '../live/liveData.ts';
import { openTable, type OnRow } from '../live/openTable.ts';
import type { Sources } from '../live/sources.ts';
import type { Table, TableRow } from '../live/table.ts';
import { pairsTable, resultsTable, upcomingMatchesTable } from './tables.ts';

/** The league's data as the pages reach it. */
export type SiteData = ReturnType<typeof createData>;

/** Every table that the site reads is opened here. */
export function createData(sources: Sources) {
  const arrivals = createArrivals();
  const open = <Item extends TableRow, NewItem, OrderName extends string, Filter extends object>(
    table: Table<Item, NewItem, OrderName, Filter>,
    onRow?: OnRow<Item>,
  ) =>
    openTable(table, sources.readRows, {
      arrivals,
      onRow,
      startList: (list) => startList(table, list),
    });
  const pairs = open(pairsTable);
  const follow = followPairs(pairs.lists, (id) => {
    const isItsMatch = (match: Pick<Result, 'pair1Id' | 'pair2Id'>) =>
      match.pair1Id === id || match.pair2Id === id;
    const { lists } = upcomingMatches;
    return (results.lists.find(isItsMatch) ?? lists.find(isItsMatch)) !== undefined;
  });
  const results = open(resultsTable, follow);
  const upcomingMatches = open(upcomingMatchesTable, follow);
  const settingsVersion = open(settingsVersionTable);
  const tables = { results, upcomingMatches, pairs, settingsVersion };
  return {
    sources,
    arrivals,
    tables,
    /**
     * Clears the caches after a write, those of the other tables too: a new name is a new pair, a result
     * settles a match, an undo changes all of them. Lists on screen are loaded again.
     */
    async reload() {
      await Promise.all(Object.values(tables).map(({ lists }) => lists.reload()));
    },
  };
}

const DataContext = createContext<SiteData | null>(null);

type DataProviderProps = { data: SiteData; children: ReactNode };

export function DataProvider({ data, children }: DataProviderProps) {
  return (
    <LiveDataContext value={data}>
      <DataContext value={data}>{children}</DataContext>
    </LiveDataContext>
  );
}

/** @throws Error outside of `DataProvider` */
export function useData(): SiteData {
  const data = use(DataContext);
  if (data === null) throw new Error('useData debe ser usado dentro de DataProvider');
  return data;
}
