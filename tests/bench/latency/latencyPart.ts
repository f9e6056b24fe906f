import { setTimeout as sleep } from 'node:timers/promises';
import { launchBrowser } from '../site/browser.ts';
import { buildSite, siteFolder } from '../site/builds.ts';
import { noDelay, openLeague, usualDelay, type Delay, type League } from '../support/league.ts';
import type { Part } from '../support/report.ts';
import { measureEchoes } from './lowerBound.ts';
import { latencyReport, type Seen } from './latencyReport.ts';
import { visit, type Visitor } from './visitor.ts';

const count = 200;
/** A page that has been open for so many results is loaded anew, as a visitor would leave it. */
const rowsOfAVisit = 50;

/** How soon a visitor sees a result that was saved. */
export const latency: Part = {
  name: 'latency',
  title: 'From a saved result to a visitor’s screen',
  async run() {
    buildSite();
    await using league = await openLeague(siteFolder);
    await using browser = await launchBrowser();
    await using visitor = await visit(browser, `${league.url}/resultados`);
    let saved = 0;
    const watch = async (results: number, delay: Delay) => {
      await league.delayDelivery(delay);
      const seen: Seen[] = [];
      for (let result = 0; result < results; result += 1) {
        if (saved % rowsOfAVisit === 0 && saved > 0) await visitor.reload();
        seen.push(await saveAndSee(league, visitor, saved));
        saved += 1;
      }
      return seen;
    };

    await watch(30, noDelay);
    const atOnce = await watch(count, noDelay);
    const asUsual = await watch(count, usualDelay);
    const frame = visitor.lastFrame();
    const echoes = await measureEchoes(browser, league.lowerBoundUrl, frame, count);
    return latencyReport({ atOnce, asUsual, echoes, frameBytes: Buffer.byteLength(frame) });
  },
};

async function saveAndSee(league: League, visitor: Visitor, place: number): Promise<Seen> {
  // At any point of the screen's own rhythm.
  await sleep(10 + Math.random() * 30);
  const seeing = visitor.sees(place);
  const { accepted } = await league.addResult(`Bench ${place}.`);
  const { received, shown, painted } = await seeing;
  return {
    received: received - accepted,
    shown: shown - accepted,
    painted: painted - accepted,
  };
}
