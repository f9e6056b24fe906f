import { launchBrowser } from '../site/browser.ts';
import { buildSite, siteFolder } from '../site/builds.ts';
import { runSite } from '../site/runningSite.ts';
import { atMost } from '../support/budgets.ts';
import type { Part, PartReport } from '../support/report.ts';
import { summarise } from '../support/statistics.ts';
import { walk, type Reaction } from './walk.ts';

const tours = 5;

/** How soon the page answers to whatever a visitor does. */
export const tour: Part = {
  name: 'tour',
  title: 'A tour of the site: how soon it answers a tap',
  run: measure,
};

async function measure(): Promise<PartReport> {
  buildSite();
  await using site = await runSite(siteFolder);
  await using browser = await launchBrowser();
  const walks: Reaction[][] = [];
  for (let run = 0; run <= tours; run += 1) walks.push(await walk(browser, site.url));
  // The first is not counted.
  return report(walks.slice(1));
}

function report(walks: readonly Reaction[][]): PartReport {
  const steps = (walks[0] ?? []).map(({ step }) => ({
    step,
    times: summarise(walks.map((walk) => walk.find((each) => each.step === step)?.time ?? 0)),
  }));
  const [worst] = steps.toSorted((one, other) => other.times.median - one.times.median);
  return {
    tables: [
      {
        title: 'From a tap to the next frame',
        isPublished: true,
        columns: [{ title: 'step' }, { title: 'median [min–max]', unit: 'ms' }],
        rows: steps.map(({ step, times }) => [step, times]),
        note: `The longest event of each step, as browsers count Interaction to Next Paint (in steps of 8 ms); processor 4 times slower, ${walks.length} tours after one that is not counted. What answers within 16 ms counts as 16.`,
      },
    ],
    budgets: [
      atMost({
        what: 'worst interaction of a tour',
        limit: 100,
        unit: 'ms',
        measured: worst?.times.median ?? Number.NaN,
        note: worst?.step ?? '',
      }),
    ],
    charts: [],
  };
}
