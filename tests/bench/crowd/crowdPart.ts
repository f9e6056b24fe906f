import { noDelay, usualDelay } from '../support/league.ts';
import type { Part } from '../support/report.ts';
import { crowdBudgets, crowdCharts, crowdTables } from './crowdReport.ts';
import { measureLoads, type Load } from './rates.ts';
import { measureStarts } from './serverStart.ts';
import { measureSize, type SizeFigures } from './sizes.ts';

const sizes = [1, 100, 500, 1_000, 2_000];

const loads: readonly Load[] = [
  ...[10, 25, 50].map((rate) => ({ visitors: 100, rate, seconds: 4 })),
  { visitors: 100, rate: 100, seconds: 10 },
  // What a hosted project's smallest computer is published to bear with row-level security.
  { visitors: 500, rate: 30, seconds: 5 },
];

/** How many visitors and changes one server bears, and how soon it is there. */
export const crowd: Part = {
  name: 'crowd',
  title: 'A crowd of visitors on the embedded server',
  async run() {
    const starts = await measureStarts();
    const bySize: SizeFigures[] = [];
    for (const visitors of sizes) bySize.push(await measureSize(visitors, noDelay));
    const asUsual = await measureSize(1_000, usualDelay);
    const byLoad = await measureLoads(loads);
    const figures = { starts, bySize, asUsual, byLoad };
    return {
      tables: crowdTables(figures),
      budgets: crowdBudgets(figures),
      charts: crowdCharts(figures),
    };
  },
};
