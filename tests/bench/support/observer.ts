export type Observer = ReturnType<typeof createObserver>;
export type RowTimes = Awaited<ReturnType<Observer['row']>>;
export type Changes = ReturnType<Observer['changes']>;

declare global {
  // An augmentation needs an interface.
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface Window {
    observer: Observer;
  }
}

/**
 * Runs in the page, before its own scripts. Times are milliseconds since the navigation began.
 * @param text in the row that is expected at once; empty: none is
 */
export function createObserver({ text, rowSelector }: { text: string; rowSelector: string }) {
  type Task = { start: number; end: number };
  const load = { firstPaint: 0, largestPaint: 0, hydrated: 0, shift: 0, shifts: 0 };
  let tasks: Task[] = [];
  let received: number[] = [];
  let lastMutation = 0;
  let firstSeen = Number.POSITIVE_INFINITY;
  const tap = { isHit: false, answered: 0 };

  const observe = (
    type: string,
    note: (entry: PerformanceEntry, read: (name: string) => number) => void,
  ) => {
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        note(entry, (name) => Number(Reflect.get(entry, name) ?? 0));
      }
    });
    observer.observe({ type, buffered: true });
  };
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') load.firstPaint = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    load.largestPaint = startTime;
  });
  observe('layout-shift', (_, read) => {
    if (read('hadRecentInput') !== 0) return;
    load.shift += read('value');
    // There is one entry for a frame. Less than a thousandth is seen by nobody.
    if (read('value') >= 0.001) load.shifts += 1;
  });
  observe('longtask', ({ startTime: start, duration }) => {
    tasks.push({ start, end: start + duration });
  });
  // React reports its commits to its developer tools, in production as well.
  Reflect.set(window, '__REACT_DEVTOOLS_GLOBAL_HOOK__', {
    supportsFiber: true,
    inject() {
      const report: unknown = Reflect.get(window, 'reactStarts');
      if (typeof report === 'function') report('');
      return 1;
    },
    onCommitFiberRoot() {
      if (load.hydrated > 0) return;
      const row = document.querySelector(rowSelector);
      const isOfReact = Object.keys(row ?? {}).some((key) => key.startsWith('__react'));
      if (isOfReact) load.hydrated = performance.now();
    },
  });
  // Before the site's own listener: no change is received earlier.
  window.WebSocket = class extends WebSocket {
    constructor(url: string | URL, protocols?: string | string[]) {
      super(url, protocols);
      this.addEventListener('message', ({ data }) => {
        if (typeof data !== 'string' || !data.includes('commit_timestamp')) return;
        received.push(performance.now());
        if (data.includes(expected.text)) expected.received ||= performance.now();
      });
    }
  };

  const nextFrame = () => new Promise(requestAnimationFrame);
  const nextTask = () =>
    new Promise<number>((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => resolve(performance.now()));
      port1.start();
      port2.postMessage(null);
    });
  /** Waits until what was just changed is painted. @returns the time of the first task after its frame */
  const painted = async () => {
    await nextFrame();
    return nextTask();
  };
  const expectation = (text: string) => ({
    text,
    isSeen: text === '',
    /** When its change came over the WebSocket; 0: it was loaded. */
    received: 0,
    times: Promise.withResolvers<{ received: number; painted: number; secondFrame: number }>(),
  });
  let expected = expectation(text);
  let isLooking = false;
  /**
   * Finds the row in the next frame, and asks after it whether the row is shown: until then the answer would
   * lay the page out inside one of the page's own tasks.
   */
  const look = async () => {
    await nextFrame();
    isLooking = false;
    const sought = expected;
    const { received } = sought;
    const rows = [...document.querySelectorAll(rowSelector)];
    const row = rows.find(({ textContent }) => textContent.includes(sought.text));
    if (row === undefined) return;
    // Two animation frames after its change a row is on the screen for certain.
    const secondFrame = nextFrame().then(() => performance.now());
    const painted = await nextTask();
    if (!row.checkVisibility()) return;
    sought.isSeen = true;
    firstSeen = Math.min(firstSeen, painted);
    sought.times.resolve({ received, painted, secondFrame: await secondFrame });
  };
  new MutationObserver((records) => {
    // The sponsors in the footer move by themselves.
    if (records.some(({ target }) => target instanceof Element && target.closest('main'))) {
      lastMutation = performance.now();
    }
    if (expected.isSeen || isLooking) return;
    isLooking = true;
    void look();
  }).observe(document, { childList: true, subtree: true, characterData: true });

  const beyond50 = (tasks: readonly Task[], from: number) =>
    tasks.reduce((sum, { start, end }) => sum + Math.max(0, end - Math.max(start, from) - 50), 0);

  const longest = (tasks: readonly Task[]) =>
    Math.max(0, ...tasks.map(({ start, end }) => end - start));

  return {
    /** Waits for a row with this text; `row` returns its times. */
    expectRow(text: string) {
      expected = expectation(text);
    },
    row: () => expected.times.promise,
    /**
     * How the page has loaded: `hydrated` is when React had its first row, 0: not yet; `blocked` is what
     * tasks took beyond 50 ms each after the first paint, `longestTask` the longest of those after the row
     * that was expected at once; 0: of at most 50 ms.
     */
    load: () => ({
      ...load,
      blocked: beyond50(tasks, load.firstPaint),
      longestTask: longest(tasks.filter(({ start }) => start >= firstSeen)),
    }),
    startCounting() {
      received = [];
      tasks = [];
      lastMutation = 0;
    },
    /** What the page did with the changes received since `startCounting`. */
    changes() {
      const last = Math.max(received.at(-1) ?? 0, lastMutation);
      // If the last change was rendered in a long task, it is shown at that task's end.
      const rendering = tasks.find(({ start, end }) => start <= last && last <= end);
      const end = rendering?.end ?? last;
      const during = tasks.filter((task) => task.end <= end);
      return {
        received: received.length,
        /** From the first change until the page showed all of them. */
        complete: end - (received[0] ?? 0),
        longestTask: longest(during),
        blocked: beyond50(during, 0),
        /** How long nothing has arrived or changed. */
        quiet: performance.now() - last,
      };
    },
    /** Waits for a touch, and until an element that matches `response` is painted. */
    async expectTap({ tapped, response }: { tapped: string; response: string }) {
      const note = ({ target }: Event) => {
        tap.isHit ||= target instanceof Element && target.closest(tapped) !== null;
      };
      document.addEventListener('pointerdown', note, { capture: true });
      await new Promise<void>((resolve) => {
        const options = { subtree: true, childList: true, attributes: true };
        new MutationObserver((_, observer) => {
          if (document.querySelector(response) === null) return;
          observer.disconnect();
          resolve();
        }).observe(document, options);
      });
      tap.answered = performance.timeOrigin + (await painted());
    },
    /** Whether the touch was on its target, and when its response was painted, ms since 1970; 0: not yet. */
    tap: () => tap,
  };
}
