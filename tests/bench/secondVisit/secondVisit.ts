import type { BrowserContext, Page } from 'playwright';
import { openLeagues } from '../support/league.ts';
import { openPhone, prepare, readFirstText } from '../support/page.ts';
import { rowOf, type Bench } from '../support/report.ts';
import { each, inTurn, summarise } from '../support/statistics.ts';

export const title = 'the second visit';

/** Later visits, with the service worker and the responses of the first one. */
export async function run({ browser, runs, versions }: Bench) {
  await using opened = await openLeagues(versions);
  await using stack = new AsyncDisposableStack();
  const visitors = await each(opened.leagues, async ({ url }) => {
    const { page } = stack.use(await openPhone(browser, {}));
    await page.goto(url);
    const text = await readFirstText(page);
    while (!(await isInstalled(page))) await page.waitForTimeout(200);
    const context = page.context();
    await page.close();
    return { context, url, text };
  });
  const slow = await inTurn(visitors, runs, ({ context, url, text }) =>
    visit(context, url, text, true),
  );
  for (const { context } of visitors) await context.setOffline(true);
  const offline = await inTurn(visitors, runs, ({ context, url, text }) =>
    visit(context, url, text, false),
  );
  const what = 'first result painted, ms';
  return [
    [
      ...rowOf('slow 4G', slow, [{ what, read: summarise, limit: { limit: 600 } }]),
      ...rowOf('no network', offline, [{ what, read: summarise, limit: { limit: 500 } }]),
    ],
  ];
}

/** Whether the worker answers this page's requests and keeps its lists. */
function isInstalled(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const answers = await caches.open('answers');
    return navigator.serviceWorker.controller !== null && (await answers.keys()).length > 0;
  });
}

/** @returns when the first row was painted, ms after the navigation began */
async function visit(context: BrowserContext, url: string, text: string, network: boolean) {
  const page = await context.newPage();
  await prepare(page, { network, processor: true }, text);
  await page.goto(url);
  const { painted } = await page.evaluate(() => window.observer.row());
  await page.close();
  return painted;
}
