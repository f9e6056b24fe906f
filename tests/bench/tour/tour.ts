import type { Browser, Page } from 'playwright';
import { launchChromium } from '../../support/chromium.ts';
import { buildSite } from '../support/builds.ts';
import { openLeague } from '../support/league.ts';
import { observePage } from '../support/observePage.ts';
import { openPhone } from '../support/phone.ts';
import { atMost, tableOf, type Part } from '../support/report.ts';
import { median, percentile, summarise } from '../support/statistics.ts';
import { measureSearchKeys, pairCount } from './searchKeys.ts';

const tours = 5;

/** What the visitor does, and what must be visible before the next step. */
type Step = [name: string, act: Act, until?: Act];
type Act = (page: Page) => Promise<unknown>;

const menu: Act = (page) => page.getByRole('button', { name: 'Menú' }).tap();
const link =
  (name: string): Act =>
  (page) =>
    page
      .getByRole('navigation', { name: 'Principal' })
      .getByRole('link', { name, exact: true })
      .tap();
const row =
  (list: RegExp, index = 0): Act =>
  (page) =>
    page.getByRole('region', { name: list }).getByRole('listitem').nth(index).waitFor();
const scheme =
  (name: string): Act =>
  (page) =>
    page.getByRole('button', { name }).tap();
const sponsors: Act = (page) => page.getByRole('region', { name: 'Nos acompañan' }).waitFor();
const results = /^Últimos Resultados/;

const steps: readonly Step[] = [
  ['open the menu', menu],
  ['open the categories', (page) => page.getByRole('button', { name: 'Categorías' }).tap()],
  ['go to a category', link('Sexta Libre'), row(/^Últimos Resultados - Sexta Libre/)],
  ['open the menu on it', menu],
  ['go to the results', link('Resultados'), row(results)],
  [
    'show more results',
    (page) => page.getByRole('button', { name: 'Ver más' }).tap(),
    row(results, 50),
  ],
  ['open the menu on a long list', menu],
  ['go to the matches', link('Próximos Partidos'), row(/^Próximos Partidos/)],
  ['go back to the results', (page) => page.goBack(), row(results)],
  [
    'scroll to the footer',
    (page) => page.getByRole('contentinfo').scrollIntoViewIfNeeded(),
    sponsors,
  ],
  ['dark', scheme('Oscuro')],
  ['light', scheme('Claro')],
  ['close the menu with a key', (page) => menu(page).then(() => page.keyboard.press('Escape'))],
];

/** How soon the page responds to whatever a visitor does. */
export const tour: Part = {
  title: 'A tour of the site: time to respond to a tap',
  async run() {
    await using league = await openLeague(buildSite());
    await using browser = await launchChromium();
    await walk(browser, league.url);
    const walks: number[][] = [];
    for (let count = 0; count < tours; count += 1) walks.push(await walk(browser, league.url));
    const times = steps.map(([name], index) => ({
      name,
      time: summarise(walks.map((walk) => walk[index] ?? Number.NaN)),
    }));
    const keys = await measureSearchKeys(browser, league.url);
    const [worst] = times.toSorted((one, other) => other.time.median - one.time.median);
    return {
      tables: [
        tableOf(
          'From a tap to the next frame',
          times,
          { step: ({ name }) => name, 'median [min–max], ms': ({ time }) => time },
          `The longest event of each step, as browsers count Interaction to Next Paint (in steps of 8 ms); processor 4 times slower, ${tours} tours after one that is not counted. A response within 16 ms counts as 0 or 16.`,
        ),
      ],
      budgets: [
        atMost('Worst interaction of a tour', 100, worst?.time.median ?? Number.NaN, 'ms', {
          note: worst?.name ?? '',
          isHeadline: true,
        }),
        atMost(`A key of the search, ${pairCount} pairs, p95`, 50, percentile(keys, 0.95), 'ms', {
          note: `${keys.length} keys, median ${median(keys)} ms`,
        }),
      ],
    };
  },
};

/** @returns the longest event of each step, ms */
async function walk(browser: Browser, url: string): Promise<number[]> {
  await using phone = await openPhone(browser, { processor: true });
  const { page } = phone;
  await observePage(page);
  await page.goto(url);
  await row(results)(page);
  await page.getByRole('banner').getByText('En vivo').waitFor({ timeout: 120_000 });
  const times: number[] = [];
  for (const [, act, until] of steps) {
    await act(page);
    await until?.(page);
    await page.evaluate(() => window.observer.painted());
    // Entries of events come some time after their frame.
    await page.waitForTimeout(150);
    times.push(await page.evaluate(() => window.observer.takeLongestEvent()));
  }
  return times;
}
