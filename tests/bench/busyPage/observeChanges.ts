import type { Page } from 'playwright';

/** What a page noted of the changes that came in since it was last asked to begin, ms. */
export type Changes = {
  received: number;
  /** From the first change to the last. */
  arrival: number;
  /** From the last change until the page showed all of them. */
  settling: number;
  /** From the first change until then. */
  busy: number;
  longTasks: number;
  longestTask: number;
  /** What the tasks took beyond 50 ms each. */
  blocked: number;
  frames: number;
  rows: number;
  nodes: number;
};

/** From its next document on, the page notes which changes come in and what it does about them. */
export async function observeChanges(page: Page) {
  await page.addInitScript(() => {
    const received: number[] = [];
    let tasks: { end: number; duration: number }[] = [];
    let frames: number[] = [];
    let lastMutation = 0;
    let awaited: { text: string; received: number; done: (delay: number) => void } | null = null;

    const painted = (then: (time: number) => void) =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => then(performance.now()));
        port1.start();
        port2.postMessage(null);
      });

    // Before the site's own listener: nobody hears of a change sooner.
    window.WebSocket = class extends WebSocket {
      constructor(url: string | URL, protocols?: string | string[]) {
        super(url, protocols);
        this.addEventListener('message', ({ data }) => {
          if (typeof data !== 'string' || !data.includes('"postgres_changes"')) return;
          if (!data.includes('commit_timestamp')) return;
          received.push(performance.now());
          if (awaited?.received === 0 && data.includes(awaited.text)) {
            awaited.received = performance.now();
          }
        });
      }
    };
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) {
        tasks.push({ end: startTime + duration, duration });
      }
    }).observe({ type: 'longtask' });
    new MutationObserver((records) => {
      // The sponsors in the footer turn by themselves.
      if (records.some(({ target }) => target instanceof Element && target.closest('main'))) {
        lastMutation = performance.now();
      }
      const current = awaited;
      if (current === null) return;
      const isShown = records.some(({ addedNodes }) =>
        [...addedNodes].some(({ textContent }) => textContent?.includes(current.text)),
      );
      if (!isShown) return;
      awaited = null;
      painted((time) => current.done(time - current.received));
    }).observe(document, { childList: true, subtree: true });
    const countFrames = (time: number) => {
      frames.push(time);
      requestAnimationFrame(countFrames);
    };
    requestAnimationFrame(countFrames);

    Object.assign(window, {
      expectCard(text: string) {
        const delay = new Promise<number>((done) => {
          awaited = { text, received: 0, done };
        });
        Object.assign(window, { cardDelay: () => delay });
      },
      beginChanges() {
        received.length = 0;
        tasks = [];
        frames = [];
        lastMutation = 0;
      },
      quietFor: () => performance.now() - Math.max(lastMutation, received.at(-1) ?? 0),
      changes() {
        const first = received[0] ?? 0;
        const last = received.at(-1) ?? 0;
        const change = Math.max(last, lastMutation);
        // The task in which the last was drawn, if it was a long one.
        const drawn = tasks.find(({ end, duration }) => change <= end && end - duration <= change);
        const end = Math.max(change, drawn?.end ?? 0);
        const during = tasks.filter((task) => task.end <= end);
        return {
          received: received.length,
          arrival: last - first,
          settling: end - last,
          busy: end - first,
          longTasks: during.length,
          longestTask: Math.max(0, ...during.map(({ duration }) => duration)),
          blocked: during.reduce((sum, { duration }) => sum + duration - 50, 0),
          frames: frames.filter((time) => time >= first && time <= end).length,
          rows: document.querySelectorAll('main section li').length,
          nodes: document.querySelectorAll('*').length,
        };
      },
    });
  });
}

/** Forgets what was noted so far. */
export async function beginChanges(page: Page) {
  await page.evaluate(() => {
    Reflect.get(window, 'beginChanges')();
  });
}

export function changesOf(page: Page): Promise<Changes> {
  return page.evaluate(() => Reflect.get(window, 'changes')());
}

/** Waits until so many changes have come in and nothing has changed on the page for a second. */
export async function changesSettled(page: Page, count: number) {
  await page.waitForFunction(
    (count) =>
      Reflect.get(window, 'changes')().received >= count &&
      Reflect.get(window, 'quietFor')() > 1000,
    count,
    { polling: 250, timeout: 300_000 },
  );
}

/** The page waits for a card with this text from now on. */
export async function expectCard(page: Page, text: string) {
  await page.evaluate((text) => {
    Reflect.get(window, 'expectCard')(text);
  }, text);
}

/** Waits for it. @returns what went by between the change's arrival and the painted card, ms */
export function cardDelay(page: Page): Promise<number> {
  return page.evaluate(() => Reflect.get(window, 'cardDelay')());
}
