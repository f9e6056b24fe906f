import type { Page } from 'playwright';

/** From its next document on, the page notes how long it took to answer each event. */
export async function watchEvents(page: Page) {
  await page.addInitScript(() => {
    let longest = 0;
    const note = (entries: PerformanceEntryList) => {
      for (const entry of entries) {
        // Events that belong to no tap and no key, such as the pointer's way, do not count.
        if (Number(Reflect.get(entry, 'interactionId') ?? 0) === 0) continue;
        longest = Math.max(longest, entry.duration);
      }
    };
    const observer = new PerformanceObserver((list) => note(list.getEntries()));
    const options = { type: 'event', durationThreshold: 16, buffered: true };
    observer.observe(options);
    Object.assign(window, {
      takeLongest() {
        note(observer.takeRecords());
        const taken = longest;
        longest = 0;
        return taken;
      },
    });
  });
}

/** The longest since it was last asked, ms, once the page has drawn what happened. */
export function eventTimes(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        requestAnimationFrame(() =>
          requestAnimationFrame(() =>
            // Entries are handed out some time after their frame.
            setTimeout(() => resolve(Reflect.get(window, 'takeLongest')()), 150),
          ),
        );
      }),
  );
}
