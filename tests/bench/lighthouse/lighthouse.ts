import runLighthouse from 'lighthouse';
import { atLeast, debuggingPort as port, tableOf, type Bench } from '../support/report.ts';
import { allRoutes } from '../support/routes.ts';
import { buildSite, startSite } from '../support/site.ts';
import { repeat, summarise } from '../support/statistics.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Slows network and processor down, or simulates a slow load from a fast one. */
type Method = 'devtools' | 'simulate';
type Audit = Awaited<ReturnType<typeof audit>>;
type Page = Record<Method, Audit[]> & { path: string };

export const title = 'Lighthouse’s scores of every kind of page, mobile';

/** All categories in simulation; performance, which depends on the method, slowed down as well. */
export async function run({ runs }: Bench) {
  await using site = await startSite(buildSite());
  const pages: Page[] = [];
  for (const { path } of allRoutes) {
    const measure = (method: Method) => repeat(runs, () => audit(site.url + path, method));
    const devtools = await measure('devtools');
    pages.push({ path, devtools, simulate: await measure('simulate') });
  }
  const scores = (category: (typeof categories)[number], method: Method = 'simulate') => {
    const isPerformance = category === 'performance';
    return ({ path, [method]: audits }: Page) => {
      const scores = audits.map(({ categories }) => (categories[category]?.score ?? 0) * 100);
      const isHeadline = path === '/' && isPerformance && method === 'devtools';
      const details = isHeadline ? { headline: '/: Lighthouse performance' } : {};
      return atLeast(summarise(scores.map(Math.round)), isPerformance ? 98 : 100, details);
    };
  };
  return [
    tableOf(pages, {
      page: ({ path }) => path,
      'performance, devtools': scores('performance', 'devtools'),
      'performance, simulate': scores('performance'),
      accessibility: scores('accessibility'),
      'best practices': scores('best-practices'),
      SEO: scores('seo'),
      'what costs points': ({ devtools, simulate }) =>
        [...new Set([...devtools, ...simulate].flatMap(findLosses))].join('; '),
    }),
  ];
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
