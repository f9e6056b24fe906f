import runLighthouse from 'lighthouse';
import { launchChromium } from '../../support/chromium.ts';
import { buildSite, startSite } from '../support/site.ts';
import { atLeast, tableOf, type Cell } from '../support/report.ts';
import { allRoutes } from '../support/routes.ts';
import { summarise } from '../support/statistics.ts';

/** Half a minute a page; with more than one run, each page has one more that is not counted. */
const runs = Number(process.env['LIGHTHOUSE_RUNS'] ?? 1);
const port = 9333;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Slows network and processor down, or simulates a slow load from a fast one. */
type Method = 'devtools' | 'simulate';
type Audit = Awaited<ReturnType<typeof audit>>;

export const title = 'Lighthouse’s scores of every kind of page, mobile';

/** All categories in simulation; performance, which depends on the method, slowed down as well. */
export async function run() {
  await using site = await startSite(buildSite());
  await using _browser = await launchChromium(`--remote-debugging-port=${port}`);
  // The first load of all is not counted.
  await audit(site.found, 'simulate');
  const pages: { path: string; slowed: Audit[]; simulated: Audit[] }[] = [];
  for (const { path } of allRoutes) {
    const url = site.found + path;
    const slowed = await repeat(url, 'devtools');
    pages.push({ path, slowed, simulated: await repeat(url, 'simulate') });
  }
  const home = { headline: '/: Lighthouse performance' };
  return {
    tables: [
      tableOf(pages, {
        page: ({ path }) => path,
        'performance, devtools': ({ path, slowed }) =>
          scored(slowed, 'performance', path === '/' ? home : {}),
        'performance, simulate': ({ simulated }) => scored(simulated, 'performance'),
        accessibility: ({ simulated }) => scored(simulated, 'accessibility'),
        'best practices': ({ simulated }) => scored(simulated, 'best-practices'),
        SEO: ({ simulated }) => scored(simulated, 'seo'),
        'what costs points': ({ slowed, simulated }) =>
          [...new Set([...slowed, ...simulated].flatMap(findLosses))].join('; '),
      }),
    ],
  };
}

/** From 0 to 100. */
function scored(
  audits: readonly Audit[],
  category: (typeof categories)[number],
  details = {},
): Cell {
  const scores = audits.map(({ categories }) => (categories[category]?.score ?? 0) * 100);
  const summary = summarise(scores.map(Math.round));
  const limit = category === 'performance' ? 99 : 100;
  return atLeast(runs === 1 ? summary.median : summary, limit, details);
}

/** The audits that cost points; Lighthouse marks performance below 0.9 as in need of improvement. */
function findLosses({ categories, audits }: Audit): string[] {
  return Object.values(categories).flatMap(({ id: category, auditRefs }) =>
    auditRefs.flatMap(({ id, weight }) => {
      const { score = null, title = id, displayValue = '' } = audits[id] ?? {};
      const isLoss = weight > 0 && score !== null && score < (category === 'performance' ? 0.9 : 1);
      return isLoss ? [`${title} ${displayValue}`.trim()] : [];
    }),
  );
}

async function repeat(url: string, method: Method): Promise<Audit[]> {
  const audits: Audit[] = [];
  if (runs > 1) await audit(url, method);
  while (audits.length < runs) audits.push(await audit(url, method));
  return audits;
}

/** @throws Error with Lighthouse's message if every attempt fails */
async function audit(url: string, throttlingMethod: Method) {
  const onlyCategories = throttlingMethod === 'devtools' ? ['performance'] : [...categories];
  const options = { port, logLevel: 'error', onlyCategories, throttlingMethod } as const;
  let failure = 'a score is missing';
  // A recording sometimes begins too late.
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const lhr = (await runLighthouse(url, options))?.lhr;
    const scores = Object.values(lhr?.categories ?? {}).map(({ score }) => score);
    if (lhr !== undefined && lhr.runtimeError === undefined && !scores.includes(null)) return lhr;
    failure = lhr?.runtimeError?.message ?? failure;
  }
  throw new Error(`${url}: ${failure}`);
}
