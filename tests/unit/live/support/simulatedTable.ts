import type {
  ClockReader,
  ListOrder,
  LoadedRows,
  RowChange,
} from '../../../../src/live/listOrder.ts';
import type { RowsRequest } from '../../../../src/live/loadRows.ts';
import type { Table, TableRow } from '../../../../src/live/table.ts';
import { upcomingMatchesTable } from '../../../../src/matches/tables.ts';
import type { CategoryName } from '../../../../src/league/category.ts';
import type { ListRequest } from '../../../../src/live/listRequest.ts';

/** What a client may write of a simulated row. */
export type SimulatedValues = {
  category: CategoryName;
  pair: string;
  date: string;
  time: string;
};
export type SimulatedRow = TableRow & SimulatedValues & { version: number };
export type SimulatedEvent = { change: RowChange<SimulatedRow>; committedAt: string };
export type SimulatedOrder = 'entry' | 'day' | 'soonest' | 'pending';
export type SimulatedFilter = { category?: CategoryName; pair?: string; season?: string };
export type SimulatedList = ListRequest<SimulatedOrder, SimulatedFilter>;

const id = { column: 'id', of: (row: SimulatedRow) => row.id };
const createdAt = { column: 'created_at', of: (row: SimulatedRow) => row.createdAt };
const date = { column: 'date', of: (row: SimulatedRow) => row.date };
const time = { column: 'time', of: (row: SimulatedRow) => row.time };
const isDescending = true;
const { soonest, pending } = upcomingMatchesTable.orders;

function bounded(keys: ListOrder<SimulatedRow>['keys'], order: typeof soonest) {
  const { begins } = order;
  if (begins === undefined) throw new Error('The order is not bounded by the clock.');
  return { keys, begins };
}

/** A table with every kind of filter and order, the next ones too. */
export const simulatedTable: Table<SimulatedRow, SimulatedValues, SimulatedOrder, SimulatedFilter> =
  {
    name: 'simulated',
    isPublished: true,
    columns: 'id,category,pair,date,time,created_at',
    parse: () => null,
    toRow: (values) => values,
    filters: {
      category: { conditions: () => [], matches: (row, value) => row.category === value },
      pair: { conditions: () => [], matches: (row, value) => row.pair === value },
      season: { conditions: () => [], matches: (row, value) => isInSeason(row, value) },
    },
    orders: {
      entry: {
        keys: [
          { ...createdAt, isDescending },
          { ...id, isDescending },
        ],
      },
      day: {
        keys: [
          { ...date, isDescending },
          { ...createdAt, isDescending },
          { ...id, isDescending },
        ],
      },
      soonest: bounded([date, time, id], soonest),
      pending: bounded(
        [
          { ...date, isDescending },
          { ...time, isDescending },
          { ...id, isDescending },
        ],
        pending,
      ),
    },
    texts: {
      noun: '',
      deleted: '',
      deleteFailed: '',
      announce: () => '',
      detail: () => '',
    },
  };

function isInSeason(row: SimulatedRow, season: string): boolean {
  return season === 'first' ? row.date <= '2026-11-20' : row.date > '2026-11-20';
}

/** A table in memory that reports its commits in order, as Realtime would. */
export function simulateTable() {
  const rows = new Map<string, SimulatedRow>();
  const events: SimulatedEvent[] = [];
  let commits = 0;
  // Friday, 20:00, in minutes.
  let minutes = 20 * 60;

  const clock: ClockReader = (hoursAgo) => {
    const shown = new Date(Date.UTC(2026, 10, 20) + (minutes - hoursAgo * 60) * 60_000);
    return { date: shown.toISOString().slice(0, 10), time: shown.toISOString().slice(11, 16) };
  };
  const commit = (change: RowChange<SimulatedRow>) => {
    events.push({ change, committedAt: instant(commits) });
  };
  const pick = (position: number) => [...rows.values()][position % Math.max(rows.size, 1)];

  return {
    events,
    clock,
    advanceClock(by: number) {
      minutes += by;
    },
    insert(values: Partial<SimulatedValues> = {}) {
      commits += 1;
      const item: SimulatedRow = {
        category: 'Sexta Damas',
        pair: 'one',
        date: '2026-11-20',
        time: '20:00',
        ...values,
        id: idOf(commits),
        // Two rows of one moment now and then: then the id orders them.
        createdAt: instant(Math.floor(commits / 2)),
        version: 0,
      };
      rows.set(item.id, item);
      commit({ type: 'upsert', id: item.id, item });
    },
    update(position: number, values: Partial<SimulatedValues>) {
      const row = pick(position);
      if (row === undefined) return;
      commits += 1;
      const item = { ...row, ...values, version: row.version + 1 };
      rows.set(item.id, item);
      commit({ type: 'upsert', id: item.id, item });
    },
    remove(position: number) {
      const row = pick(position);
      if (row === undefined) return;
      commits += 1;
      rows.delete(row.id);
      commit({ type: 'delete', id: row.id });
    },
    /** What a SELECT returns at this moment. */
    select(request: Omit<RowsRequest<SimulatedRow>, 'signal'>): LoadedRows<SimulatedRow> {
      const { list, size, after, begins } = request;
      const from = after === undefined ? begins?.join(' ') : keyOf(list, after);
      const items = sorted([...rows.values()], list).filter((row) => {
        const key = keyOf(list, row);
        return from === undefined || (isAscending(list) ? key > from : key < from);
      });
      return { items: items.slice(0, size), hasMore: items.length >= size, begins };
    },
    /** All rows that a visitor should be able to see in a list at this moment. */
    expected(list: SimulatedList): SimulatedRow[] {
      const { date, time } = clock(2);
      return sorted([...rows.values()], list).filter((row) => {
        const isOver = `${row.date} ${row.time}` < `${date} ${time}`;
        if (list.order === 'soonest') return !isOver;
        return list.order !== 'pending' || isOver;
      });
    },
  };
}

// Written again in another way than in src/: one text for each row, compared as such.
function sorted(rows: SimulatedRow[], list: ListRequest<string, SimulatedFilter>): SimulatedRow[] {
  const matching = rows
    .filter(({ category }) => list.category === undefined || category === list.category)
    .filter(({ pair }) => list.pair === undefined || pair === list.pair)
    .filter((row) => list.season === undefined || isInSeason(row, list.season))
    .sort((one, other) => (keyOf(list, one) < keyOf(list, other) ? -1 : 1));
  return isAscending(list) ? matching : matching.toReversed();
}

function keyOf({ order }: ListRequest, { date, time, createdAt, id }: SimulatedRow): string {
  if (order === 'entry') return `${createdAt} ${id}`;
  return order === 'day' ? `${date} ${createdAt} ${id}` : `${date} ${time} ${id}`;
}

function isAscending({ order }: ListRequest): boolean {
  return order === 'soonest';
}

function instant(count: number): string {
  return `2026-11-20T20:00:00.${String(count).padStart(6, '0')}+00:00`;
}

/** Ids that do not follow the order of insertion. */
function idOf(count: number): string {
  return `${String((count * 7919) % 1000).padStart(3, '0')}-${count}`;
}
