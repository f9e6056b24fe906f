import type { Browser } from 'playwright';
import type { Phone } from '../site/browser.ts';
import { beginChanges, changesSettled } from './observeChanges.ts';
import { openResults } from './openResults.ts';
import type { Organiser } from './organiser.ts';

/** What a page holds once everything that can be is freed. */
export type PendingUpdates = { heapMegabytes: number; nodes: number; listeners: number };

/** Of one hour in which many play: half of the changes add a result, half take one away. */
export const hourOfChanges = 600;
const together = 10;

/** What an open page holds before and after an hour of changes, which come as fast as they can. */
export async function measureMemory(
  browser: Browser,
  url: string,
  organiser: Organiser,
): Promise<{ before: PendingUpdates; after: PendingUpdates }> {
  await using phone = await openResults(browser, url);
  // What is made once, such as compiled code, is made now.
  await change(phone, organiser, 0);
  const before = await readHeld(phone);
  for (let round = 1; round <= hourOfChanges / (2 * together); round += 1) {
    await change(phone, organiser, round);
  }
  await beginChanges(phone.page);
  await changesSettled(phone.page, 0);
  return { before, after: await readHeld(phone) };
}

async function change({ page }: Phone, organiser: Organiser, round: number) {
  const teams = Array.from({ length: together }, (_, place) => `Hora ${round}-${place}.`);
  const last = page.getByText(teams.at(-1) ?? '').first();
  await organiser.add(teams);
  await last.waitFor({ state: 'attached' });
  await organiser.removeAdded();
  await last.waitFor({ state: 'detached' });
}

async function readHeld({ devTools }: Phone): Promise<PendingUpdates> {
  // Twice: what the first frees may be what held something else.
  for (let time = 0; time < 2; time += 1) await devTools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devTools.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await devTools.send('Memory.getDOMCounters');
  return { heapMegabytes: usedSize / 1_000_000, nodes, listeners: jsEventListeners };
}
