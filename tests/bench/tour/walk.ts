import type { Browser, Page } from 'playwright';
import { openPhone } from '../site/browser.ts';
import { eventTimes, watchEvents } from './eventTimes.ts';

/** A step of the tour, and how long the page took to show something of it, ms. */
export type Reaction = { step: string; time: number };

type Step = {
  step: string;
  act(page: Page): Promise<void>;
  /** What is to be seen before the next step. */
  until?(page: Page): Promise<void>;
};

const menu = (page: Page) => page.getByRole('button', { name: 'Menú' });
const follow = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name, exact: true });
const firstCard = (page: Page, list: RegExp) =>
  page.getByRole('region', { name: list }).getByRole('listitem').first().waitFor();
const results = /^Últimos Resultados/;
const matches = /^Próximos Partidos/;

const steps: readonly Step[] = [
  { step: 'open the menu', act: (page) => menu(page).tap() },
  {
    step: 'open the categories',
    act: (page) => page.getByRole('button', { name: 'Categorías' }).tap(),
  },
  {
    step: 'go to a category',
    act: (page) => follow(page, 'Sexta Libre').tap(),
    until: (page) => firstCard(page, /^Últimos Resultados - Sexta Libre/),
  },
  { step: 'open the menu on it', act: (page) => menu(page).tap() },
  {
    step: 'go to the results',
    act: (page) => follow(page, 'Resultados').tap(),
    until: (page) => firstCard(page, results),
  },
  {
    step: 'ask for more results',
    act: (page) => page.getByRole('button', { name: 'Ver más' }).tap(),
    until: (page) =>
      page.getByRole('region', { name: results }).getByRole('listitem').nth(50).waitFor(),
  },
  { step: 'open the menu on a long list', act: (page) => menu(page).tap() },
  {
    step: 'go to the matches',
    act: (page) => follow(page, 'Próximos Partidos').tap(),
    until: (page) => firstCard(page, matches),
  },
  {
    step: 'go back to the results',
    act: async (page) => {
      await page.goBack();
    },
    until: (page) => firstCard(page, results),
  },
  {
    step: 'scroll to the foot',
    act: (page) => page.getByRole('contentinfo').scrollIntoViewIfNeeded(),
    // They are fetched on the way there, which takes a thumb longer than a script.
    until: (page) => page.getByRole('region', { name: 'Nos acompañan' }).waitFor(),
  },
  { step: 'dark', act: (page) => scheme(page, 'Oscuro') },
  { step: 'light', act: (page) => scheme(page, 'Claro') },
  { step: 'close the menu with a key', act: closeMenu },
];

/** Goes through the site as a visitor with a slow phone does. */
export async function walk(browser: Browser, url: string): Promise<Reaction[]> {
  await using phone = await openPhone(browser, { processor: true });
  const { page } = phone;
  await watchEvents(page);
  await page.goto(url);
  await firstCard(page, results);
  await page.getByRole('banner').getByText('En vivo').waitFor({ timeout: 120_000 });
  const reactions: Reaction[] = [];
  for (const { step, act, until } of steps) {
    await act(page);
    await until?.(page);
    reactions.push({ step, time: await eventTimes(page) });
  }
  return reactions;
}

async function scheme(page: Page, name: string) {
  await page.getByRole('radio', { name }).locator('..').tap();
}

async function closeMenu(page: Page) {
  await menu(page).tap();
  await page.keyboard.press('Escape');
}
