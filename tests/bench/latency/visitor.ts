import type { Browser, Page } from 'playwright';
import { now } from '../support/clock.ts';
import { watchRows, type RowMoments } from './watchRows.ts';

/** A visitor who looks at the latest results. */
export type Visitor = {
  page: Page;
  /** Resolves when the row is on the screen; the moments are those of the shared clock. */
  sees(place: number): Promise<RowMoments>;
  /** The last change as it came over the wire. */
  lastFrame(): string;
  /** Loads the page anew, with its first fifty rows. */
  reload(): Promise<void>;
  [Symbol.asyncDispose](): Promise<void>;
};

/** A row that has not come by then never will, ms. */
const timeout = 30_000;

export async function visit(browser: Browser, url: string): Promise<Visitor> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    locale: 'es-AR',
    timezoneId: 'America/Argentina/Cordoba',
  });
  const page = await context.newPage();
  const awaited = new Map<number, (moments: RowMoments) => void>();
  let frame = '';
  let offset = 0;
  await page.exposeFunction('benchFrame', (text: string) => {
    frame = text;
  });
  await page.exposeFunction('benchRow', ({ place, received, shown, painted }: RowMoments) => {
    awaited.get(place)?.({
      place,
      received: received + offset,
      shown: shown + offset,
      painted: painted + offset,
    });
    awaited.delete(place);
  });
  await page.addInitScript(watchRows);

  async function becomeLive() {
    await page.getByRole('banner').getByText('En vivo').waitFor({ timeout: timeout });
    offset = await clockOffset(page);
  }
  await page.goto(url);
  await becomeLive();

  return {
    page,
    sees(place) {
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error(`Row ${place} never came.`)), timeout);
        awaited.set(place, (moments) => {
          clearTimeout(timer);
          resolve(moments);
        });
      });
    },
    lastFrame: () => frame,
    async reload() {
      await page.reload();
      await becomeLive();
    },
    [Symbol.asyncDispose]: () => context.close(),
  };
}

/**
 * What is to be added to the page's `performance.now()` to have the shared clock's time. Both count
 * the machine's monotonic clock from different zeros. The page is asked for its time again and
 * again: the answer that came quickest is wrong by half of its way at most, some tenths of a ms.
 */
async function clockOffset(page: Page): Promise<number> {
  let shortest = Number.POSITIVE_INFINITY;
  let offset = 0;
  for (let round = 0; round < 50; round += 1) {
    const asked = now();
    const there = await page.evaluate(() => performance.now());
    const answered = now();
    if (answered - asked >= shortest) continue;
    shortest = answered - asked;
    offset = (asked + answered) / 2 - there;
  }
  return offset;
}
