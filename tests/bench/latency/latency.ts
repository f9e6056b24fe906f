import type { Browser, Page } from 'playwright';
import { paths } from '../../../src/league/paths.ts';
import { noDelay, openLeague, usualDelay, type League } from '../support/league.ts';
import { goLive, openDesktop, saveAndSee } from '../support/page.ts';
import { rowOf, type Bench, type Limit, type Version } from '../support/report.ts';
import { each, percentile } from '../support/statistics.ts';
import { now } from '../support/worker.ts';

const results = 200;

/** Milliseconds after the response to the write, or after the echo was sent. */
type Times = { received: number; painted: number };
type Measured = Awaited<ReturnType<typeof measureVersion>>;

export const title = 'from the response to a save to a visitor’s screen';

/** How soon a visitor sees a result that was saved, in a list and in the table of positions. */
export async function run({ browser, versions }: Bench) {
  const measured = await each(versions, (version) => measureVersion(browser, version));
  const limit = usualDelay.max + 100;
  const saved = { limit: 100, headline: 'Saved result on the screen, p95, ms' };
  const headline = `Saved → in the table, p95, usual delay of up to ${usualDelay.max} ms included`;
  const row = (of: string, name: keyof Measured, figure: keyof Times, limit?: Limit) => {
    const share = (part: number, times: readonly Times[]) =>
      percentile(
        times.map((time) => time[figure]),
        part,
      );
    return rowOf(of, measured, [
      { what: 'p50, ms', read: ({ [name]: times }) => share(0.5, times) },
      { what: 'p95, ms', read: ({ [name]: times }) => share(0.95, times), limit },
      { what: 'lower bound: echo, p50, ms', read: ({ echoes }) => share(0.5, echoes) },
      { what: 'lower bound, p95, ms', read: ({ echoes }) => share(0.95, echoes) },
      {
        what: '÷ it, p95',
        read: ({ echoes, [name]: times }) => share(0.95, times) / share(0.95, echoes),
      },
    ]);
  };
  return [
    [
      ...row('message in the page', 'atOnce', 'received'),
      ...row('row painted', 'atOnce', 'painted', saved),
      ...row('row painted, usual delay', 'asUsual', 'painted', { limit }),
      ...row('in the table of positions, usual delay', 'inTable', 'painted', { limit, headline }),
    ],
  ];
}

async function measureVersion(browser: Browser, version: Version) {
  await using league = await openLeague(version);
  await league.worker.call('delayDelivery', noDelay);
  await measure(browser, league, 30);
  const atOnce = await measure(browser, league, results);
  await league.worker.call('delayDelivery', usualDelay);
  return {
    atOnce,
    asUsual: await measure(browser, league, results),
    inTable: await measure(browser, league, 100, paths.table('sexta-libre'), 'tbody tr'),
    echoes: await measureEchoes(browser, league.lowerBoundUrl),
  };
}

async function measure(
  browser: Browser,
  league: League,
  count: number,
  path: string = paths.results(),
  rows?: string,
): Promise<Times[]> {
  await using desktop = await openDesktop(browser, rows);
  const { page } = desktop;
  await goLive(page, league.url + path);
  const offset = await clockOffset(page);
  const seen = await saveAndSee(page, league, count);
  return seen.map(({ accepted, received, secondFrame }) => {
    const start = accepted - offset;
    return { received: received - start, painted: secondFrame - start };
  });
}

/**
 * What added to the page's `performance.now()` gives the shared clock: both count the machine's
 * monotonic clock from different zeros. The fastest of 50 answers is wrong by at most half its time.
 */
async function clockOffset(page: Page): Promise<number> {
  const rounds: { time: number; offset: number }[] = [];
  while (rounds.length < 50) {
    const before = now();
    const there = await page.evaluate(() => performance.now());
    const time = now() - before;
    rounds.push({ time, offset: before + time / 2 - there });
  }
  return rounds.toSorted((one, other) => one.time - other.time)[0]?.offset ?? Number.NaN;
}

/** The lower bound: as many bytes from an empty page to the bare server and back, and painted. */
async function measureEchoes(browser: Browser, url: string): Promise<Times[]> {
  await using desktop = await openDesktop(browser);
  await desktop.page.goto(url);
  const echoes = await desktop.page.evaluate(async (count) => {
    const socket = new WebSocket(window.location.href.replace('http', 'ws'));
    const next = (event: string) =>
      new Promise((resolve) => socket.addEventListener(event, resolve, { once: true }));
    await next('open');
    const echoes: Times[] = [];
    while (echoes.length < count) {
      await new Promise((resolve) => setTimeout(resolve, 10 + Math.random() * 30));
      const sent = performance.now();
      socket.send('x'.repeat(1024));
      await next('message');
      const received = performance.now() - sent;
      document.body.append(document.createElement('p'), String(echoes.length));
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
      echoes.push({ received, painted: performance.now() - sent });
    }
    return echoes;
  }, results);
  return echoes;
}
