import type { Browser, CDPSession } from 'playwright';
import { openPhone, readFirstText } from '../support/page.ts';

/** How long a page is observed after its first result at least, ms: what is fetched later comes then. */
const observed = 3000;

/** A visit with an empty cache: its times in ms, and the kB that it received, compressed and with headers. */
export type Load = Awaited<ReturnType<typeof coldLoad>>;

/**
 * A visit on a slow phone.
 * @param text in the row whose times are taken
 * @param watch runs the visit it is given, and may record the browser meanwhile
 */
export async function coldLoad(
  browser: Browser,
  url: string,
  text: string,
  watch: (devTools: CDPSession, visit: () => Promise<void>) => Promise<void> = (_, visit) =>
    visit(),
) {
  await using phone = await openPhone(browser, { network: true, processor: true }, text);
  const { page, devTools } = phone;
  /** When it began, s of the browser's clock, and what was received until when. */
  let began = 0;
  const responses: { at: number; kB: number }[] = [];
  devTools.on('Network.requestWillBeSent', ({ timestamp }) => {
    began ||= timestamp;
  });
  devTools.on('Network.loadingFinished', ({ timestamp, encodedDataLength }) => {
    responses.push({ at: (timestamp - began) * 1000, kB: encodedDataLength / 1000 });
  });
  let painted = 0;
  await watch(devTools, async () => {
    await page.goto(url, { waitUntil: 'load' });
    ({ painted } = await page.evaluate(() => window.observer.row()));
    await page.waitForTimeout(observed);
    // On a busy machine React needs longer; the bare pages are without it.
    const isHydrated = () => {
      const { hydrated } = window.observer.load();
      return hydrated > 0 && performance.now() > hydrated + 1000;
    };
    if ((await page.locator('#root').count()) > 0) {
      await page
        .waitForFunction(isHydrated, null, { polling: 500, timeout: 10_000 })
        .catch(() => {});
    }
  });
  const load = await page.evaluate(() => window.observer.load());
  const receivedUntil = (end: number) =>
    responses.reduce((sum, { at, kB }) => sum + (at <= end ? kB : 0), 0);
  const received = receivedUntil(Number.POSITIVE_INFINITY);
  return { ...load, painted, received, untilHydrated: receivedUntil(load.hydrated) };
}

/** Visits a page once on a fast phone. @returns it, with a name in its first row */
export async function findPage(browser: Browser, url: string) {
  await using phone = await openPhone(browser, {});
  await phone.page.goto(url);
  return { url, text: await readFirstText(phone.page) };
}
