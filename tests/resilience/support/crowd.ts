import type { CategoryName } from '../../../src/league/category.ts';
import { openBarePage, type BarePage } from './barePage.ts';
import { skipSecond } from './clocks.ts';
import { createRandom, openStreamLeague } from './league.ts';
import { until } from './time.ts';
import { compareWithTable } from './watcher.ts';

/** A league with many open pages, all hit by one fault at the same time. */
export type Crowd = Awaited<ReturnType<typeof openCrowd>>;

const categories: readonly (CategoryName | undefined)[] = [undefined, 'Sexta Libre', undefined];

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
  const random = createRandom();
  const league = await openStreamLeague(random, jwtExpiry);
  await league.resizeTo(20);
  const pages = Array.from({ length: size }, (_, index) =>
    openBarePage(league.supabase, {
      category: categories[index % categories.length],
      transport: CountedSocket,
    }),
  );
  const { statistics } = league.supabase.realtime;
  const areLive = async () =>
    statistics().subscriptions === size &&
    (await Promise.all(pages.map((page) => page.isLive()))).every(Boolean);
  await until(areLive, 'every page is live');
  /** Waits until every page is live again, skipping seconds. */
  const recovered = () =>
    until(() => {
      skipSecond();
      return areLive();
    }, 'every page is live again');
  /** Throws unless a page shows what the table has. */
  const expectRight = async (page: BarePage) => {
    const outcome = (await compareWithTable(league, [page], performance.now())).get(page);
    if (outcome?.timesWrong !== 0) {
      throw new Error(`${page.name}: ${JSON.stringify(outcome)}, SEED=${random.seed}`);
    }
  };
  return {
    league,
    faults: league.supabase.realtime.faults,
    statistics,
    random,
    pages,
    recovered,
    expectRight,
    async expectRecovered(page: BarePage) {
      await recovered();
      await expectRight(page);
    },
    async write(count = 1) {
      for (let written = 0; written < count; written += 1) await league.write();
    },
    async close() {
      for (const page of pages) await page.close();
      await league.close();
    },
  };
}
