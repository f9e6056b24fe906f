import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from 'playwright';
import { paths } from '../../../src/league/paths.ts';
import { coldLoad } from '../firstResult/loads.ts';
import { openLeagues } from '../support/league.ts';
import { openPhone, readFirstText } from '../support/page.ts';
import { rowOf, type Bench, type Figure } from '../support/report.ts';
import { each, inTurn, summarise } from '../support/statistics.ts';

export const title = 'taps on a page that loads, until their response is painted';

const labelled = (label: string) => `button[aria-label="${label}"]`;
const menu = labelled('Menú');
const isOpen = `${menu}[aria-expanded="true"]`;
/** Selectors of what is tapped, and of what is there once the page has responded, without a request. */
const targets = [
  {
    path: paths.home(),
    name: 'pause',
    tapped: labelled('Pausar las fotos'),
    response: labelled('Reproducir las fotos'),
  },
  { path: paths.results(), name: 'menu', tapped: menu, response: isOpen },
  { path: paths.category('sexta-libre'), name: 'menu', tapped: menu, response: isOpen },
];
type Target = (typeof targets)[number];

/** How long after its start React may hydrate, ms. */
const hydration = 300;
/** A response that has not come by then never comes, ms. */
const patience = 20_000;

/**
 * Taps on pages while React hydrates them, and at any moment from their first paint until two
 * seconds after hydration. The moments are random, the same for all versions.
 */
export async function run({ browser, runs, versions }: Bench) {
  await using opened = await openLeagues(versions);
  const figures: Figure[] = [];
  for (const target of targets) {
    const pages = await each(opened.leagues, ({ url }) => visit(browser, url, target));
    for (const isHydrating of [true, false]) {
      const moment = isHydrating ? 'while React hydrates' : 'at any moment';
      const moments = Array.from({ length: runs + 1 }, Math.random);
      const taps = await inTurn(pages, runs, (page, run) =>
        measureTap(browser, page, target, isHydrating, moments[run] ?? 0),
      );
      const columns = [
        {
          what: `${moment}, ms`,
          read: (times: readonly (number | null)[]) =>
            summarise(times.filter((time) => time !== null)),
          goal: isHydrating ? 0.5 : undefined,
        },
        {
          what: `lost ${moment}`,
          read: (times: readonly (number | null)[]) => times.filter((time) => time === null).length,
          limit: { limit: 0 },
          goal: 0,
        },
      ];
      figures.push(...rowOf(`${target.path}: ${target.name}`, taps, columns));
    }
  }
  return [figures];
}

type Visited = Awaited<ReturnType<typeof visit>>;

/** Finds out by a fast visit where the target is, and by a slow one when. */
async function visit(browser: Browser, site: string, { path, tapped }: Target) {
  const url = site + path;
  await using phone = await openPhone(browser, {});
  const { page } = phone;
  await page.goto(url, { waitUntil: 'networkidle' });
  const box = await page.locator(tapped).boundingBox();
  if (box === null) throw new Error(`${url} has no ${tapped}.`);
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  return { url, point, load: await coldLoad(browser, url, await readFirstText(page)) };
}

/**
 * Taps as a finger does, which waits for nothing.
 * @param random which part of the time in question has passed, from 0 to 1
 * @returns from the tap until its response was painted, ms; `null`: it was lost
 * @throws Error if something else is tapped each time
 */
async function measureTap(
  browser: Browser,
  { url, point, load }: Visited,
  { tapped, response }: Target,
  isHydrating: boolean,
  random: number,
): Promise<number | null> {
  const { firstPaint, hydrated } = load;
  for (let attempt = 0; attempt < 5; attempt += 1) {
    await using phone = await openPhone(browser, { network: true, processor: true });
    const { page, devTools } = phone;
    await page.addInitScript(`window.observer.expectTap(${JSON.stringify({ tapped, response })})`);
    const reactStarts = new Promise((resolve) => devTools.once('Runtime.bindingCalled', resolve));
    await devTools.send('Runtime.enable');
    await devTools.send('Runtime.addBinding', { name: 'reactStarts' });
    const moment = sleep(firstPaint + random * (hydrated + 2000 - firstPaint));
    await page.goto(url, { waitUntil: 'commit' });
    if (isHydrating) {
      await reactStarts;
      await sleep(random * hydration);
    } else await moment;
    const started = performance.timeOrigin + performance.now();
    const touch = (type: 'touchStart' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
      devTools.send('Input.dispatchTouchEvent', { type, touchPoints });
    await Promise.all([touch('touchStart', point), touch('touchEnd')]);
    const answered = await page
      .waitForFunction(() => window.observer.tap().answered, null, {
        polling: 500,
        timeout: patience,
      })
      .then((handle) => handle.jsonValue())
      .catch(() => 0);
    if (answered > 0) return answered - started;
    if (await page.evaluate(() => window.observer.tap().isHit)) return null;
  }
  throw new Error(`${url}: ${tapped} is not where it was.`);
}
