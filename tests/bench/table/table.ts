import { join } from 'node:path';
import type { Browser } from 'playwright';
import { createServer } from 'vite';
import { openPhone } from '../support/page.ts';
import { benchFolder, root } from '../support/publish.ts';
import { atMost, listOf, type Bench } from '../support/report.ts';
import { summarise } from '../support/statistics.ts';
import type * as InPage from './inPage.ts';
import { exportedChat, wholeSeason } from './inputs.ts';

export const title = 'tables of positions, and an exported chat';

/** The table of positions and the reading of a chat: what a visitor and the organiser wait for. */
export async function run({ browser }: Bench) {
  const { computed, readings } = await computeOnPhone(browser);
  const chat = { headline: 'An exported chat of 20,000 messages, read, ms' };
  const figures = {
    'a table of 16 pairs, 240 results, computed': atMost(summarise(computed), 4),
    'a chat of 20,000 messages, read': atMost(summarise(readings), 2_000, chat),
  };
  return [listOf('ms', figures)];
}

/** What the site's own functions take in an empty page, ms. */
async function computeOnPhone(browser: Browser) {
  const server = { host: '127.0.0.1', port: 0, hmr: false, watch: null };
  // The settings' module has React's hooks too.
  const optimizeDeps = { noDiscovery: true, include: ['react'] };
  const cacheDir = join(benchFolder, 'vite');
  const vite = await createServer({ configFile: false, root, server, optimizeDeps, cacheDir });
  await vite.listen();
  await using phone = await openPhone(browser, { processor: true });
  const { page } = phone;
  await page.goto(new URL('package.json', vite.resolvedUrls?.local[0]).href);
  const inPage = await page.evaluateHandle(async (folder) => {
    await import(`${folder}/support/startSettings.ts`);
    const module: typeof InPage = await import(`${folder}/bench/table/inPage.ts`);
    return module;
  }, '/tests');
  const inputs = { season: wholeSeason(), chat: exportedChat(20_000) };
  const times = await inPage.evaluate(
    async (module, { season, chat }) => ({
      computed: module.timeStandings(season),
      readings: await module.timeReadings(chat),
    }),
    inputs,
  );
  await vite.close();
  return times;
}
