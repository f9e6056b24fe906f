import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright';
import { paths } from '../../../src/league/paths.ts';
import { launchChromium } from '../../support/chromium.ts';
import { buildSite } from '../support/builds.ts';
import { now } from '../support/clock.ts';
import { openLeague, type League } from '../support/league.ts';
import { noDelay, usualDelay } from '../support/delays.ts';
import { observePage } from '../support/observePage.ts';
import { atMost, type Cell, type Part, type Report } from '../support/report.ts';
import { percentile } from '../support/statistics.ts';

const results = 200;
/** After so many results the page is loaded again, with its first fifty rows. */
const rowsOfAVisit = 50;

/** Milliseconds after the response to the write, or after the echo was sent. */
type Times = { received: number; shown: number; painted: number };

/** How soon a visitor sees a result that was saved. */
export const latency: Part = {
  title: 'From a saved result to a visitor’s screen',
  async run() {
    const site = buildSite();
    await using league = await openLeague(site);
    await using browser = await launchChromium();
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    await observePage(page);
    let offset = 0;
    const open = async () => {
      await page.goto(league.url + paths.results());
      await page.getByRole('banner').getByText('En vivo').waitFor();
      offset = await clockOffset(page);
    };
    let saved = 0;
    const measure = async (count: number) => {
      const times: Times[] = [];
      for (let result = 0; result < count; result += 1) {
        if (saved % rowsOfAVisit === 0) await open();
        saved += 1;
        times.push(await saveAndSee(league, page, `Bench ${saved}.`, offset));
      }
      return times;
    };
    await league.worker.call('delayDelivery', noDelay);
    await measure(30);
    const atOnce = await measure(results);
    await league.worker.call('delayDelivery', usualDelay);
    const asUsual = await measure(results);
    const message = await page.evaluate(() => window.observer.lastMessage());
    await page.goto(league.lowerBoundUrl);
    const echoes = await page.evaluate(measureEchoes, { message, count: results });
    return report(atOnce, asUsual, echoes, Buffer.byteLength(message));
  },
};

async function saveAndSee(league: League, page: Page, team: string, offset: number) {
  await page.evaluate((text) => window.observer.expectRow(text), team);
  // Independent of the screen's frames.
  await sleep(10 + Math.random() * 30);
  const { accepted } = await league.addResults(team);
  const row = await page.evaluate(() => window.observer.row());
  const start = accepted - offset;
  return {
    received: row.received - start,
    shown: row.shown - start,
    painted: row.secondFrame - start,
  };
}

/**
 * What added to the page's `performance.now()` gives the shared clock: both count the machine's
 * monotonic clock from different zeros. The fastest of 50 answers is wrong by at most half its time.
 */
async function clockOffset(page: Page): Promise<number> {
  let shortest = Number.POSITIVE_INFINITY;
  let offset = 0;
  for (let round = 0; round < 50; round += 1) {
    const before = now();
    const there = await page.evaluate(() => performance.now());
    const after = now();
    if (after - before >= shortest) continue;
    shortest = after - before;
    offset = (before + after) / 2 - there;
  }
  return offset;
}

/** Runs in an empty page of the bare server: sends the same bytes and paints what comes back. */
async function measureEchoes({ message, count }: { message: string; count: number }) {
  const socket = new WebSocket(window.location.href.replace('http', 'ws'));
  await new Promise((resolve) => socket.addEventListener('open', resolve, { once: true }));
  const echoes: Times[] = [];
  for (let echo = 0; echo < count; echo += 1) {
    await new Promise((resolve) => setTimeout(resolve, 10 + Math.random() * 30));
    const sent = performance.now();
    socket.send(message);
    await new Promise((resolve) => socket.addEventListener('message', resolve, { once: true }));
    const received = performance.now() - sent;
    document.body.append(document.createElement('p'), String(echo));
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    echoes.push({ received, shown: received, painted: performance.now() - sent });
  }
  return echoes;
}

function report(
  atOnce: readonly Times[],
  asUsual: readonly Times[],
  echoes: readonly Times[],
  messageBytes: number,
): Report {
  const [received, shown, painted] = (['received', 'shown', 'painted'] as const).map((name) =>
    atOnce.map((times) => times[name]),
  );
  const usual = asUsual.map((times) => times.painted);
  const echoed = echoes.map((times) => times.received);
  const bound = echoes.map((times) => times.painted);
  const row = (what: string, times: readonly number[] = [], bound?: readonly number[]): Cell[] => {
    const ratio = (share: number) =>
      bound === undefined ? null : percentile(times, share) / percentile(bound, share);
    const shares = [0.5, 0.95, 0.99].map((share) => percentile(times, share));
    return [what, ...shares, ratio(0.5), ratio(0.95)];
  };
  return {
    tables: [
      {
        title: 'From the response to a write to the row on a visitor’s screen',
        columns: ['', 'p50, ms', 'p95, ms', 'p99, ms', 'p50 ÷ bound', 'p95 ÷ bound'],
        rows: [
          row('message in the page', received, echoed),
          row('row in the page', shown),
          row('row painted', painted, bound),
          row('row painted, usual delay', usual, bound),
          row('lower bound: echo in the page', echoed),
          row('lower bound: echo painted', bound),
        ],
        note: `${results} results each, one after the other. Painted means two animation frames after it came into the page. The delay by which the embedded server imitates the hosted one (${usualDelay.min}–${usualDelay.max} ms) is off except in the row that names it. The lower bound is the way of the same ${messageBytes} bytes from the page to the server’s process and back over a bare WebSocket. The clocks of writer and page are aligned to some tenths of a ms.`,
      },
    ],
    budgets: [
      atMost('Saved result on the screen, p95', 100, percentile(painted ?? [], 0.95), 'ms', {
        isHeadline: true,
      }),
      atMost(
        'The same beyond the longest usual delay, p95',
        100,
        percentile(usual, 0.95) - usualDelay.max,
        'ms',
      ),
    ],
  };
}
