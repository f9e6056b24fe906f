import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright';
import { build } from 'vite';
import { paths } from '../../../src/league/paths.ts';
import { launchChromium } from '../../support/chromium.ts';
import { buildSite } from '../support/builds.ts';
import { noDelay, usualDelay } from '../support/delays.ts';
import { openLeague, type League } from '../support/league.ts';
import { observePage } from '../support/observePage.ts';
import { openPhone } from '../support/phone.ts';
import { atMost, tableOf, type Part } from '../support/report.ts';
import { median, percentile, summarise } from '../support/statistics.ts';
import { exportedChat, wholeSeason } from './inputs.ts';

const saved = 100;
const tableAddress = paths.table('sexta-libre');

/** The table of positions and the reading of a chat: what a visitor and the organiser wait for. */
export const table: Part = {
  title: 'Tables of positions, and an exported chat',
  async run() {
    await using league = await openLeague(buildSite());
    await using browser = await launchChromium();
    const { computed, readings } = await computeOnPhone(browser);
    const taps = await tapHypotheses(browser, league);
    await league.worker.call('delayDelivery', noDelay);
    const atOnce = await saveAndSee(browser, league, 'Directa');
    await league.worker.call('delayDelivery', usualDelay);
    const asUsual = await saveAndSee(browser, league, 'Tardía');
    const beyond = percentile(asUsual, 0.95) - usualDelay.max;
    const reading = median(readings.map(({ time }) => time));
    const rows = [
      ['table of 16 pairs, 240 results, computed', summarise(computed)],
      ['¿y si…?, from a tap to the next frame', summarise(taps.map(({ event }) => event))],
      ['¿y si…?, from a tap to the table, painted', summarise(taps.map(({ table }) => table))],
      ['saved → in the table and painted, no delay', summarise(atOnce)],
      ['saved → in the table and painted, usual delay', summarise(asUsual)],
      ['20,000 messages read', summarise(readings.map(({ time }) => time))],
      [
        'the longest the page cannot answer meanwhile',
        summarise(readings.map((each) => each.longest)),
      ],
    ] as const;
    return {
      tables: [
        tableOf(
          'What the table and the paste take',
          rows,
          { what: ([what]) => what, 'median [min–max], ms': ([, times]) => times },
          `Processor 4 times slower but for what is saved (${saved} results each). The chat has ${readings[0]?.results ?? 0} results.`,
        ),
      ],
      budgets: [
        atMost('A table of 16 pairs, 240 results, computed', 4, median(computed), 'ms'),
        atMost('¿Y si…?: a tap → painted', 50, median(taps.map(({ event }) => event)), 'ms', {
          isHeadline: true,
        }),
        atMost(
          '¿Y si…?: a tap → the table, painted',
          150,
          median(taps.map(({ table }) => table)),
          'ms',
        ),
        atMost('Saved → in the table, p95, beyond the usual delay', 100, beyond, 'ms', {
          isHeadline: true,
        }),
        atMost('An exported chat of 20,000 messages, read', 2_000, reading, 'ms', {
          isHeadline: true,
        }),
      ],
    };
  },
};

/** In an empty page: what the site's own functions take. */
async function computeOnPhone(browser: Browser) {
  const entry = fileURLToPath(new URL('inPage.ts', import.meta.url));
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, lib: { entry, formats: ['iife'], name: 'bench' } },
  });
  const [bundle] = [built].flat();
  const [script] = bundle !== undefined && 'output' in bundle ? bundle.output : [];
  await using phone = await openPhone(browser, { processor: true });
  const { page } = phone;
  await page.addScriptTag({ content: script?.code ?? '' });
  const season = wholeSeason();
  const measured = await page.evaluate((input) => window.measurements.standings(input, 60), season);
  const readings = [];
  for (let round = 0; round < 3; round += 1) {
    readings.push(
      await page.evaluate(
        ({ text, context }) => window.measurements.reading(text, context),
        exportedChat(20_000),
      ),
    );
  }
  // A page computes a table again with every result: the first times are those of a cold function.
  return { computed: measured.slice(10), readings };
}

/** Longer than the rows of a table take to their new places, ms. */
const atRest = 600;

/**
 * Taps each choice of the first matches of *¿Y si…?*, each once the table is at rest.
 * @returns the longest event of each tap, and from the tap until the table is painted, ms
 */
async function tapHypotheses(browser: Browser, league: League) {
  await using phone = await openPhone(browser, { processor: true });
  const { page } = phone;
  await observePage(page);
  await page.goto(league.url + tableAddress);
  await page.getByRole('banner').getByText('En vivo').waitFor({ timeout: 120_000 });
  const choices = page.locator('fieldset button[aria-pressed]');
  await choices.first().waitFor();
  const taps: { event: number; table: number }[] = [];
  for (let index = 0; index < Math.min(12, await choices.count()); index += 1) {
    await choices.nth(index).scrollIntoViewIfNeeded();
    await page.waitForTimeout(atRest);
    await page.evaluate(() => window.observer.takeLongestEvent());
    const table = page.evaluate(async () => {
      const changed = new Promise<void>((resolve) => {
        const rows = document.querySelector('tbody');
        if (rows === null) throw new Error('There is no table.');
        const options = { subtree: true, childList: true, characterData: true, attributes: true };
        new MutationObserver(() => resolve()).observe(rows, options);
      });
      const tapped = await new Promise<number>((resolve) => {
        document.addEventListener('click', ({ timeStamp }) => resolve(timeStamp), { once: true });
      });
      await changed;
      return (await window.observer.painted()) - tapped;
    });
    await choices.nth(index).tap();
    taps.push({
      table: await table,
      event: await page.evaluate(() => window.observer.takeLongestEvent()),
    });
  }
  return taps;
}

/**
 * @param name of new pairs, which no other pair of the league begins with
 * @returns from the response to each save until its pair is painted in the table, ms
 */
async function saveAndSee(browser: Browser, league: League, name: string): Promise<number[]> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await observePage(page, '', 'tbody tr');
  await page.goto(league.url + tableAddress);
  await page.getByRole('banner').getByText('En vivo').waitFor();
  const times: number[] = [];
  for (let index = 0; index < saved; index += 1) {
    const team = `${name} ${index}.`;
    await page.evaluate((text) => window.observer.expectRow(text), team);
    const before = await page.evaluate(() => performance.now());
    const { sent, accepted } = await league.addResults(team);
    const row = await page.evaluate(() => window.observer.row());
    // The page's clock was read just before the request was sent.
    times.push(row.painted - before - (accepted - sent));
    if (index % 10 < 9) continue;
    // What is removed is not measured, and would be gathered with the next result.
    await league.removeAdded();
    await page.getByText(name).first().waitFor({ state: 'detached' });
  }
  await page.close();
  return times;
}
