import type { Browser } from 'playwright';
import { cardDelay, expectCard } from './observeChanges.ts';
import { openResults } from './openResults.ts';
import type { Organiser } from './organiser.ts';

const changes = 120;

/** After so many the list is as long as it was: some 50 rows. */
const tidied = 10;

/**
 * Results that come one by one.
 * @returns of each, what went by between its arrival in the page and its painted card, ms
 */
export async function measureSingleChanges(
  browser: Browser,
  url: string,
  organiser: Organiser,
): Promise<number[]> {
  await using phone = await openResults(browser, url);
  const delays: number[] = [];
  for (let change = 0; change < changes; change += 1) {
    const team = `Llegada ${change}.`;
    await expectCard(phone.page, team);
    await organiser.add([team]);
    delays.push(await cardDelay(phone.page));
    if ((change + 1) % tidied !== 0) continue;
    await organiser.removeAdded();
    await phone.page.getByText(team).first().waitFor({ state: 'detached' });
  }
  // The first is the code's first time.
  return delays.slice(1);
}
