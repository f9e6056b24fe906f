import { createContext, use, type ReactNode } from 'react';
import type { Result } from '../domain/result.ts';
import { civilMomentAt, type LeagueClock } from '../domain/time.ts';
import type { ClockReader } from './listOrder.ts';
import { firstWindow } from './firstRows.ts';
import { followPairs } from './followPairs.ts';
import type { OnRow } from './listCache.ts';
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
    onRow?: OnRow<Item>,
  ) =>
    openTable(table, sources.readRows, readClock, {
      onRow,
      firstWindow: (list) => firstWindow(table, list, clock),
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
  return { sources, tables: { results, upcomingMatches, pairs } };
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
