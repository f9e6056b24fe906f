import type { Arrivals } from './arrivals.ts';
import { CachedList, type Reload, type UpdateCause } from './cachedList.ts';
import { createChangeLog } from './changeLog.ts';
import type { StartList } from './pageStart.ts';
import type { LoadedRows, RowChange } from './listOrder.ts';
import type { ListRequest } from './listRequest.ts';
import { listKey, listRule, loadRows, type RowsRequest } from './loadRows.ts';
import type { ReadRows } from './readRows.ts';
import {
  hasColumns,
  type Announcement,
  type Timestamp,
  type Table,
  type TableRow,
} from './table.ts';

/** A change of one row as Realtime reports it; a DELETE has the id and no more. */
export type RowEvent = {
  type: 'INSERT' | 'UPDATE' | 'DELETE';
  /** The new row, or for a DELETE what is left of the old one. */
  row: unknown;
  committedAt: Timestamp | null;
  /** The server could not send the row whole (too large, no right to read it). */
  isIncomplete: boolean;
};

/** Called with a changed row as it is now and as it was known before; `null`: there is none. */
export type OnRow<Item> = (item: Item | null, before: Item | null) => void;

type TableOptions<Item extends TableRow> = {
  arrivals: Arrivals;
  onRow?: OnRow<Item> | undefined;
  /** The rows of a list that the page's HTML has. */
  startList?: (list: ListRequest) => StartList<Item> | undefined;
};

/** What is done where the database does not answer, once its code is there: `savedRows.ts`. */
export const recovery: {
  load?: <Item extends TableRow, NewItem>(
    table: Table<Item, NewItem>,
    request: RowsRequest<Item>,
    rows: Promise<LoadedRows<Item>>,
  ) => Promise<LoadedRows<Item>>;
} = {};

/** A table with its cached lists. */
export type OpenTable<
  Item extends TableRow,
  NewItem,
  OrderName extends string = string,
  Filter extends object = object,
> = {
  table: Table<Item, NewItem, OrderName, Filter>;
  lists: TableLists<Item, OrderName, Filter>;
  /** Says that this page is about to add a row: it is not announced, nor withheld from the lists. */
  expectOwn(id: string): void;
  /**
   * Applies events to the lists, which show them as one change, and adds what is new to the arrivals.
   * @returns what is announced: rows that are new on this page, and what changes mean
   */
  receive(events: readonly RowEvent[]): readonly Announcement[];
};

export function openTable<
  Item extends TableRow,
  NewItem,
  OrderName extends string,
  Filter extends object,
>(
  table: Table<Item, NewItem, OrderName, Filter>,
  readRows: ReadRows,
  options: TableOptions<Item>,
): OpenTable<Item, NewItem, OrderName, Filter> {
  const load = (request: RowsRequest<Item>) => {
    const rows = loadRows(readRows, table, request);
    return recovery.load?.(table, request, rows) ?? rows;
  };
  const lists = new TableLists(table, load, options);
  const ownIds = new Set<string>();
  const apply = ({ type, row, committedAt, isIncomplete }: RowEvent): Announcement | null => {
    if (type === 'DELETE') {
      const id = idOf(row);
      if (id !== null) lists.apply({ type: 'delete', id }, committedAt);
      return null;
    }
    const item = isIncomplete || !hasColumns(table, row) ? null : table.parse(row);
    if (item === null) {
      // What the event does not contain, the table does.
      lists.reloadSoon();
      return null;
    }
    const { id } = item;
    const applied = lists.apply({ type: 'upsert', id, item }, committedAt);
    if (applied === null) return null;
    const { before } = applied;
    if (before !== null) return table.texts.announceChange?.(item, before) ?? null;
    const isArrival = type === 'INSERT' && !ownIds.has(id);
    return isArrival ? { id, text: table.texts.announce(item) } : null;
  };
  return {
    table,
    lists,
    expectOwn: (id) => ownIds.add(id),
    receive: (events) =>
      lists.showTogether(() => {
        const announced = events.map(apply).filter((each) => each !== null);
        // Before the lists are computed: a row that is withheld is never shown first.
        options.arrivals.add(announced);
        return announced;
      }),
  };
}

function idOf(row: unknown): string | null {
  if (typeof row !== 'object' || row === null || !('id' in row)) return null;
  return typeof row.id === 'string' ? row.id : null;
}

type LoadRows<Item extends TableRow> = (request: RowsRequest<Item>) => Promise<LoadedRows<Item>>;

/** One table's cached lists, kept equal to the database by loads and by live changes. */
export class TableLists<
  Item extends TableRow,
  OrderName extends string = string,
  Filter extends object = object,
> {
  readonly #lists = new Map<string, CachedList<Item>>();
  readonly #log = createChangeLog<Item>();
  readonly #updateListeners = new Set<(cause: UpdateCause) => void>();
  readonly #table: Table<Item, unknown, OrderName, Filter>;
  readonly #load: LoadRows<Item>;
  readonly #options: TableOptions<Item>;
  /** The number of calls of `showTogether` that have not ended. */
  #batches = 0;
  /** Whether the arrivals changed within them. */
  #hasArrived = false;
  /** Whether the page's first rows may be outdated: there was a change since, or a reload. */
  #isStartOutdated = false;
  /** Told of every list that was loaded again. */
  onReload: (reload: Reload<Item>) => void = () => {};
  /** Shows the rows that were withheld. */
  readonly showWithheld: () => void;

  /** @param load asks the database, see `loadRows` */
  constructor(
    table: Table<Item, unknown, OrderName, Filter>,
    load: LoadRows<Item>,
    options: TableOptions<Item>,
  ) {
    this.#table = table;
    this.#load = load;
    this.#options = options;
    const { arrivals } = options;
    this.showWithheld = () => arrivals.release();
    arrivals.subscribe(() => {
      if (this.#batches > 0) this.#hasArrived = true;
      else for (const list of this.#lists.values()) list.update();
    });
  }

  /** The list of a request; the same object for equal requests. */
  list(request: ListRequest<OrderName, Filter>): CachedList<Item> {
    const key = listKey(this.#table, request);
    const known = this.#lists.get(key) ?? this.#open(request);
    this.#lists.set(key, known);
    return known;
  }

  /**
   * Applies a change to every cached list, and shows it. One that seems older than the row's last change
   * is looked up instead: it is a repeat, or the database's clock was set back.
   * @returns the row as it was known before; `null`: nothing was applied
   */
  apply(change: RowChange<Item>, committedAt: Timestamp | null): { before: Item | null } | null {
    const before = this.find(({ id }) => id === change.id) ?? null;
    this.#isStartOutdated = true;
    const outcome = this.#log.record(change, committedAt);
    if (outcome === 'older') this.reloadSoon();
    if (outcome !== 'new') return null;
    this.showTogether(() => {
      for (const list of this.#lists.values()) list.apply(change);
    });
    this.#options.onRow?.(change.type === 'upsert' ? change.item : null, before);
    return { before };
  }

  /** Shows what `apply` does within it once, at its end. */
  showTogether<Outcome>(applyAll: () => Outcome): Outcome {
    this.#batches += 1;
    try {
      return applyAll();
    } finally {
      this.#batches -= 1;
      if (this.#batches === 0) this.#showApplied();
    }
  }

  #showApplied() {
    const hasArrived = this.#hasArrived;
    this.#hasArrived = false;
    for (const list of this.#lists.values()) {
      if (!list.showApplied() && hasArrived) list.update();
    }
  }

  /** The first cached row of which this is true. */
  find(isWanted: (item: Item) => boolean): Item | undefined {
    for (const list of this.#lists.values()) {
      const found = list.find(isWanted);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  /** Whether some list on screen could not be loaded the last time. */
  hasFailed(): boolean {
    return this.#watched().some((list) => list.hasFailed());
  }

  /** Whether some list on screen shows what was loaded, be it that there is no row. */
  hasRows(): boolean {
    return this.#watched().some((list) => list.state().kind === 'loaded');
  }

  /** Whether some list on screen has never been loaded. */
  isAwaited(): boolean {
    return this.#watched().some((list) => list.age() === Number.POSITIVE_INFINITY);
  }

  /** Whether every list on screen was loaded after the last `reload`. */
  isCurrent(): boolean {
    return this.#watched().every((list) => list.isCurrent());
  }

  /** Loads what is on screen again, and the rest when it is next watched. */
  async reload(): Promise<void> {
    this.#isStartOutdated = true;
    for (const list of this.#lists.values()) if (!list.isWatched()) list.expire();
    await Promise.all(this.#watched().map((list) => list.reload()));
  }

  /** Loads what is on screen again after a change that is not known; several calls load once. */
  reloadSoon() {
    this.#isStartOutdated = true;
    for (const list of this.#lists.values()) {
      if (list.isWatched()) list.loadSoon();
      else list.expire();
    }
  }

  /** Loads again what is on screen and was loaded longer ago than this, ms. */
  refresh(age: number) {
    for (const list of this.#watched()) if (list.age() > age) list.loadSoon();
  }

  /** @returns a function that removes the listener */
  onUpdate(listener: (cause: UpdateCause) => void): () => void {
    this.#updateListeners.add(listener);
    return () => this.#updateListeners.delete(listener);
  }

  #open(list: ListRequest<OrderName, Filter>): CachedList<Item> {
    const { arrivals, startList } = this.#options;
    const onUpdate = (cause: UpdateCause) => {
      for (const listener of this.#updateListeners) listener(cause);
    };
    const opened = new CachedList(
      listRule(this.#table, list),
      (request) => this.#load({ list, ...request }),
      { log: this.#log, arrivals, onUpdate, onReload: (reload) => this.onReload(reload) },
      startList?.(list),
    );
    if (this.#isStartOutdated) opened.expire();
    return opened;
  }

  #watched(): CachedList<Item>[] {
    return [...this.#lists.values()].filter((list) => list.isWatched());
  }
}
