import runLighthouse from 'lighthouse';

/** The four categories, as Lighthouse names them. */
export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

export type Category = (typeof categories)[number];

/** `devtools` slows the network and the processor down, `simulate` reckons what if. */
export const methods = ['devtools', 'simulate'] as const;

export type Method = (typeof methods)[number];

/** What Lighthouse says of a page, from 0 to 100. */
export type Scores = Record<Category, number> & {
  /** The audits that cost points, with what they say. */
  losses: readonly string[];
};

/** How often a page is tried: now and then a recording begins too late, and Lighthouse says “run again”. */
const tries = 3;

/**
 * @param port of a Chromium that listens for it
 * @throws Error what Lighthouse says if it cannot tell, at every try
 */
export async function readScores(url: string, port: number, method: Method): Promise<Scores> {
  let lhr = await audit(url, port, method);
  for (let tried = 1; lhr.runtimeError !== undefined && tried < tries; tried += 1) {
    lhr = await audit(url, port, method);
  }
  if (lhr.runtimeError !== undefined) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  const score = (category: Category) => Math.round((lhr.categories[category]?.score ?? 0) * 100);
  const losses = categories.flatMap((category) =>
    (lhr.categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
      const { score = null, title = id, displayValue = '' } = lhr.audits[id] ?? {};
      // Below 0.9 Lighthouse calls it in need of improvement.
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

async function audit(url: string, port: number, method: Method) {
  const result = await runLighthouse(url, {
    port,
    logLevel: 'error',
    onlyCategories: [...categories],
    throttlingMethod: method,
  });
  if (result === undefined) throw new Error(`Lighthouse said nothing of ${url}.`);
  return result.lhr;
}
