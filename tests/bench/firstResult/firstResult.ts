import type { Browser } from 'playwright';
import { launchBrowser, openPhone } from '../site/browser.ts';
import { buildBaseline, buildSite, baselineFolder, siteFolder } from '../site/builds.ts';
import { liveRoutes } from '../site/routes.ts';
import { runSite } from '../site/runningSite.ts';
import type { Part, PartReport } from '../support/report.ts';
import { writeBarePages, type BarePage } from './lowerBound.ts';
import { reportLoads, type Visited } from './loadReport.ts';
import { load } from './visit.ts';

const runs = 5;

/** How soon a first visitor sees the page, its picture and its first result. */
export const firstResult: Part = {
  name: 'firstResult',
  title: 'First visit: until the first result is seen',
  run: measure,
};

async function measure(): Promise<PartReport> {
  buildSite();
  buildBaseline();
  await using browser = await launchBrowser();
  await using naive = await runSite(baselineFolder);
  const paths = liveRoutes.map(({ path }) => path);
  const pages = await writeBarePages(browser, naive.url, paths, siteFolder);
  // Only now: it reads its files when it starts.
  await using site = await runSite(siteFolder);

  const visited = pages.flatMap((page) => variantsOf(page, site.url, naive.url));
  for (const { url } of visited) await warmUp(browser, url);
  // Turn by turn, so that whatever else the machine does meets all of them alike.
  for (let run = 0; run < runs; run += 1) {
    for (const { url, firstText, loads } of visited) {
      loads.push(await load(browser, url, firstText));
    }
  }
  return reportLoads(visited);
}

/** The page, its floor, and for the home page the same without any care for the first load. */
function variantsOf({ path, barePath, firstText }: BarePage, site: string, naive: string) {
  const variants: Visited[] = [
    { path, variant: 'site', url: site + path, firstText, loads: [] },
    { path, variant: 'bare', url: site + barePath, firstText, loads: [] },
  ];
  if (path === '/') {
    variants.push({ path, variant: 'naive', url: naive + path, firstText, loads: [] });
  }
  return variants;
}

/** The first visit of all, which is not counted: the server's and the browser's own first time. */
async function warmUp(browser: Browser, url: string) {
  await using phone = await openPhone(browser, {});
  await phone.page.goto(url, { waitUntil: 'networkidle' });
}
