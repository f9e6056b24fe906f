import { delay } from '../utils/delay.ts';
import type { FirstWindow } from './firstRows.ts';
import type { ChangeLog } from './changeLog.ts';
import { comparePositions, positionOf, type ClockReader } from './listOrder.ts';
import {
  appendPage,
  applyChange,
  keepUnchanged,
  pageSize,
  windowFrom,
  type ListRule,
  type ListWindow,
  type RowChange,
} from './listWindow.ts';
import type { WindowRequest } from './loadWindow.ts';
import type { TableRow } from './table.ts';

/** How long a list counts as fresh while nothing says otherwise, ms. */
export const cacheLifetime = 5 * 60 * 1000;
/** A request without a response is aborted after this, ms. */
const timeout = 15_000;
/** A load that failed is tried once more after this delay, ms. */
const retryDelay = 1000;
/** With fewer rows on screen, and more in the database, a list is loaded again. */
const fewestRows = pageSize / 2;
/** How often a list that begins at an hour checks the clock, ms. */
const clockInterval = 10_000;

/** The state of a list at a moment. */
export type ListSnapshot<Item extends TableRow> = {
  /** The rows to show; `undefined` until the first load. */
  window: ListWindow<Item> | undefined;
  /** Whether a load has failed since the last one that ended well. */
  hasFailed: boolean;
  isLoadingMore: boolean;
};

/** One list in memory. */
export type CachedList<Item extends TableRow> = {
  /** The same object until something changes. */
  snapshot(): ListSnapshot<Item>;
  /** As the page showed it before React started; always the same object. */
  firstSnapshot: ListSnapshot<Item>;
  /**
   * Calls back whenever the list changes, and loads it if it is not fresh.
   * @returns a function that removes the listener
   */
  watch(listener: () => void): () => void;
  isWatched(): boolean;
  /** Whether what it shows was loaded after the last `expire`, `reload` or failure. */
  isCurrent(): boolean;
  /** ms since the latest load */
  age(): number;
  /** What it holds may be outdated: it is loaded when it is next watched. */
  expire(): void;
  apply(change: RowChange<Item>): void;
  /** Loads because what is shown may be outdated: until then the list is not current. */
  reload(): Promise<void>;
  /** Loads once the load in flight has ended; several calls load once. */
  loadSoon(): void;
  /** Loads after a failure that was shown. */
  retry(): void;
  /** Appends the page below the rows. */
  loadMore(): Promise<void>;
};

/** What lists of one table share. */
export type ListContext<Item extends TableRow> = {
  /** The table's changes, which are applied to every response that is older than they are. */
  log: ChangeLog<Item>;
  clock: ClockReader;
  onUpdate(cause: UpdateCause): void;
};

/**
 * Why the lists on screen may have become current or outdated; a number is the time of rows from the
 * service worker's cache, ms since the epoch.
 */
export type UpdateCause = 'load' | 'failure' | 'watch' | number;

type LoadRows<Item extends TableRow> = (
  request: Omit<WindowRequest<Item>, 'list'>,
) => Promise<ListWindow<Item>>;

type Load = { number: number; controller: AbortController };

const unloaded = { window: undefined, hasFailed: false, isLoadingMore: false } as const;

/** A list of which nothing is known yet. */
export function unloadedList<Item extends TableRow>(): ListSnapshot<Item> {
  return unloaded;
}

export function createCachedList<Item extends TableRow>(
  rule: ListRule<Item>,
  loadRows: LoadRows<Item>,
  { log, clock, onUpdate }: ListContext<Item>,
  first?: FirstWindow<Item>,
): CachedList<Item> {
  const { order } = rule;
  const listeners = new Set<() => void>();
  const firstSnapshot: ListSnapshot<Item> =
    first === undefined ? unloadedList() : { ...unloadedList(), window: first.visible };
  let shown = firstSnapshot;
  // `shown.window` with the rows that the clock still hides or hides already.
  let whole = first?.whole;
  // Rows that were there first were requested when the page was opened.
  const isFirstLoaded = first?.isStored === false;
  let loadedAt = isFirstLoaded ? 0 : Number.NEGATIVE_INFINITY;
  let appends = 0;
  // Loads are numbered. The latest response counts: one of an earlier load is shown only before it.
  let begun = isFirstLoaded ? 1 : 0;
  let accepted = begun;
  let needed = 1;
  let retried = 0;
  let inFlight: readonly Load[] = [];
  let isDue = false;
  let clockTimer: ReturnType<typeof setInterval> | undefined;

  const show = (changes: Partial<ListSnapshot<Item>>) => {
    const next = { ...shown, ...changes };
    if (
      next.window === shown.window &&
      next.hasFailed === shown.hasFailed &&
      next.isLoadingMore === shown.isLoadingMore
    ) {
      return;
    }
    shown = next;
    for (const listener of listeners) listener();
  };
  const showWindow = (window: ListWindow<Item>) => {
    whole = window;
    const visible = windowFrom(window, order, order.begins?.show(clock));
    show({ window: keepUnchanged(shown.window, visible) });
    // Deletions and the clock take rows away; what is below is not known.
    const isShort = !visible.isComplete && visible.items.length < fewestRows;
    if (isShort && listeners.size > 0 && !shown.hasFailed) loadSoon();
  };
  const followClock = () => {
    if (whole === undefined) return;
    const begins = order.begins?.show(clock);
    const isBeyond =
      begins !== undefined &&
      whole.begins !== undefined &&
      comparePositions(order, begins, whole.begins) < 0;
    if (isBeyond) loadSoon();
    showWindow(whole);
  };
  const catchUp = (window: ListWindow<Item>, changes: readonly RowChange<Item>[]) =>
    changes.reduce((caughtUp, change) => applyChange(caughtUp, change, rule), window);
  const sizeNeeded = () => {
    if (rule.isWhole === true) return Number.POSITIVE_INFINITY;
    const visible = shown.window?.items.length ?? 0;
    return Math.max(pageSize, visible) + ((whole?.items.length ?? 0) - visible);
  };

  /** Up to two loads run at once, so that a newer one does not discard a slow response. */
  const load = async () => {
    isDue = false;
    begun += 1;
    const own: Load = { number: begun, controller: new AbortController() };
    const [first, second] = inFlight;
    if (second !== undefined) abort(second.controller, 'A newer load took its place.');
    inFlight = first === undefined ? [own] : [first, own];
    await run(own);
    inFlight = inFlight.filter((each) => each !== own);
    if (isDue && inFlight.length === 0) await load();
  };

  const run = async ({ number, controller }: Load) => {
    const { signal } = controller;
    for (let failures = 0; failures < 2 && !signal.aborted;) {
      const mark = log.mark();
      const appendsBefore = appends;
      const begins = order.begins?.load(clock);
      let storedAt: number | undefined;
      const onStored = (at: number) => (storedAt = at);
      try {
        const rows = await inTime(signal, (signal) =>
          loadRows({ size: sizeNeeded(), begins, signal, onStored }),
        );
        if (signal.aborted) return;
        if (storedAt !== undefined) {
          if (whole !== undefined) throw new Error('offline');
          // Shown until the network has answered.
          showWindow(rows);
          onUpdate(storedAt);
          continue;
        }
        const since = log.since(mark);
        // Rows were appended meanwhile, or the log was cut: this response is not enough.
        if (since === null || appends !== appendsBefore) continue;
        accept(number, catchUp(rows, since));
        return;
      } catch (error) {
        if (signal.aborted) return;
        failures += 1;
        if (failures === 1) await delay(retryDelay);
        else fail(number, error);
      }
    }
  };
  const accept = (number: number, window: ListWindow<Item>) => {
    accepted = number;
    const older = inFlight.filter((load) => load.number < number);
    for (const { controller } of older) abort(controller, 'A newer load has ended.');
    inFlight = inFlight.filter((load) => !older.includes(load));
    loadedAt = performance.now();
    show({ hasFailed: false });
    showWindow(window);
    onUpdate('load');
  };
  const fail = (number: number, error: unknown) => {
    const isNewest = number === begun;
    // The newer load may end well. A visitor who sees nothing yet, and has not asked for it, is told.
    if (!isNewest && (shown.window !== undefined || number <= retried)) return;
    console.warn('No se pudieron leer los datos:', error);
    if (isNewest) needed = begun + 1;
    show({ hasFailed: true });
    onUpdate('failure');
  };

  const append = async () => {
    const acceptedBefore = accepted;
    const mark = log.mark();
    const after = whole?.items.at(-1);
    const begins = whole?.begins;
    const page = await inTime(new AbortController().signal, (signal) =>
      loadRows({ size: pageSize, after, begins, signal }),
    );
    if (whole === undefined) return;
    const since = log.since(mark);
    // The page fits below the rows of which it was requested, as they were then.
    const last = whole.items.at(-1);
    const isSameEnd =
      last === after ||
      (last !== undefined &&
        after !== undefined &&
        comparePositions(order, positionOf(order, last), positionOf(order, after)) === 0);
    if (since === null || accepted !== acceptedBefore || !isSameEnd) {
      await append();
      return;
    }
    appends += 1;
    showWindow(catchUp(appendPage(whole, page), since));
  };

  const isFresh = () => performance.now() - loadedAt < cacheLifetime;
  const loadSoon = () => {
    if (inFlight.length === 0) void load();
    else isDue = true;
  };
  const retry = () => {
    // An empty list that could not be loaded may not be empty.
    const isEmpty = shown.window?.items.length === 0;
    retried = begun;
    if (shown.hasFailed) show({ hasFailed: false, ...(isEmpty && { window: undefined }) });
    void load();
  };
  const unwatch = (listener: () => void) => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(clockTimer);
    clockTimer = undefined;
    onUpdate('watch');
  };

  return {
    snapshot: () => shown,
    firstSnapshot,
    watch(listener) {
      listeners.add(listener);
      if (order.begins !== undefined) {
        clockTimer ??= setInterval(followClock, clockInterval);
        followClock();
      }
      if (!isFresh() && inFlight.length === 0) retry();
      onUpdate('watch');
      return () => unwatch(listener);
    },
    isWatched: () => listeners.size > 0,
    isCurrent: () =>
      // One that is opened on a live page shows nothing yet, and so nothing outdated.
      accepted >= needed || (needed === 1 && shown.window === undefined && !shown.hasFailed),
    age: () => performance.now() - loadedAt,
    expire() {
      needed = begun + 1;
      for (const { controller } of inFlight) abort(controller, 'Its rows are no longer wanted.');
      inFlight = [];
      loadedAt = Number.NEGATIVE_INFINITY;
    },
    apply(change) {
      if (whole !== undefined) showWindow(applyChange(whole, change, rule));
    },
    async reload() {
      needed = begun + 1;
      await load();
    },
    loadSoon,
    retry,
    async loadMore() {
      if (shown.isLoadingMore) return;
      show({ isLoadingMore: true });
      try {
        await append();
      } catch (error) {
        console.warn('No se pudieron leer más filas:', error);
      } finally {
        show({ isLoadingMore: false });
      }
    },
  };
}

/**
 * Sends a request that is aborted with `parent`, and when it takes too long. Without `AbortSignal.any`,
 * which iPhones lack before iOS 17.4.
 */
async function inTime<Response>(
  parent: AbortSignal,
  send: (signal: AbortSignal) => Promise<Response>,
): Promise<Response> {
  const controller = new AbortController();
  const forward = () => controller.abort(parent.reason);
  parent.addEventListener('abort', forward);
  const timer = setTimeout(abort, timeout, controller, 'The database did not answer in time.');
  try {
    return await send(controller.signal);
  } finally {
    clearTimeout(timer);
    parent.removeEventListener('abort', forward);
  }
}

function abort(controller: AbortController, reason: string) {
  controller.abort(new Error(reason));
}
