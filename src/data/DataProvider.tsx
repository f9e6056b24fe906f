import { createContext, use, type ReactNode } from 'react';
import { civilMomentAt, type LeagueClock } from '../domain/time.ts';
import type { ClockReader } from './listOrder.ts';
import { followPairs } from './followPairs.ts';
import { openTable } from './openTable.ts';
import type { Sources } from './sources.ts';
import type { Table, TableRow } from './table.ts';
import { pairsTable, resultsTable, upcomingMatchesTable } from './tables.ts';

/** The league's data as the pages reach it. */
export type SiteData = ReturnType<typeof createData>;

/** Every table that the site reads is opened here. */
export function createData(sources: Sources, clock: LeagueClock) {
  const readClock: ClockReader = (hoursAgo) =>
    civilMomentAt(Date.now() - hoursAgo * 3_600_000, clock);
  const open = <Item extends TableRow, NewItem, OrderName extends string>(
    table: Table<Item, NewItem, OrderName>,
    onItem?: (item: Item, before: Item | undefined) => void,
  ) => openTable(table, sources.readRows, readClock, onItem);
  const pairs = open(pairsTable);
  const follow = followPairs(pairs.lists);
  return {
    sources,
    tables: {
      results: open(resultsTable, follow),
      upcomingMatches: open(upcomingMatchesTable, follow),
      pairs,
    },
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
