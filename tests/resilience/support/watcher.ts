import type { CategoryName } from '../../../src/league/category.ts';
import type { StreamLeague } from './league.ts';
import { isReached } from './time.ts';

type Settings = Awaited<ReturnType<StreamLeague['settings']>>;

/** Shows the league's results and must keep them right. */
export type Watcher = {
  name: string;
  /** Category of the watcher's list; without one it lists all results. */
  category?: CategoryName | undefined;
  /** A client made less carefully than the site: it must turn out wrong. */
  isBaseline?: boolean;
  isLive(): Promise<boolean>;
  /** The labels of its rows, from top to bottom. */
  shown(): Promise<readonly string[]>;
  /** Whether it has these settings; a baseline client reads none. */
  hasSettings?(settings: Settings): Promise<boolean>;
  close(): Promise<void>;
};

/** How often a watcher was wrong, and in what. */
export type Outcome = {
  timesWrong: number;
  /** Rows of the table that it does not show. */
  lost: number;
  /** Rows that it shows and the table no longer has. */
  stale: number;
  /** Rows that it shows more than once. */
  doubled: number;
  /** 1 where it shows a setting that was changed since. */
  oldSettings: number;
  /** The longest time after a fault until its list was right, ms. */
  slowest: number;
};

export type Outcomes = ReadonlyMap<Watcher, Outcome>;

/** A page shows at least so many rows, if the table has them. */
const leastShown = 50;
/** A list that is wrong for so long, on a live connection, stays wrong, ms. */
const timeout = 8000;
/** Timeout for baseline clients, whose requests were answered long before, ms. */
const baselineTimeout = 300;

/**
 * Compares every watcher's list with the table after the last write.
 * @param faultAt `performance.now()` when the fault began
 */
export async function compareWithTable(
  league: StreamLeague,
  watchers: readonly Watcher[],
  faultAt: number,
): Promise<Outcomes> {
  const outcomes = watchers.map(async (watcher): Promise<[Watcher, Outcome]> => {
    const table = await league.results(watcher.category);
    const settings = await league.settings();
    const hasSettings = async () => (await watcher.hasSettings?.(settings)) ?? true;
    const isRight = async () => {
      const shown = await watcher.shown();
      const expected = table.slice(0, Math.max(shown.length, leastShown));
      const hasRows = shown.every((row, at) => row === expected[at]);
      return shown.length === expected.length && hasRows && (await hasSettings());
    };
    const isRightInTime = await isReached(isRight, watcher.isBaseline ? baselineTimeout : timeout);
    const slowest = performance.now() - faultAt;
    const timesWrong = isRightInTime ? 0 : 1;
    const oldSettings = (await hasSettings()) ? 0 : 1;
    const rows = isRightInTime
      ? { lost: 0, stale: 0, doubled: 0 }
      : differences(await watcher.shown(), table);
    return [watcher, { timesWrong, ...rows, oldSettings, slowest }];
  });
  return new Map(await Promise.all(outcomes));
}

function differences(shown: readonly string[], table: readonly string[]) {
  const unique = new Set(shown);
  const existing = new Set(table);
  const expected = table.slice(0, Math.max(shown.length, leastShown));
  return {
    lost: expected.filter((row) => !unique.has(row)).length,
    stale: [...unique].filter((row) => !existing.has(row)).length,
    doubled: shown.length - unique.size,
  };
}

export function addOutcomes(sum: Outcome | undefined, outcome: Outcome): Outcome {
  if (sum === undefined) return outcome;
  return {
    timesWrong: sum.timesWrong + outcome.timesWrong,
    lost: sum.lost + outcome.lost,
    stale: sum.stale + outcome.stale,
    doubled: sum.doubled + outcome.doubled,
    oldSettings: sum.oldSettings + outcome.oldSettings,
    slowest: Math.max(sum.slowest, outcome.slowest),
  };
}
