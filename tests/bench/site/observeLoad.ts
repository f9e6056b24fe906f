import type { Page } from 'playwright';

/** What the page itself noted of its load, ms since the navigation began. */
export type LoadTimes = {
  firstPaint: number;
  largestPaint: number;
  /** When the first card had been painted; 0: not yet. */
  firstResult: number;
  /** Whether that card is on the screen without scrolling. */
  isOnScreen: boolean;
  /** What tasks took beyond 50 ms each, after the first paint. */
  blocked: number;
  /** The sum of all layout shifts that nobody caused. */
  shift: number;
};

/**
 * From its next document on, the page notes how it loads.
 * @param text by which the first result (or match) of the page is known
 */
export async function observeLoad(page: Page, text: string) {
  await page.addInitScript((text) => {
    const times = { firstPaint: 0, largestPaint: 0, firstResult: 0, isOnScreen: false, shift: 0 };
    const tasks: { start: number; end: number }[] = [];
    const watch = (type: string, note: (entry: PerformanceEntry) => void) => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) note(entry);
      }).observe({ type, buffered: true });
    };
    watch('paint', ({ name, startTime }) => {
      if (name === 'first-contentful-paint') times.firstPaint = startTime;
    });
    watch('largest-contentful-paint', ({ startTime }) => {
      times.largestPaint = startTime;
    });
    watch('layout-shift', (entry) => {
      if (Reflect.get(entry, 'hadRecentInput') !== true) {
        times.shift += Number(Reflect.get(entry, 'value'));
      }
    });
    watch('longtask', ({ startTime, duration }) => {
      tasks.push({ start: startTime, end: startTime + duration });
    });

    const findCard = () =>
      [...document.querySelectorAll('main li')].find(
        (item) => item.textContent.includes(text) && item.checkVisibility(),
      );
    const look = () => {
      const card = findCard();
      if (card === undefined) return;
      changes.disconnect();
      // The frame in which it is painted, and the first task behind it.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => {
          times.firstResult = performance.now();
          times.isOnScreen = card.getBoundingClientRect().top < innerHeight;
        });
        port1.start();
        port2.postMessage(null);
      });
    };
    const changes = new MutationObserver(look);
    changes.observe(document, { childList: true, subtree: true, characterData: true });

    Object.assign(window, {
      loadTimes: () => {
        const beyond = tasks.map(({ start, end }) => end - Math.max(start, times.firstPaint) - 50);
        const blocked = beyond.reduce((sum, time) => sum + Math.max(time, 0), 0);
        return { ...times, blocked };
      },
    });
  }, text);
}

/** What it has noted so far. */
export function loadTimesOf(page: Page): Promise<LoadTimes> {
  return page.evaluate(() => Reflect.get(window, 'loadTimes')());
}

/** Waits until the first card has been painted. */
export async function firstResultPainted(page: Page) {
  await page.waitForFunction(() => Reflect.get(window, 'loadTimes')().firstResult > 0, undefined, {
    polling: 200,
  });
}
