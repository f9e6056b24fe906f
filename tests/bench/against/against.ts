import { launchChromium } from '../../support/chromium.ts';
import { checkOut } from '../support/checkOut.ts';
import { isLimited, tableOf, type Table } from '../support/report.ts';
import { buildSite, startSite } from '../support/site.ts';
import { comparisons } from './comparisons.ts';
import type { Figure } from './figure.ts';

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
    const figures = (await comparisons[name]?.(browser, [before.url, now.url], runs)) ?? [];
    await show(name, figures);
    goals.push(...figures.filter(({ ratio }) => isLimited(ratio)));
  }
  if (names.length > 1) await show('goals', goals);
}
