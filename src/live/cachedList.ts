import { noArrivals, type Arrival, type Arrivals } from './arrivals.ts';
import type { ChangeLog } from './changeLog.ts';
import { briefStatus, briefTries } from './briefRefusal.ts';
import { delay } from './delay.ts';
import type { StartList } from './pageStart.ts';
import {
  appendPage,
  applyChange,
  comparePositions,
  keepUnchanged,
  pageSize,
  positionOf,
  type ListOrder,
  type ListRule,
  type LoadedRows,
  type RowChange,
} from './listOrder.ts';
import type { ListState } from './listState.ts';
import type { RowsRequest } from './loadRows.ts';
import type { TableRow } from './table.ts';

/** The time for which a list counts as fresh while nothing says otherwise, ms. */
const cacheLifetime = 5 * 60 * 1000;
/** A request without a response is aborted after this, ms. */
const timeout = 15_000;
const tooLate = new Error('The database answered with no rows in time.');
/** A load that failed is tried once more after this delay, ms. */
const retryDelay = 1000;
/** With fewer rows on screen, and more in the database, a list is loaded again. */
const fewestRows = pageSize / 2;

type ListContext<Item extends TableRow> = {
  /** The table's changes, which are applied to every response that is older than they are. */
  log: ChangeLog<Item>;
  arrivals: Pick<Arrivals, 'snapshot'>;
  onUpdate(cause: UpdateCause): void;
  /** What is asked of rows that were loaded again, once its code is there. */
  onReload(reload: Reload<Item>): void;
};

/** Rows as the page had them, every event applied, and as the database gave them since. */
export type Reload<Item extends TableRow> = {
  list: object;
  before: LoadedRows<Item> | undefined;
  after: LoadedRows<Item>;
  order: ListOrder<Item>;
};

/**
 * Why the lists on screen may have become current or outdated; a number is the time of rows from the
 * service worker's cache, ms since the epoch.
 */
export type UpdateCause = 'load' | 'failure' | 'watch' | number;

type LoadRows<Item extends TableRow> = (
  request: Omit<RowsRequest<Item>, 'list'>,
) => Promise<LoadedRows<Item>>;

type Load = { number: number; controller: AbortController };

/**
 * One list in memory: loads its rows, applies changes to them, and says what the page shows of them.
 * Methods that React calls are bound to the list.
 */
export class CachedList<Item extends TableRow> {
  readonly #rule: ListRule<Item>;
  readonly #loadRows: LoadRows<Item>;
  readonly #context: ListContext<Item>;
  readonly #firstState: ListState<Item>;
  readonly #listeners = new Set<() => void>();

  #state: ListState<Item>;
  /** The rows as loaded; `undefined`: not loaded. */
  #loaded: LoadedRows<Item> | undefined;
  /** The part of `#loaded` that is shown by now. */
  #shown: LoadedRows<Item> | undefined;
  /** Whether a load has failed since the last one that ended well. */
  #hasFailed = false;
  #isLoadingMore = false;

  /** The moment at which the rows were loaded, ms since the page was opened. */
  #loadedAt: number;
  /** The moment of rows that the database has not confirmed, ms since the epoch; `null`: none of them. */
  #cachedAt: number | null;
  /** The number of pages that were appended: a response to a request before one of them is not enough. */
  #appends = 0;
  // Loads are numbered. The latest response counts: one of an earlier load is shown only before it.
  /** The latest load that has begun. */
  #begun: number;
  /** The latest load whose response was accepted. */
  #accepted: number;
  /** The load before which, or a later one, the rows on screen may be outdated. */
  #needed = 1;
  /** The latest load that had begun when the visitor asked for another attempt. */
  #retried = 0;
  #inFlight: readonly Load[] = [];
  /** Whether to load again once the loads in flight have ended. */
  #isDue = false;

  /** @param start what the page's HTML has of the list */
  constructor(
    rule: ListRule<Item>,
    loadRows: LoadRows<Item>,
    context: ListContext<Item>,
    start?: StartList<Item>,
  ) {
    this.#rule = rule;
    this.#loadRows = loadRows;
    this.#context = context;
    this.#loaded = this.#shown = start?.loaded;
    // Fresh rows are of the moment at which the page was opened.
    const isLoaded = start?.cachedAt === null;
    this.#cachedAt = start?.cachedAt ?? null;
    this.#begun = this.#accepted = isLoaded ? 1 : 0;
    this.#loadedAt = isLoaded ? 0 : Number.NEGATIVE_INFINITY;
    this.#state = this.#firstState = this.#stateWith(noArrivals, { kind: 'loading' });
  }

  /** @returns the same object until something changes */
  readonly state = (): ListState<Item> => this.#state;

  /** The list as the page's HTML shows it; always the same object. */
  readonly firstState = (): ListState<Item> => this.#firstState;

  /**
   * Calls back whenever the state changes, and loads a list that is not fresh for its first listener. A part of the page
   * that comes once a list has failed would begin it anew, be taken away by that, and come again.
   * @returns a function that removes the listener
   */
  readonly watch = (listener: () => void): (() => void) => {
    const isLoadDue = !this.isWatched() && this.age() >= cacheLifetime;
    this.#listeners.add(listener);
    if (isLoadDue && this.#inFlight.length === 0) this.retry();
    this.#context.onUpdate('watch');
    return () => this.#unwatch(listener);
  };

  /** Loads after a failure that was shown. */
  readonly retry = (): void => {
    this.#retried = this.#begun;
    if (this.#hasFailed) {
      this.#hasFailed = false;
      // An empty list that could not be loaded may not be empty.
      if (this.#shown?.items.length === 0) this.#shown = undefined;
      this.update();
    }
    void this.#load();
  };

  /** Appends the page below the rows. */
  readonly loadMore = (): void => {
    if (this.#isLoadingMore) return;
    this.#setLoadingMore(true);
    this.#append()
      .catch((error: unknown) => console.warn('No se pudieron leer más filas:', error))
      .finally(() => this.#setLoadingMore(false));
  };

  isWatched(): boolean {
    return this.#listeners.size > 0;
  }

  hasFailed(): boolean {
    return this.#hasFailed;
  }

  /** Whether what it shows was loaded after the last `expire`, `reload` or failure. */
  isCurrent(): boolean {
    // A list that is opened on a live page shows nothing yet, and so nothing outdated.
    const showsNothing = this.#shown === undefined && !this.#hasFailed;
    return this.#accepted >= this.#needed || (this.#needed === 1 && showsNothing);
  }

  /** ms since the latest load */
  age(): number {
    return performance.now() - this.#loadedAt;
  }

  /** The first row of which this is true. */
  find(isWanted: (item: Item) => boolean): Item | undefined {
    return this.#loaded?.items.find(isWanted);
  }

  /** Computes the state again; listeners are called if it is another one. */
  update() {
    const next = this.#stateWith(this.#context.arrivals.snapshot(), this.#state);
    if (next === this.#state) return;
    this.#state = next;
    for (const listener of this.#listeners) listener();
  }

  /** Several changes are applied before they are shown: each time all rows are compared. */
  apply(change: RowChange<Item>) {
    if (this.#loaded !== undefined) this.#loaded = applyChange(this.#loaded, change, this.#rule);
  }

  /** Shows what was applied; @returns whether there was anything */
  showApplied(): boolean {
    if (this.#loaded === undefined || this.#loaded === this.#shown) return false;
    this.#show(this.#loaded);
    return true;
  }

  /** Loads because what is shown may be outdated: until then the list is not current. */
  async reload(): Promise<void> {
    this.#needed = this.#begun + 1;
    await this.#load();
  }

  /** Loads once the load in flight has ended; several calls load once. */
  loadSoon() {
    if (this.#inFlight.length === 0) void this.#load();
    else this.#isDue = true;
  }

  /** Marks what it holds as outdated: it is loaded when it is next watched. */
  expire() {
    this.#needed = this.#begun + 1;
    for (const { controller } of this.#inFlight) controller.abort();
    this.#inFlight = [];
    this.#loadedAt = Number.NEGATIVE_INFINITY;
  }

  /** @returns `before` itself if nothing is different */
  #stateWith(arrivals: readonly Arrival[], before: ListState<Item>): ListState<Item> {
    const rows = this.#shown;
    // Rows stay on screen, whatever fails afterwards; a list that was empty may not be any more.
    const isDoubtful = this.#hasFailed && rows?.items.length === 0;
    if (rows === undefined || isDoubtful) {
      const kind = this.#hasFailed ? 'error' : 'loading';
      return before.kind === kind ? before : { kind };
    }
    const allItems = rows.items;
    const withheld = idsOf(arrivals.filter(({ isWithheld }) => isWithheld));
    const news = idsOf(arrivals.filter(({ text }) => text !== null));
    const shown = allItems.filter(({ id }) => !withheld.has(id));
    const items = shown.length === allItems.length ? allItems : shown;
    const arrivedIds = idsOf(items.filter(({ id }) => news.has(id)));
    const withheldIds = idsOf(allItems.filter(({ id }) => withheld.has(id) && news.has(id)));
    const { hasMore } = rows;
    const isLoadingMore = this.#isLoadingMore;
    const next = {
      kind: 'loaded',
      items,
      allItems,
      hasMore,
      isLoadingMore,
      arrivedIds,
      withheldIds,
    } as const;
    if (before.kind !== 'loaded') return next;
    const isSame =
      allItems === before.allItems &&
      items.length === before.items.length &&
      withheldIds.size === before.withheldIds.size &&
      hasMore === before.hasMore &&
      isLoadingMore === before.isLoadingMore;
    const hasSameArrivals = String([...arrivedIds]) === String([...before.arrivedIds]);
    if (hasSameArrivals) return isSame ? before : { ...next, arrivedIds: before.arrivedIds };
    return next;
  }

  #show(rows: LoadedRows<Item>) {
    this.#loaded = this.#shown = keepUnchanged(this.#shown, rows);
    this.update();
    // Deletions take rows away; what is below is not known.
    const isShort = rows.hasMore && rows.items.length < fewestRows;
    if (isShort && this.isWatched() && !this.#hasFailed) this.loadSoon();
  }

  #setLoadingMore(isLoadingMore: boolean) {
    this.#isLoadingMore = isLoadingMore;
    this.update();
  }

  #unwatch(listener: () => void) {
    this.#listeners.delete(listener);
    if (this.isWatched()) return;
    this.#context.onUpdate('watch');
  }

  /** Up to two loads run at once: a newer one does not discard a slow response. */
  async #load() {
    this.#isDue = false;
    this.#begun += 1;
    const own: Load = { number: this.#begun, controller: new AbortController() };
    const [first, second] = this.#inFlight;
    second?.controller.abort();
    this.#inFlight = first === undefined ? [own] : [first, own];
    await this.#run(own);
    this.#inFlight = this.#inFlight.filter((each) => each !== own);
    if (this.#isDue && this.#inFlight.length === 0) await this.#load();
  }

  async #run({ number, controller }: Load) {
    const { signal } = controller;
    const { log, onUpdate } = this.#context;
    let isFromCache = false;
    for (let failures = 0; failures < 2 && !signal.aborted;) {
      const mark = log.mark();
      const appends = this.#appends;
      let cachedAt: number | undefined;
      const onCached = (at: number) => (cachedAt = at);
      try {
        const rows = await sendWithTimeout(signal, (signal) =>
          this.#loadRows({
            size: this.#sizeNeeded(),
            hasRows: this.#loaded !== undefined,
            signal,
            onCached,
          }),
        );
        if (signal.aborted) return;
        if (cachedAt !== undefined) {
          const isNewer = this.#cachedAt !== null && cachedAt > this.#cachedAt;
          const isShown = this.#loaded === undefined || isNewer;
          // The head asks before it knows what the page has: one cached response says nothing of the network.
          if (isFromCache && !isShown) throw new Error('offline');
          isFromCache = true;
          if (!isShown) continue;
          this.#cachedAt = cachedAt;
          // Shown until the network has answered.
          this.#show(rows);
          onUpdate(cachedAt);
          continue;
        }
        const since = log.since(mark);
        // Rows were appended meanwhile, or the log was cut: this response is not enough.
        if (since === null || appends !== this.#appends) continue;
        this.#accept(number, this.#withChanges(rows, since));
        return;
      } catch (error) {
        if (signal.aborted) return;
        // Where there are cached rows, a silent network is waited for once.
        const isLast = isFromCache && error === tooLate;
        failures += briefStatus.test(String(error)) ? 2 / briefTries : isLast ? 2 : 1;
        if (failures < 2) await delay(retryDelay);
        else this.#fail(number, error);
      }
    }
  }

  #accept(number: number, rows: LoadedRows<Item>) {
    const before = this.#loaded;
    this.#accepted = number;
    const older = this.#inFlight.filter((load) => load.number < number);
    for (const { controller } of older) controller.abort();
    this.#inFlight = this.#inFlight.filter((load) => !older.includes(load));
    this.#loadedAt = performance.now();
    this.#cachedAt = null;
    this.#hasFailed = false;
    this.#show(rows);
    const { order } = this.#rule;
    this.#context.onReload({ list: this, before, after: this.#loaded ?? rows, order });
    this.#context.onUpdate('load');
  }

  #fail(number: number, error: unknown) {
    const isNewest = number === this.#begun;
    // The newer load may end well. A visitor who sees nothing yet, and has not asked for it, is told.
    if (!isNewest && (this.#shown !== undefined || number <= this.#retried)) return;
    console.warn('No se pudieron leer los datos:', error);
    if (isNewest) this.#needed = this.#begun + 1;
    this.#hasFailed = true;
    this.update();
    this.#context.onUpdate('failure');
  }

  async #append() {
    const { log } = this.#context;
    const { order } = this.#rule;
    const accepted = this.#accepted;
    const mark = log.mark();
    const after = this.#loaded?.items.at(-1);
    const page = await sendWithTimeout(new AbortController().signal, (signal) =>
      this.#loadRows({ size: pageSize, after, signal }),
    );
    if (this.#loaded === undefined) return;
    const since = log.since(mark);
    // The page fits below the rows of which it was requested, as they were then.
    const last = this.#loaded.items.at(-1);
    const isSameEnd =
      last === after ||
      (last !== undefined &&
        after !== undefined &&
        comparePositions(order, positionOf(order, last), positionOf(order, after)) === 0);
    if (since === null || accepted !== this.#accepted || !isSameEnd) {
      await this.#append();
      return;
    }
    this.#appends += 1;
    this.#show(this.#withChanges(appendPage(this.#loaded, page), since));
  }

  #withChanges(rows: LoadedRows<Item>, changes: readonly RowChange<Item>[]): LoadedRows<Item> {
    return changes.reduce((changed, change) => applyChange(changed, change, this.#rule), rows);
  }

  /** The number of rows that a load asks for: as many as are shown. */
  #sizeNeeded(): number {
    if (this.#rule.isWhole === true) return Number.POSITIVE_INFINITY;
    return Math.max(pageSize, this.#shown?.items.length ?? 0);
  }
}

/**
 * Sends a request that is aborted with `parent`, and when it takes too long. Without `AbortSignal.any`,
 * which iPhones lack before iOS 17.4.
 */
async function sendWithTimeout<Response>(
  parent: AbortSignal,
  send: (signal: AbortSignal) => Promise<Response>,
): Promise<Response> {
  const controller = new AbortController();
  const forward = () => controller.abort(parent.reason);
  parent.addEventListener('abort', forward);
  const late = () => controller.abort(tooLate);
  const timer = setTimeout(late, timeout);
  try {
    return await send(controller.signal);
  } finally {
    clearTimeout(timer);
    parent.removeEventListener('abort', forward);
  }
}

function idsOf(rows: readonly { id: string }[]): ReadonlySet<string> {
  return new Set(rows.map(({ id }) => id));
}
