import type { Browser } from 'playwright';
import { launchChromium } from '../../support/chromium.ts';
import { coldLoad, kinds, observed, readFirstText, type Load } from '../firstResult/coldLoad.ts';
import { buildSite } from '../support/builds.ts';
import { openLeague } from '../support/league.ts';
import { openPhone } from '../support/phone.ts';
import { tableOf, type Table } from '../support/report.ts';
import { liveRoutes } from '../support/routes.ts';
import { median, sum } from '../support/statistics.ts';
import { checkOut } from './otherCommit.ts';

/** A page of one of the two builds, with all its loads. */
type Visited = { url: string; firstText: string; loads: Load[] };
type Compared = { path: string; now: Visited; before: Visited };

const times = {
  'first paint, ms': (load: Load) => load.firstPaint,
  'largest paint, ms': (load: Load) => load.largestPaint,
  'first result, ms': (load: Load) => load.painted,
  'hydrated, ms': (load: Load) => load.hydrated,
  'blocked, ms': (load: Load) => load.blocked,
};
const sizes = {
  ...Object.fromEntries(
    kinds.map((kind) => [`${kind.toLowerCase()}, kB`, (load: Load) => load.transfer[kind] / 1000]),
  ),
  'all, kB': ({ transfer }: Load) => sum(Object.values(transfer)) / 1000,
};

/**
 * Loads the pages with lists from this code's build and from another commit's in alternation, each served
 * by its own server: what else the machine does slows both alike.
 */
export async function compareWith(commit: string, runs: number): Promise<Table[]> {
  const project = checkOut(commit);
  const [site, otherSite] = [buildSite(), buildSite(project)];
  await using browser = await launchChromium();
  await using now = await openLeague(site);
  await using before = await openLeague(otherSite, project);
  const pages: Compared[] = [];
  for (const { path } of liveRoutes) {
    pages.push({
      path,
      now: await visit(browser, now.url + path),
      before: await visit(browser, before.url + path),
    });
  }
  for (let run = 0; run < runs; run += 1) {
    for (const page of pages) {
      for (const { url, firstText, loads } of [page.now, page.before]) {
        loads.push(await coldLoad(browser, url, firstText));
      }
    }
  }
  const note = `As in \`firstResult\`: a slow phone with an empty cache; medians of ${runs} loads after one that is not counted.`;
  return [
    compare('Cold load', commit, pages, times, note),
    compare(
      'What was sent for it',
      commit,
      pages,
      sizes,
      `Until ${observed / 1000} s after the first result.`,
    ),
  ];
}

/** The visit that is not counted. */
async function visit(browser: Browser, url: string): Promise<Visited> {
  await using phone = await openPhone(browser, {});
  await phone.page.goto(url, { waitUntil: 'networkidle' });
  return { url, firstText: await readFirstText(phone.page), loads: [] };
}

function compare(
  title: string,
  commit: string,
  pages: readonly Compared[],
  figures: Readonly<Record<string, (load: Load) => number>>,
  note: string,
): Table {
  const rows = pages.flatMap(({ path, now, before }) =>
    Object.entries(figures).map(([name, figure]) => ({
      path,
      name,
      now: median(now.loads.map(figure)),
      before: median(before.loads.map(figure)),
    })),
  );
  return tableOf(
    title,
    rows,
    {
      page: ({ path }) => path,
      '': ({ name }) => name,
      [commit]: ({ before }) => before,
      'this code': ({ now }) => now,
      ratio: ({ now, before }) => now / before,
    },
    note,
  );
}
