import type { Browser } from 'playwright';
import { measureBurst, measureSingleChanges } from '../busyPage/busyPage.ts';
import { connectTo } from '../support/league.ts';
import { median, percentile } from '../support/statistics.ts';
import { steps, walk } from '../tour/tour.ts';
import { both, figure, inTurn, type Both, type Figure } from './figures.ts';

export async function compareTours(
  browser: Browser,
  urls: Both<string>,
  runs: number,
): Promise<Figure[]> {
  const walks = await inTurn(urls, runs, (url) => walk(browser, url));
  const medians = both(walks, (walks) =>
    steps.map((_, step) => median(walks.map((walk) => walk[step] ?? Number.NaN))),
  );
  return [
    ...steps.map(({ name }, step) =>
      figure(
        `${name}, ms`,
        both(medians, (times) => times[step] ?? Number.NaN),
      ),
    ),
    figure(
      'the worst step, ms',
      both(medians, (times) => Math.max(...times)),
      0.6,
    ),
  ];
}

export async function compareBusyPages(
  browser: Browser,
  urls: Both<string>,
  runs: number,
): Promise<Figure[]> {
  const leagues = new Map([
    [urls.before, await connectTo(urls.before)],
    [urls.now, await connectTo(urls.now)],
  ]);
  const measured = await inTurn(urls, runs, async (url) => {
    const league = leagues.get(url);
    if (league === undefined) throw new Error(`${url} is not a league.`);
    const delays = await measureSingleChanges(browser, league, 24);
    return { delays, burst: await measureBurst(browser, league) };
  });
  const single = (share: number) =>
    both(measured, (rounds) =>
      percentile(
        rounds.flatMap(({ delays }) => delays),
        share,
      ),
    );
  const burst = (name: 'blocked' | 'longestTask' | 'complete') =>
    both(measured, (rounds) => median(rounds.map(({ burst }) => burst[name])));
  return [
    figure('one change received → its row painted, p50, ms', single(0.5)),
    figure('the same, p95, ms', single(0.95), 0.6),
    figure('500 changes in a second: blocked, ms', burst('blocked'), 0.4),
    figure('the longest task, ms', burst('longestTask')),
    figure('from the first until all are shown, ms', burst('complete'), 1.05),
  ];
}
