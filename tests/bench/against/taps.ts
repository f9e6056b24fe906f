import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from 'playwright';
import { paths } from '../../../src/league/paths.ts';
import { coldLoad } from '../firstResult/loads.ts';
import { openPhone, readFirstText } from '../support/page.ts';
import { atMost } from '../support/report.ts';
import { median } from '../support/statistics.ts';
import { figure, type Figure } from './figure.ts';

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
 * seconds after hydration. The moments are random, the same for both builds.
 */
export async function compareTaps(browser: Browser, urls: readonly string[], runs: number) {
  const figures: Figure[] = [];
  for (const isHydrating of [true, false]) {
    const moment = isHydrating ? 'while React hydrates' : 'at any moment';
    const lost = urls.map(() => 0);
    for (const target of targets) {
      const pages: Visited[] = [];
      for (const url of urls) pages.push(await visit(browser, url, target));
      const times = urls.map((): number[] => []);
      for (let run = 0; run < runs; run += 1) {
        const random = Math.random();
        for (const [site, page] of pages.entries()) {
          const time = await measureTap(browser, page, target, isHydrating, random);
          if (time === null) lost[site] = (lost[site] ?? 0) + 1;
          else times[site]?.push(time);
        }
      }
      const what = `${target.path}: ${target.name} ${moment} → response painted, ms`;
      figures.push(figure(what, times.map(median), isHydrating ? 0.5 : undefined));
    }
    const [before = 0, now = 0] = lost;
    figures.push({ what: `taps lost ${moment}`, before, now, ratio: atMost(now, 0) });
  }
  return figures;
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
