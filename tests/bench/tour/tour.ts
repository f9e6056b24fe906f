import type { Browser, Page } from 'playwright';
import { paths } from '../../../src/league/paths.ts';
import { demoSettings } from '../../../src/league/demo/demoSettings.ts';
import { openLeague } from '../support/league.ts';
import { goLive, longestEvent, openPhone } from '../support/page.ts';
import { atMost, listOf, type Bench } from '../support/report.ts';
import { percentile, repeat, summarise } from '../support/statistics.ts';

/** What the visitor taps or presses, and the row that must be there before the next step. */
type Step = { name: string; row?: number; list?: RegExp } & Partial<
  Record<'button' | 'link' | 'key', string>
>;

const list = /^Últimos Resultados/;
export const steps: readonly Step[] = [
  { name: 'open the menu', button: 'Menú' },
  { name: 'open the categories', button: 'Categorías' },
  { name: 'go to a category', link: 'Sexta Libre', list: /^Últimos Resultados - Sexta Libre/ },
  { name: 'open the menu on it', button: 'Menú' },
  { name: 'go to the results', link: 'Resultados', list },
  { name: 'show more results', button: 'Ver más', list, row: 50 },
  { name: 'open the menu on a long list', button: 'Menú' },
  { name: 'go to the matches', link: 'Próximos Partidos', list: /^Próximos Partidos/ },
  { name: 'dark', button: 'Oscuro' },
  { name: 'light', button: 'Claro' },
  { name: 'close the menu with a key', button: 'Menú', key: 'Escape' },
];

/** Names that share words, a slip, players, and a name of nobody. */
const queries = ['los halcones', 'vibroa 12', 'fernandez', 'zzz'];
const nouns = ['Halcones', 'Víbora', 'Smash', 'Bandeja', 'Pared', 'Globo', 'Remate', 'Red'];
const names = ['Fernández', 'Gómez', 'Peralta', 'Ríos', 'Vega', 'Díaz'];
const of = <Item>(items: readonly Item[], index: number) => items[index % items.length];
const pairs = Array.from({ length: 500 }, (_, index) => ({
  id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
  category: of(demoSettings.categories, index)?.name,
  name: `Los ${of(nouns, index)} ${index + 1}`,
  players: `${of(names, index)}, ${of(names, index + 1)}`,
  created_at: '2026-08-01T12:00:00+00:00',
}));

export const title = 'the slowest response to a tap on a tour of the site';

/** How soon the page responds to whatever a visitor does. */
export async function run({ browser, runs }: Bench) {
  await using league = await openLeague();
  const walks = await repeat(runs, () => walk(browser, league.url));
  const worst = { headline: 'Worst interaction of a tour, ms' };
  const times = steps.map(({ name }, index) => [
    name,
    atMost(summarise(walks.map((walk) => walk[index] ?? Number.NaN)), 100, worst),
  ]);
  const keys = atMost(percentile(await typeSearches(browser, league.url), 0.95), 50);
  const tapped = { headline: '¿Y si…?: a tap → painted, ms' };
  const hypotheses = atMost(summarise(await tapHypotheses(browser, league.url)), 50, tapped);
  const rows = [
    ...times,
    [`a key of the search, ${pairs.length} pairs, p95`, keys],
    ['¿y si…?, from a tap to the next frame', hypotheses],
  ];
  return [listOf('ms', Object.fromEntries(rows))];
}

/** @returns the longest event of each step, ms */
export async function walk(browser: Browser, url: string): Promise<number[]> {
  await using phone = await openPhone(browser, { processor: true });
  const { page } = phone;
  await goLive(page, url);
  await act(page, { name: 'wait for the results', list });
  const times: number[] = [];
  for (const step of steps) times.push(await longestEvent(page, () => act(page, step)));
  return times;
}

async function act(page: Page, { button, link, key, list, row = 0 }: Step) {
  const menu = page.getByRole('navigation', { name: 'Principal' });
  if (button !== undefined) {
    const target = page.getByRole('button', { name: button });
    // What comes on the screen with it is not part of its response.
    await target.scrollIntoViewIfNeeded();
    await page.waitForTimeout(500);
    await target.tap();
  }
  if (link !== undefined) await menu.getByRole('link', { name: link, exact: true }).tap();
  if (key !== undefined) await page.keyboard.press(key);
  if (list === undefined) return;
  await page.getByRole('region', { name: list }).getByRole('listitem').nth(row).waitFor();
}

/** @returns the longest event of each key, ms */
async function typeSearches(browser: Browser, url: string): Promise<number[]> {
  await using phone = await openPhone(browser, { processor: true });
  const { page } = phone;
  await page.route(/\/rest\/v1\/pairs\?/u, (route) => route.fulfill({ json: pairs }));
  await goLive(page, url);
  await page.getByRole('button', { name: 'Buscar' }).tap();
  const field = page.getByRole('combobox');
  // Until the pairs are there.
  await field.fill('halcones');
  await page.getByRole('option').first().waitFor();
  // What a visit loads for later is not part of a key.
  await page.waitForTimeout(6000);
  const times: number[] = [];
  for (const query of queries) {
    await longestEvent(page, () => field.fill(''));
    for (const key of query) {
      const name = key === ' ' ? 'Space' : key;
      times.push(await longestEvent(page, () => page.keyboard.press(name)));
    }
  }
  return times;
}

/** Taps choices of *¿Y si…?*. @returns the longest event of each, ms */
async function tapHypotheses(browser: Browser, url: string): Promise<number[]> {
  await using phone = await openPhone(browser, { processor: true });
  const { page } = phone;
  await goLive(page, url + paths.table('sexta-libre'));
  const choices = page.locator('fieldset button[aria-pressed]');
  await choices.first().waitFor();
  const times: number[] = [];
  for (const choice of (await choices.all()).slice(0, 12)) {
    await choice.scrollIntoViewIfNeeded();
    // Longer than the rows take to their new places.
    await page.waitForTimeout(600);
    times.push(await longestEvent(page, () => choice.tap()));
  }
  return times;
}
