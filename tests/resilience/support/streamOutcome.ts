import type { StreamLeague } from './streamLeague.ts';
import { isReached } from './streamWaiting.ts';
import { compareLists, isEqual, type Watcher } from './streamWatcher.ts';

/** How a watcher fared. */
export type Outcome = {
  timesWrong: number;
  lost: number;
  ghosts: number;
  doubled: number;
  /** The longest time after the fault until its list was right again, ms. */
  slowest: number;
};

/** Who is still wrong after so long, on a connection that stands, stays so, ms. */
const timeout = 8000;
/** The same for the doubles: they have answered what they ask long before. */
const duplicateTimeout = 300;

/**
 * Compares every watcher's list with the table once nothing happens any more.
 * @param faultAt `performance.now()` when the fault began
 */
export async function judge(
  league: StreamLeague,
  watchers: readonly Watcher[],
  faultAt: number,
): Promise<ReadonlyMap<Watcher, Outcome>> {
  const outcomes = watchers.map(async (watcher): Promise<[Watcher, Outcome]> => {
    const table = await league.results(watcher.category);
    const difference = async () => compareLists(await watcher.shown(), table);
    const isRight = async () => isEqual(await difference());
    const time = watcher.isDouble === true ? duplicateTimeout : timeout;
    const wasReached = await isReached(isRight, time);
    const slowest = performance.now() - faultAt;
    if (wasReached) return [watcher, { timesWrong: 0, lost: 0, ghosts: 0, doubled: 0, slowest }];
    const { lost, ghosts, doubled } = await difference();
    return [watcher, { timesWrong: 1, lost, ghosts, doubled, slowest }];
  });
  return new Map(await Promise.all(outcomes));
}
