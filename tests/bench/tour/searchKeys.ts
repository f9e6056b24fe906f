import type { Browser } from 'playwright';
import { categories } from '../../../src/league/category.ts';
import { observePage } from '../support/observePage.ts';
import { openPhone } from '../support/phone.ts';

/** How many pairs the league has whose search is measured. */
export const pairCount = 500;

/** Names that share words, a slip, players, and a name of nobody. */
const queries = ['los halcones', 'vibroa 12', 'fernandez', 'zzz'];
const nouns = ['Halcones', 'Víbora', 'Smash', 'Bandeja', 'Pared', 'Globo', 'Remate', 'Red'];
const names = ['Fernández', 'Gómez', 'Peralta', 'Ríos', 'Vega', 'Díaz'];

/** @returns the longest event of each key, ms */
export async function measureSearchKeys(browser: Browser, url: string): Promise<number[]> {
  await using phone = await openPhone(browser, { processor: true });
  const { page } = phone;
  await observePage(page);
  await page.route(/\/rest\/v1\/pairs\?/u, (route) => route.fulfill({ json: rows }));
  await page.goto(url);
  await page.getByRole('banner').getByText('En vivo').waitFor({ timeout: 120_000 });
  await page.getByRole('button', { name: 'Buscar' }).tap();
  const field = page.getByRole('combobox');
  await field.waitFor();
  // Until the pairs are there.
  await field.fill('halcones');
  await page.getByRole('option').first().waitFor();
  // What a visit loads for later is not part of a key.
  await page.waitForTimeout(6000);
  await page.evaluate(() => window.observer.takeLongestEvent());
  const times: number[] = [];
  for (const query of queries) {
    await field.fill('');
    await page.evaluate(() => window.observer.painted());
    await page.waitForTimeout(150);
    await page.evaluate(() => window.observer.takeLongestEvent());
    for (const key of query) {
      await page.keyboard.press(key === ' ' ? 'Space' : key);
      await page.evaluate(() => window.observer.painted());
      // Entries of events come some time after their frame.
      await page.waitForTimeout(150);
      times.push(await page.evaluate(() => window.observer.takeLongestEvent()));
    }
  }
  return times;
}

const rows = Array.from({ length: pairCount }, (_, index) => ({
  id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
  category: categories[index % categories.length]?.name,
  name: `Los ${nouns[index % nouns.length]} ${index + 1}`,
  players: `${names[index % names.length]}, ${names[(index + 1) % names.length]}`,
  created_at: '2026-08-01T12:00:00+00:00',
}));
