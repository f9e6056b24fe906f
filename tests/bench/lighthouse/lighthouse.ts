import runLighthouse from 'lighthouse';
import { launchChromium } from '../../support/chromium.ts';
import { buildSite } from '../support/builds.ts';
import { openLeague } from '../support/league.ts';
import { atLeast, tableOf, type Part } from '../support/report.ts';
import { allRoutes } from '../support/routes.ts';
import { median, summarise } from '../support/statistics.ts';

/** Half a minute a page; with more than one run, each page has one more that is not counted. */
const runs = Number(process.env['LIGHTHOUSE_RUNS'] ?? 1);
const port = 9333;
/** A recording sometimes begins too late. */
const attempts = 3;

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof categories)[number];

/** Slows network and processor down, or simulates a slow load from a fast one. */
const methods = ['devtools', 'simulate'] as const;
type Method = (typeof methods)[number];

/** From 0 to 100, and the audits that cost points. */
type Scores = Record<Category, number> & { losses: readonly string[] };

type PageScores = { path: string; method: Method; scores: Scores[] };

/** Lighthouse's scores of every page. */
export const lighthouse: Part = {
  title: 'Lighthouse of every page',
  async run() {
    await using league = await openLeague(buildSite());
    await using _browser = await launchChromium(`--remote-debugging-port=${port}`);
    // The first load of all is not counted.
    await readScores(league.url, 'simulate');
    const pages: PageScores[] = [];
    for (const { path } of allRoutes) {
      for (const method of methods) {
        const scores: Scores[] = [];
        if (runs > 1) await readScores(league.url + path, method);
        while (scores.length < runs) scores.push(await readScores(league.url + path, method));
        pages.push({ path, method, scores });
      }
    }
    const taken = runs === 1 ? 'One run' : `Median [min–max] of ${runs} runs`;
    const scoreOf =
      (category: Category) =>
      ({ scores }: PageScores) => {
        const summary = summarise(scores.map((each) => each[category]));
        return scores.length === 1 ? summary.median : summary;
      };
    return {
      tables: [
        tableOf(
          'Lighthouse, mobile',
          pages,
          {
            page: ({ path }) => path,
            throttling: ({ method }) => method,
            ...Object.fromEntries(categories.map((category) => [category, scoreOf(category)])),
            'what costs points': ({ scores }) =>
              [...new Set(scores.flatMap(({ losses }) => losses))].join('; '),
          },
          `${taken} after one that is not counted. devtools slows network and processor down; simulate computes a slow load from a fast one.`,
        ),
      ],
      budgets: pages.flatMap(({ path, method, scores }) =>
        categories.map((category) =>
          atLeast(
            `${path}: Lighthouse ${category}, ${method}`,
            category === 'performance' ? 99 : 100,
            median(scores.map((each) => each[category])),
            '',
            { isHeadline: path === '/' && category === 'performance' && method === 'devtools' },
          ),
        ),
      ),
    };
  },
};

/** @throws Error with Lighthouse's message if every attempt fails */
async function readScores(url: string, method: Method): Promise<Scores> {
  let lhr = await audit(url, method);
  for (let count = 1; lhr.runtimeError !== undefined && count < attempts; count += 1) {
    lhr = await audit(url, method);
  }
  if (lhr.runtimeError !== undefined) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  const score = (category: Category) => Math.round((lhr.categories[category]?.score ?? 0) * 100);
  const losses = categories.flatMap((category) =>
    (lhr.categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
      const { score = null, title = id, displayValue = '' } = lhr.audits[id] ?? {};
      // Lighthouse marks performance below 0.9 as in need of improvement.
      const isLoss = weight > 0 && score !== null && score < (category === 'performance' ? 0.9 : 1);
      return isLoss ? [`${title} ${displayValue}`.trim()] : [];
    }),
  );
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    losses,
  };
}

async function audit(url: string, throttlingMethod: Method) {
  const onlyCategories = [...categories];
  const options = { port, logLevel: 'error', onlyCategories, throttlingMethod } as const;
  const result = await runLighthouse(url, options);
  if (result === undefined) throw new Error(`Lighthouse has no result for ${url}.`);
  return result.lhr;
}
