import { buildSite, siteFolder } from '../site/builds.ts';
import { allRoutes } from '../site/routes.ts';
import { runSite } from '../site/runningSite.ts';
import { atLeast } from '../support/budgets.ts';
import type { Budget, Part, PartReport } from '../support/report.ts';
import { median, summarise } from '../support/statistics.ts';
import { openChromium } from './chromium.ts';
import { categories, methods, readScores, type Method, type Scores } from './scores.ts';

/**
 * Half a minute a page: one run each, after one that is not counted. LIGHTHOUSE_RUNS=5 takes five,
 * after one of every page that is not counted.
 */
const runs = Number(process.env['LIGHTHOUSE_RUNS'] ?? 1);

type PageScores = { path: string; method: Method; scores: Scores[] };

/** What Lighthouse says of every page. */
export const lighthouse: Part = {
  name: 'lighthouse',
  title: 'Lighthouse of every page',
  run: measure,
};

async function measure(): Promise<PartReport> {
  buildSite();
  await using site = await runSite(siteFolder);
  await using chromium = await openChromium();
  const read = (path: string, method: Method) => readScores(site.url + path, chromium.port, method);
  await read('/', 'simulate');
  const pages: PageScores[] = [];
  for (const { path } of allRoutes) {
    for (const method of methods) {
      const scores: Scores[] = [];
      if (runs > 1) await read(path, method);
      for (let run = 0; run < runs; run += 1) scores.push(await read(path, method));
      pages.push({ path, method, scores });
    }
  }
  return {
    tables: [
      {
        title: 'Lighthouse, mobile',
        isPublished: true,
        columns: ['page', 'throttling', ...categories, 'what costs points'].map((title) => ({
          title,
        })),
        rows: pages.map(({ path, method, scores }) => [
          path,
          method,
          ...categories.map((category) =>
            scores.length === 1
              ? (scores[0]?.[category] ?? null)
              : summarise(scores.map((each) => each[category])),
          ),
          [...new Set(scores.flatMap(({ losses }) => losses))].join('; '),
        ]),
        note: `${runs === 1 ? 'One run' : `Median [min–max] of ${runs} runs`} after one that is not counted. devtools slows network and processor down; simulate reckons it from a fast load.`,
      },
    ],
    budgets: pages.flatMap((page) => budgetsOf(page)),
    charts: [],
  };
}

function budgetsOf({ path, method, scores }: PageScores): Budget[] {
  return categories.map((category) =>
    atLeast({
      what: `${path}: Lighthouse ${category}, ${method}`,
      limit: category === 'performance' ? 99 : 100,
      unit: '',
      measured: median(scores.map((each) => each[category])),
    }),
  );
}
