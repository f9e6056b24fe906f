import { setTimeout as pass } from 'node:timers/promises';
import type { Browser } from 'playwright';
import { beginChanges, changesOf, changesSettled, type Changes } from './observeChanges.ts';
import { openResults } from './openResults.ts';
import type { Organiser } from './organiser.ts';

/** How many results are entered in a second, and how many in each request. */
export const burst = { changes: 500, together: 10 } as const;

export type Burst = Changes & {
  /** The page's elements before. */
  nodesBefore: number;
  /** Frames that a screen with 60 a second had room for, and did not get. */
  dropped: number;
};

/** A second in which everybody enters everything, seen by a page that is open. */
export async function measureBurst(
  browser: Browser,
  url: string,
  organiser: Organiser,
): Promise<Burst> {
  await using phone = await openResults(browser, url);
  const { nodes: nodesBefore } = await changesOf(phone.page);
  await beginChanges(phone.page);
  const requests: Promise<void>[] = [];
  const count = burst.changes / burst.together;
  for (let request = 0; request < count; request += 1) {
    const teams = Array.from({ length: burst.together }, (_, place) => `Ola ${request}-${place}`);
    requests.push(organiser.add(teams));
    await pass(1000 / count);
  }
  await Promise.all(requests);
  await changesSettled(phone.page, burst.changes);
  const changes = await changesOf(phone.page);
  await organiser.removeAdded();
  const room = Math.round((changes.busy * 60) / 1000);
  return { ...changes, nodesBefore, dropped: Math.max(0, room - changes.frames) };
}
