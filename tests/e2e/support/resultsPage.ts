import type { Page } from 'playwright';
import { expect } from 'playwright/test';

/** The cards of the results, on a page that shows all of them. */
export function results(page: Page) {
  return page.getByRole('region', { name: 'Últimos Resultados' }).getByRole('listitem');
}

/** Waits until the page says that it is live: what happens from now on reaches it. */
export async function expectLive(page: Page) {
  const live = page.getByRole('banner').getByText('En vivo');
  await expect(live).toBeVisible({ timeout: 30_000 });
}

/** Marks the page, so that a load anew would be noticed. */
export async function markLoaded(page: Page) {
  await page.evaluate(() => Object.assign(window, { loadedOnce: true }));
}

export async function expectNeverReloaded(page: Page) {
  expect(await page.evaluate(() => Reflect.get(window, 'loadedOnce'))).toBe(true);
}
