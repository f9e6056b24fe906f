import type { LoadedRows, RowChange } from '../../../../src/live/listOrder.ts';
import type { RowsRequest } from '../../../../src/live/loadRows.ts';
import type { Table } from '../../../../src/live/table.ts';
import {
  resultsTable,
  upcomingMatchesTable,
  type ResultFilter,
} from '../../../../src/matches/tables.ts';
import type { ListRequest } from '../../../../src/live/listRequest.ts';
import type { NewResult, Result } from '../../../../src/padel/result.ts';
import type { UpcomingMatch } from '../../../../src/padel/upcomingMatch.ts';
import { resultWith } from '../../../../stories/fixtures/rows.ts';

export type SimulatedRow = Result & UpcomingMatch;
/** What a client may write of a simulated row. */
export type SimulatedValues = Pick<SimulatedRow, 'category' | 'pair1Id' | 'date' | 'time'>;
export type SimulatedEvent = { change: RowChange<SimulatedRow>; committedAt: string };
type SimulatedOrder = 'entry' | 'day' | 'moment';
export type SimulatedList = ListRequest<SimulatedOrder, ResultFilter>;

/** A table with every kind of filter and order of results and of announced matches. */
export const simulatedTable: Table<SimulatedRow, NewResult, SimulatedOrder, ResultFilter> = {
  ...resultsTable,
  parse: () => null,
  orders: { ...resultsTable.orders, moment: upcomingMatchesTable.orders.day },
};

/** The first day of a season; it is Monday. */
const today = '2027-02-01';

/** A table in memory that reports its commits in order, as Realtime would. */
export function simulateTable() {
  const rows = new Map<string, SimulatedRow>();
  const events: SimulatedEvent[] = [];
  let commits = 0;

  const commit = (change: RowChange<SimulatedRow>) => {
    if (change.type === 'upsert') rows.set(change.id, change.item);
    else rows.delete(change.id);
    events.push({ change, committedAt: instant(commits) });
  };
  const pick = (position: number) => [...rows.values()][position % Math.max(rows.size, 1)];

  return {
    events,
    insert(values: Partial<SimulatedValues> = {}) {
      commits += 1;
      const id = idOf(commits);
      // Two rows of one moment now and then: then the id orders them.
      const createdAt = instant(Math.floor(commits / 2));
      const moment = {
        date: today,
        time: '20:00',
        location: '',
        changedAt: createdAt,
        postponedAt: null,
      };
      commit({
        type: 'upsert',
        id,
        item: { ...resultWith({ id, createdAt }), ...moment, ...values },
      });
    },
    update(position: number, values: Partial<SimulatedValues>) {
      const row = pick(position);
      if (row === undefined) return;
      commits += 1;
      const item = { ...row, ...values, score: `version ${commits}` };
      commit({ type: 'upsert', id: row.id, item });
    },
    remove(position: number) {
      const row = pick(position);
      if (row === undefined) return;
      commits += 1;
      commit({ type: 'delete', id: row.id });
    },
    /** What a SELECT returns at this moment. */
    select(request: Omit<RowsRequest<SimulatedRow>, 'signal'>): LoadedRows<SimulatedRow> {
      const { list, size, after } = request;
      const from = after === undefined ? undefined : keyOf(list, after);
      const items = sorted([...rows.values()], list).filter((row) => {
        const key = keyOf(list, row);
        return from === undefined || (isAscending(list) ? key > from : key < from);
      });
      return { items: items.slice(0, size), hasMore: items.length >= size };
    },
    /** All rows that a visitor should be able to see in a list at this moment. */
    expected(list: SimulatedList): SimulatedRow[] {
      return sorted([...rows.values()], list);
    },
  };
}

// Written again in another way than in src/: one text for each row, compared as such.
function sorted(rows: SimulatedRow[], list: ListRequest<string, ResultFilter>): SimulatedRow[] {
  const { category, pair, season } = list;
  const matching = rows
    .filter((row) => category === undefined || row.category === category)
    .filter((row) => pair === undefined || row.pair1Id === pair)
    .filter(({ date }) => season === undefined || date < today === (season === 'clausura-2026'))
    .sort((one, other) => (keyOf(list, one) < keyOf(list, other) ? -1 : 1));
  return isAscending(list) ? matching : matching.toReversed();
}

function keyOf({ order }: ListRequest, { date, time, createdAt, id }: SimulatedRow): string {
  if (order === 'entry') return `${createdAt} ${id}`;
  return order === 'day' ? `${date} ${createdAt} ${id}` : `${date} ${time} ${id}`;
}

function isAscending({ order }: ListRequest): boolean {
  return order === 'moment';
}

function instant(count: number): string {
  return `2026-11-20T20:00:00.${String(count).padStart(6, '0')}+00:00`;
}

/** Ids that do not follow the order of insertion. */
function idOf(count: number): string {
  return `${String((count * 7919) % 1000).padStart(3, '0')}-${count}`;
}
