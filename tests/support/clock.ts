import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from 'playwright';

/** The civil date on the demo league's clock. @param moment ms since 1970 */
export function dayAt(moment: number): string {
  return new Date(moment).toLocaleDateString('sv-SE', { timeZone: 'America/Argentina/Cordoba' });
}

/** The evening that is being played on that clock: until three in the night it is yesterday's. */
export const eveningNow = () => dayAt(Date.now() - 3 * 60 * 60 * 1000);

/** Stops the page's installed clock: only `page.clock` moves it from here on. */
export async function stopClock(page: Page) {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 60_000);
}

/** Lets time pass on a stopped clock, and the page render what that changed. */
export async function pass(page: Page, milliseconds: number) {
  await page.clock.runFor(milliseconds);
  await settle(page);
}

/** Lets seconds pass on a stopped clock, in each of which the server has time to answer a heartbeat. */
export async function passAnswered(page: Page, seconds: number) {
  for (let second = 0; second < seconds; second += 1) {
    await page.clock.runFor(1000);
    await delay(20);
  }
}

/** Waits until React has rendered and its effects have run; neither needs a timer. */
async function settle(page: Page) {
  for (let turn = 0; turn < 3; turn += 1) {
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener('message', () => resolve(), { once: true });
          port1.start();
          port2.postMessage(null);
        }),
    );
  }
}

/** The page goes into the background, or comes to the front again. */
export async function setVisibility(page: Page, state: 'visible' | 'hidden') {
  await page.evaluate((visibility) => {
    Object.defineProperty(document, 'visibilityState', { value: visibility, configurable: true });
    Object.defineProperty(document, 'hidden', {
      value: visibility === 'hidden',
      configurable: true,
    });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }, state);
  await settle(page);
}
