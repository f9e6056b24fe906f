import { expect } from 'vitest';
import type { CategoryName } from '../../../src/league/category.ts';
import { openBarePage, type BarePage } from './barePage.ts';
import { openStreamLeague, seed } from './league.ts';
import { skipSecond, until } from './time.ts';

/** A league with many open pages, all hit by one fault at the same time. */
export type Crowd = Awaited<ReturnType<typeof openCrowd>>;

/** What is subscribed to the league and shows its results. */
export type Watcher = Pick<BarePage, 'isLive' | 'shown' | 'close'>;

const categories: readonly (CategoryName | undefined)[] = [undefined, 'Sexta Libre', undefined];
/** A page shows at least so many rows, if the table has them. */
const leastShown = 50;

/** Counts how often the pages of a crowd have tried to connect. */
export class CountedSocket extends WebSocket {
  static opened = 0;

  constructor(...address: ConstructorParameters<typeof WebSocket>) {
    super(...address);
    CountedSocket.opened += 1;
  }
}

/** @param jwtExpiry lifetime of a session's token, s */
export async function openCrowd(size: number, jwtExpiry?: number) {
  const league = await openStreamLeague(jwtExpiry);
  const pages = Array.from({ length: size }, (_, index) =>
    openBarePage(league.supabase, CountedSocket, categories[index % categories.length]),
  );
  /** All that is connected to the league: a test may add others. */
  const watchers: Watcher[] = [...pages];
  const { statistics, faults } = league.supabase.realtime;
  const areLive = () => {
    const isSubscribed = statistics().subscriptions === watchers.length;
    return isSubscribed && watchers.every((watcher) => watcher.isLive());
  };
  // Without skipping: a heartbeat renews the token of a session.
  await until(areLive, 'everybody is live');
  /** Waits until everybody is live, skipping seconds. */
  const recovered = () =>
    until(() => {
      skipSecond();
      return areLive();
    }, 'everybody is live again');

  /** Waits until a page shows the rows and knows the settings of the database. */
  const expectRight = async (page: BarePage) => {
    const compare = async () => {
      const rows = page.shown();
      const table = await league.results(page.category);
      const expected = {
        rows: table.slice(0, Math.max(rows.length, leastShown)),
        version: await league.settingsVersion(),
      };
      expect({ rows, version: page.settingsVersion() }, `SEED=${seed}`).toEqual(expected);
    };
    const isRight = () =>
      compare().then(
        () => true,
        () => false,
      );
    await until(isRight, 'a page is right', 8000).catch(compare);
  };
  return {
    league,
    faults,
    statistics,
    pages,
    watchers,
    recovered,
    expectRight,
    /** Waits until every page is live and right. */
    async expectRecovered() {
      await recovered();
      await league.reported();
      await Promise.all(pages.map(expectRight));
    },
    async write(count = 1) {
      for (let written = 0; written < count; written += 1) await league.write();
    },
    async close() {
      for (const watcher of watchers) await watcher.close();
      await league.close();
    },
  };
}
