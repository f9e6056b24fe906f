import type { Browser } from 'playwright';
import { launchChromium } from '../../support/chromium.ts';
import { checkOut } from '../support/checkOut.ts';
import { isLimited, tableOf, type Table } from '../support/report.ts';
import { buildSite, startSite } from '../support/site.ts';
import type { Both, Figure } from './figures.ts';

/** Measures the sites at two addresses in turn: what else the machine does slows both alike. */
type Comparison = (browser: Browser, urls: Both<string>, runs: number) => Promise<Figure[]>;

/** Each is imported only when it runs. */
export const comparisons: Readonly<Record<string, () => Promise<Comparison>>> = {
  loads: async () => (await import('./loads.ts')).compareLoads,
  taps: async () => (await import('./taps.ts')).compareTaps,
  tour: async () => (await import('./interactions.ts')).compareTours,
  busy: async () => (await import('./interactions.ts')).compareBusyPages,
};

/**
 * Compares this code's build with another commit's, each served by its own `npm start`.
 * @param names of the comparisons
 * @param print is given each comparison's figures, and at the end those that have goals
 */
export async function compareWith(
  commit: string,
  names: readonly string[],
  runs: number,
  print: (table: Table) => Promise<void>,
) {
  const project = checkOut(commit);
  const sites = { before: buildSite(project), now: buildSite() };
  await using browser = await launchChromium();
  const goals: Figure[] = [];
  const show = (title: string, figures: readonly Figure[]) =>
    print(
      tableOf(figures, {
        [title]: ({ what }) => what,
        [commit]: ({ before }) => before,
        'this code': ({ now }) => now,
        ratio: ({ ratio }) => ratio,
      }),
    );
  for (const name of names) {
    // New servers: what one comparison saves is not in the lists of the next.
    await using before = await startSite(sites.before, 'memory', project);
    await using now = await startSite(sites.now);
    const compare = await comparisons[name]?.();
    const urls = { before: before.found, now: now.found };
    const figures = (await compare?.(browser, urls, runs)) ?? [];
    await show(name, figures);
    goals.push(...figures.filter(({ ratio }) => isLimited(ratio)));
  }
  if (names.length > 1) await show('goals', goals);
}
