import type { CategoryName } from '../../../../src/domain/category.ts';
import type { TableRow } from '../../../../src/data/tables.ts';
import {
  compareNewestFirst,
  type ListWindow,
  type RowChange,
} from '../../../../src/data/listWindow.ts';
import type { WindowRequest } from '../../../../src/data/loadWindow.ts';

export type SimulatedRow = TableRow & { version: number };
export type SimulatedEvent = { change: RowChange<SimulatedRow>; committedAt: string };

/** A table in memory that reports its commits in order, as Realtime would. */
export function simulateTable() {
  const rows = new Map<string, SimulatedRow>();
  const events: SimulatedEvent[] = [];
  let clock = 0;

  const commit = (change: RowChange<SimulatedRow>) => {
    events.push({ change, committedAt: instant(clock) });
  };
  const pick = (position: number) => [...rows.values()][position % Math.max(rows.size, 1)];

  return {
    events,
    insert(category: CategoryName) {
      clock += 1;
      // Two rows of one moment now and then: then the id orders them.
      const createdAt = instant(Math.floor(clock / 2));
      const item = { id: idOf(clock), category, createdAt, version: 0 };
      rows.set(item.id, item);
      commit({ type: 'upsert', id: item.id, item });
    },
    update(position: number, category: CategoryName) {
      const row = pick(position);
      if (row === undefined) return;
      clock += 1;
      const item = { ...row, category, version: row.version + 1 };
      rows.set(item.id, item);
      commit({ type: 'upsert', id: item.id, item });
    },
    remove(position: number) {
      const row = pick(position);
      if (row === undefined) return;
      clock += 1;
      rows.delete(row.id);
      commit({ type: 'delete', id: row.id });
    },
    /** What a SELECT returns at this moment. */
    select({ category, size, before }: Omit<WindowRequest<SimulatedRow>, 'signal'>) {
      return selectFrom([...rows.values()], category, size, before);
    },
  };
}

function selectFrom(
  rows: SimulatedRow[],
  category: CategoryName | undefined,
  size: number,
  before: SimulatedRow | undefined,
): ListWindow<SimulatedRow> {
  const matching = rows
    .filter((row) => category === undefined || row.category === category)
    .sort(compareNewestFirst)
    .filter((row) => before === undefined || compareNewestFirst(before, row) < 0);
  return { items: matching.slice(0, size), isComplete: matching.length < size };
}

function instant(count: number): string {
  return `2026-11-20T20:00:00.${String(count).padStart(6, '0')}+00:00`;
}

/** Ids that do not follow the order of insertion. */
function idOf(count: number): string {
  return `${String((count * 7919) % 1000).padStart(3, '0')}-${count}`;
}
