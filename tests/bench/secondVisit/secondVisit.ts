import { connect, createServer } from 'node:net';
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
  const visitors = await each(opened.leagues, async (league) => {
    const counter = stack.use(await countBytes(league.url));
    const { url } = counter;
    const { page } = stack.use(await openPhone(browser, {}));
    await page.goto(url);
    const text = await readFirstText(page);
    while (!(await isInstalled(page))) await page.waitForTimeout(200);
    const context = page.context();
    await page.close();
    return { context, url, text, league, counter };
  });
  const slow = await inTurn(visitors, runs, async ({ context, url, text, counter }) => {
    const before = counter.bytes();
    const painted = await visit(context, url, text, true, idle);
    return { painted, received: (counter.bytes() - before) / 1000 };
  });
  // A result was saved since the last visit.
  const current = await inTurn(visitors, runs, async ({ context, url, league }, run) => {
    await league.addResults(`De ahora ${run}.`);
    const painted = await visit(context, url, `De ahora ${run}.`, true, idle);
    await league.removeAdded();
    return painted;
  });
  for (const { context } of visitors) await context.setOffline(true);
  const offline = await inTurn(visitors, runs, ({ context, url, text }) =>
    visit(context, url, text, false),
  );
  const what = 'first result painted, ms';
  return [
    [
      ...rowOf('slow 4G', slow, [
        {
          what,
          read: (visits) => summarise(visits.map(({ painted }) => painted)),
          limit: { limit: 600 },
          goal: 1,
        },
        {
          what: 'received where nothing has changed, kB',
          read: (visits) => summarise(visits.map(({ received }) => received)),
          goal: 1,
        },
      ]),
      ...rowOf('slow 4G, a result was saved since', current, [
        { what: 'its row painted, ms', read: summarise, goal: 1 },
      ]),
      ...rowOf('no network', offline, [{ what, read: summarise, limit: { limit: 500 }, goal: 1 }]),
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

/** So long after its first row an open page has asked for what it asks for once it is idle, ms. */
const idle = 6000;

/** Stands before a server. @property bytes that it has sent, with headers: to pages and to their workers */
async function countBytes(league: string) {
  const { hostname, port } = new URL(league);
  let sent = 0;
  const server = createServer((socket) => {
    const upstream = connect(Number(port), hostname);
    upstream.on('data', ({ length }) => {
      sent += length;
    });
    upstream.on('error', () => socket.destroy());
    socket.on('error', () => upstream.destroy());
    socket.pipe(upstream).pipe(socket);
  });
  await new Promise<void>((listening) => server.listen(0, hostname, listening));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('There is no port.');
  return {
    url: `http://${hostname}:${address.port}`,
    bytes: () => sent,
    [Symbol.asyncDispose]: async () => {
      server.close();
    },
  };
}

/**
 * @param stays after the first row, ms
 * @returns when the first row was painted, ms after the navigation began
 */
async function visit(
  context: BrowserContext,
  url: string,
  text: string,
  network: boolean,
  stays = 0,
) {
  const page = await context.newPage();
  await prepare(page, { network, processor: true }, text);
  // Longer ago than a page counts as one of now (`freshFor` in src/live/pageStart.ts), without the wait.
  await page.addInitScript(() => {
    const { now } = Date;
    Date.now = () => now() + 120_000;
  });
  await page.goto(url);
  const { painted } = await page.evaluate(() => window.observer.row());
  await page.waitForTimeout(stays);
  await page.close();
  return painted;
}
