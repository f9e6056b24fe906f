import type { Page } from 'playwright';

type Observer = ReturnType<typeof createObserver>;
export type RowTimes = Awaited<ReturnType<Observer['row']>>;
export type LoadTimes = ReturnType<Observer['load']>;
export type Changes = ReturnType<Observer['changes']>;

declare global {
  // An augmentation needs an interface.
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface Window {
    observer: Observer;
  }
}

/** How the pages mark up the rows of their lists. */
export const rowSelector = 'main section li';

/** From its next document on, the page has a `window.observer`; a row with `text` is expected at once. */
export async function observePage(page: Page, text = '', rows = rowSelector) {
  const parameters = JSON.stringify({ text, rowSelector: rows });
  await page.addInitScript(`window.observer = (${createObserver.toString()})(${parameters});`);
}

/** Waits until so many changes have been received and the page has been quiet for a second. */
export async function changesSettled(page: Page, count: number): Promise<Changes> {
  await page.waitForFunction(
    (count) => {
      const { received, quiet } = window.observer.changes();
      return received >= count && quiet > 1000;
    },
    count,
    { polling: 250, timeout: 300_000 },
  );
  return page.evaluate(() => window.observer.changes());
}

/** Runs in the page, before its own scripts. Times are milliseconds since the navigation began. */
function createObserver({ text, rowSelector }: { text: string; rowSelector: string }) {
  type Task = { start: number; end: number; duration: number };
  const load = { firstPaint: 0, largestPaint: 0, hydrated: 0, shift: 0 };
  let tasks: Task[] = [];
  let received: number[] = [];
  let frames: number[] | null = null;
  let lastMutation = 0;
  let lastMessage = '';
  let longestEvent = 0;
  const expectation = (text: string) => ({
    text,
    received: 0,
    seen: Promise.withResolvers<Awaited<ReturnType<typeof timesOf>>>(),
  });
  let expected = expectation(text);
  let isExpecting = text !== '';

  const nextFrame = () => new Promise(requestAnimationFrame);
  const painted = async () => {
    await nextFrame();
    return new Promise<number>((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => resolve(performance.now()));
      port1.start();
      port2.postMessage(null);
    });
  };
  const observe = (options: PerformanceObserverInit, note: (entry: PerformanceEntry) => void) => {
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(note));
    observer.observe({ buffered: true, ...options });
    return observer;
  };
  observe({ type: 'paint' }, ({ name, startTime }) => {
    if (name === 'first-contentful-paint') load.firstPaint = startTime;
  });
  observe({ type: 'largest-contentful-paint' }, ({ startTime }) => {
    load.largestPaint = startTime;
  });
  // React reports its commits to its developer tools, in production as well.
  const isOfReact = (node: Element) => Object.keys(node).some((key) => key.startsWith('__react'));
  Reflect.set(window, '__REACT_DEVTOOLS_GLOBAL_HOOK__', {
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberRoot() {
      const row = document.querySelector(rowSelector);
      if (load.hydrated === 0 && row !== null && isOfReact(row)) load.hydrated = performance.now();
    },
    onCommitFiberUnmount() {},
    onPostCommitFiberRoot() {},
  });
  observe({ type: 'layout-shift' }, (entry) => {
    if (Reflect.get(entry, 'hadRecentInput') !== true) {
      load.shift += Number(Reflect.get(entry, 'value'));
    }
  });
  observe({ type: 'longtask' }, ({ startTime: start, duration }) => {
    tasks.push({ start, end: start + duration, duration });
  });
  const noteEvent = (entry: PerformanceEntry) => {
    // Only taps and keys have an interaction, moves of the pointer have none.
    if (Number(Reflect.get(entry, 'interactionId') ?? 0) === 0) return;
    longestEvent = Math.max(longestEvent, entry.duration);
  };
  const durationThreshold = { type: 'event', durationThreshold: 16 };
  const events = observe(durationThreshold, noteEvent);

  // Before the site's own listener: no change is received earlier.
  window.WebSocket = class extends WebSocket {
    constructor(url: string | URL, protocols?: string | string[]) {
      super(url, protocols);
      this.addEventListener('message', ({ data }) => {
        if (typeof data !== 'string' || !data.includes('commit_timestamp')) return;
        received.push(performance.now());
        lastMessage = data;
        if (expected.received === 0 && data.includes(expected.text)) {
          expected.received = performance.now();
        }
      });
    }
  };

  const timesOf = async (row: Element, received: number) => {
    const shown = performance.now();
    const isPainted = painted();
    await nextFrame();
    await nextFrame();
    return {
      /** When its change came over the WebSocket; 0: it was loaded. */
      received,
      /** When it was in the document. */
      shown,
      /** The first task after the frame in which it was painted. */
      painted: await isPainted,
      /** Two animation frames later: it is on the screen for certain. */
      secondFrame: performance.now(),
      isOnScreen: row.getBoundingClientRect().top < innerHeight,
    };
  };
  const findExpected = () => {
    if (!isExpecting) return;
    const rows = [...document.querySelectorAll(rowSelector)];
    const found = rows.find((each) => each.textContent.includes(expected.text));
    if (!found?.checkVisibility()) return;
    isExpecting = false;
    void timesOf(found, expected.received).then(expected.seen.resolve);
  };
  new MutationObserver((records) => {
    // The sponsors in the footer move by themselves.
    if (records.some(({ target }) => target instanceof Element && target.closest('main'))) {
      lastMutation = performance.now();
    }
    findExpected();
  }).observe(document, { childList: true, subtree: true, characterData: true });

  const countFrames = (time: number) => {
    frames?.push(time);
    requestAnimationFrame(countFrames);
  };
  const beyond50 = (tasks: readonly Task[], from: number) =>
    tasks.reduce((sum, { start, end }) => sum + Math.max(0, end - Math.max(start, from) - 50), 0);
  const countRows = () => document.querySelectorAll(rowSelector).length;

  return {
    /** Waits for a row with this text; `row` returns its times. */
    expectRow(text: string) {
      expected = expectation(text);
      isExpecting = true;
    },
    row: () => expected.seen.promise,
    /**
     * How the page has loaded: `hydrated` is when React had its first row, 0: not yet; `blocked` is what
     * tasks took beyond 50 ms each after the first paint.
     */
    load: () => ({ ...load, blocked: beyond50(tasks, load.firstPaint) }),
    startCounting() {
      if (frames === null) requestAnimationFrame(countFrames);
      frames = [];
      received = [];
      tasks = [];
      lastMutation = 0;
    },
    /** What the page did with the changes received since `startCounting`. */
    changes() {
      const first = received[0] ?? 0;
      const last = received.at(-1) ?? 0;
      const change = Math.max(last, lastMutation);
      // If the last change was rendered in a long task, it is shown at that task's end.
      const rendering = tasks.find(({ start, end }) => start <= change && change <= end);
      const end = Math.max(change, rendering?.end ?? 0);
      const during = tasks.filter((task) => task.end <= end);
      return {
        received: received.length,
        /** From the first change to the last. */
        arrival: last - first,
        /** From the last change until the page showed all of them. */
        settling: end - last,
        /** From the first change until then. */
        busy: end - first,
        longTasks: during.length,
        longestTask: Math.max(0, ...during.map(({ duration }) => duration)),
        blocked: beyond50(during, 0),
        frames: frames?.filter((time) => time >= first && time <= end).length ?? 0,
        rows: countRows(),
        nodes: document.querySelectorAll('*').length,
        /** How long nothing has arrived or changed. */
        quiet: performance.now() - change,
      };
    },
    /** The longest event of a tap or a key since the last call, in steps of 8 ms. */
    takeLongestEvent() {
      events.takeRecords().forEach(noteEvent);
      const taken = longestEvent;
      longestEvent = 0;
      return taken;
    },
    countRows,
    /** Waits until what was just changed is painted. @returns the time then */
    painted,
    /** The last change as it was sent. */
    lastMessage: () => lastMessage,
  };
}
