import type { Browser } from 'playwright';
import { openResults } from './openResults.ts';
import type { Organiser } from './organiser.ts';

/** How many rows the list has in the end. */
export const longListRows = 2000;

/** One more page of the list. */
export type Growth = {
  /** Afterwards. */
  rows: number;
  nodes: number;
  /** From the click to the painted cards, ms. */
  time: number;
  /** Of this, what the page itself took once the answer was there, ms. */
  work: number;
};

/** Loads a long list page by page. */
export async function measureLongList(
  browser: Browser,
  url: string,
  organiser: Organiser,
): Promise<Growth[]> {
  await organiser.fillUp(longListRows);
  await using phone = await openResults(browser, url);
  const { page } = phone;
  const more = page.getByRole('button', { name: 'Ver más' });
  const growths: Growth[] = [];
  // Not until the button is gone: at the last full page it cannot know that there are no more.
  while ((growths.at(-1)?.rows ?? 0) < longListRows) {
    growths.push(await more.evaluate(clickAndMeasure));
    await page.waitForFunction(() => document.querySelector('[aria-disabled=true]') === null);
  }
  await organiser.removeAdded();
  return growths;
}

/** Runs in the page. */
function clickAndMeasure(button: HTMLElement | SVGElement): Promise<Growth> {
  const countRows = () => document.querySelectorAll('main section li').length;
  const before = countRows();
  performance.clearResourceTimings();
  const start = performance.now();
  return new Promise((resolve) => {
    const changes = new MutationObserver(() => {
      if (countRows() === before) return;
      changes.disconnect();
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => {
          const end = performance.now();
          const answer = performance
            .getEntriesByType('resource')
            .findLast(({ name }) => name.includes('/rest/v1/results'));
          const answered = Number(Reflect.get(answer ?? {}, 'responseEnd') ?? start);
          resolve({
            rows: countRows(),
            nodes: document.querySelectorAll('*').length,
            time: end - start,
            work: end - answered,
          });
        });
        port1.start();
        port2.postMessage(null);
      });
    });
    changes.observe(document.body, { childList: true, subtree: true });
    button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  });
}
