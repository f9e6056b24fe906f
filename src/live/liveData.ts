import { createContext, use } from 'react';
import type { Arrivals } from './arrivals.ts';
import type { RowEvent, TableLists } from './openTable.ts';
import type { Sources } from './sources.ts';
import type { Announcement } from './table.ts';

/** A table as the live channel and the writes know it, whatever its rows are. */
type LiveTable = {
  table: { name: string; isPublished: boolean };
  lists: Pick<
    TableLists<never>,
    | 'hasFailed'
    | 'hasRows'
    | 'isAwaited'
    | 'isCurrent'
    | 'onReload'
    | 'onUpdate'
    | 'refresh'
    | 'reload'
    | 'reloadSoon'
  >;
  expectOwn(id: string): void;
  receive(events: readonly RowEvent[]): readonly Announcement[];
};

/** The sources of the data, and every table that is open. */
export type LiveData = {
  sources: Sources;
  tables: Readonly<Record<string, LiveTable>>;
  /** The rows of all tables that arrived a moment ago. */
  arrivals: Arrivals;
  /** Loads all lists again, after a write. */
  reload(): Promise<void>;
};

export const LiveDataContext = createContext<LiveData | null>(null);

/** @throws Error outside of a provider */
export function useLiveData(): LiveData {
  const data = use(LiveDataContext);
  if (data === null) throw new Error('useLiveData debe ser usado dentro de DataProvider');
  return data;
}
