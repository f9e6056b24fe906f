import type { CategoryName } from '../../../src/domain/category.ts';
import { openStreamLeague, type StreamLeague } from './streamLeague.ts';
import { openBarePage, type BarePage } from './streamPage.ts';
import { chooseSeed, createRandom, type Random } from './streamRandom.ts';
import { judge } from './streamOutcome.ts';
import { skipSecond } from './streamClock.ts';
import { until } from './streamWaiting.ts';

/** A league with many pages open on it, all struck by one fault at the same time. */
export type Crowd = {
  league: StreamLeague;
  random: Random;
  pages: readonly BarePage[];
  /** Waits until every page is live again, while seconds pass in no time. */
  recovered(): Promise<void>;
  /** Throws unless a page shows what the table has. */
  expectRight(page: BarePage): Promise<void>;
  /** The same once every page is live again. */
  expectRecovered(page: BarePage): Promise<void>;
  close(): Promise<void>;
};

const categories: readonly (CategoryName | undefined)[] = [undefined, 'Sexta Libre', undefined];

/** How often the pages of a crowd have tried to connect. */
export class CountedSocket extends WebSocket {
  static opened = 0;

  constructor(...address: ConstructorParameters<typeof WebSocket>) {
    super(...address);
    CountedSocket.opened += 1;
  }
}

/** @param jwtExpiry lifetime of a session's token, s */
export async function openCrowd(size: number, jwtExpiry?: number): Promise<Crowd> {
  const random = createRandom(chooseSeed());
  const league = await openStreamLeague(random, jwtExpiry);
  for (let row = 0; row < 20; row += 1) await league.add();
  const pages = Array.from({ length: size }, (_, place) =>
    openBarePage(league.supabase, {
      category: categories[place % categories.length],
      transport: CountedSocket,
    }),
  );
  const areLive = async () =>
    league.supabase.realtime.statistics().subscriptions === size &&
    (await Promise.all(pages.map((page) => page.isLive()))).every(Boolean);
  await until(areLive, 'every page is live');
  const recovered = () =>
    until(() => {
      skipSecond();
      return areLive();
    }, 'every page is live again');
  const expectRight = async (page: BarePage) => {
    const outcome = (await judge(league, [page], performance.now())).get(page);
    if (outcome?.timesWrong !== 0) {
      throw new Error(`${page.name}: ${JSON.stringify(outcome)}, SEED=${random.seed}`);
    }
  };
  return {
    league,
    random,
    pages,
    recovered,
    expectRight,
    async expectRecovered(page) {
      await recovered();
      await expectRight(page);
    },
    async close() {
      for (const page of pages) await page.close();
      await league.close();
    },
  };
}
