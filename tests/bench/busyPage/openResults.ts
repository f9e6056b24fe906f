import type { Browser } from 'playwright';
import { paths } from '../../../src/paths.ts';
import { openPhone, type Phone } from '../site/browser.ts';
import { observeChanges } from './observeChanges.ts';

/** The results on a slow phone, live and with nothing left to fetch. */
export async function openResults(browser: Browser, url: string): Promise<Phone> {
  const phone = await openPhone(browser, { processor: true });
  await observeChanges(phone.page);
  await phone.page.goto(url + paths.results());
  await phone.page.getByRole('banner').getByText('En vivo').waitFor({ timeout: 120_000 });
  // The other pages' code comes a while after the page itself.
  await phone.page.waitForTimeout(3000);
  await phone.page.waitForLoadState('networkidle');
  return phone;
}
