import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { formatLongDate } from '../../../src/padel/spanishDate.ts';
import { dayAt } from '../../support/clock.ts';
import { leagueForThisFile, prepare, serviceClient } from '../../support/league.ts';
import { expectSoon } from '../../support/page.ts';

const league = leagueForThisFile({ seed: '' });
const television = { viewport: { width: 1920, height: 1080 } };
const day = 86_400_000;
/** Pages of results that the screen shows of a day, and results on each. */
const shownResults = 24;

const days = 7;
const perDay = {
  added: 36,
  corrected: 18,
  removed: 18,
  cuts: 6,
};
const versions = 3;

/** Results as the organisers enter them: of a few pairs, which meet again and again. */
function rowsOf(date: string) {
  return Array.from({ length: perDay.added }, (_, index) => ({
    team1: `Equipo ${index % 7}`,
    team2: `Rival ${index % 5}`,
    score: '6-4, 6-3',
    date,
    category: 'Sexta Damas',
  }));
}

const arrival = (page: Page) => page.getByRole('region', { name: 'Resultado nuevo' });

test(
  'a week on the club’s screen: changes, nights without network, midnights, new versions',
  { timeout: 1_200_000 },
  async () => {
    const { page, allow } = await prepare(league, television);
    allow(/net::ERR_|Failed to load resource|WebSocket|No se pudieron leer|fetch/u);
    const results = () => serviceClient(league).from('results');
    // At noon: what happens on a day takes the screen's clock more than half an hour.
    const begin = Date.parse(`${dayAt(Date.now() + day)}T15:00:00Z`);
    await page.clock.install({ time: begin });
    await page.goto('/tv?segundos=5');
    await expectSoon(page.getByText('En vivo')).toBeVisible({ timeout: 30_000 });
    const heap: number[] = [];
    let changes = 0;
    for (let passed = 0; passed < days; passed += 1) {
      const today = dayAt(begin + passed * day);
      // The league stays as large as it is: what grows is not its data.
      const old = await results().delete().lt('date', today).select('id');
      const added = await results().insert(rowsOf(today)).select('id');
      expect(added.error).toBeNull();
      await expectSoon(arrival(page)).toBeVisible({ timeout: 60_000 });
      const ids = added.data?.map(({ id }) => String(id)) ?? [];
      const removed = ids.slice(0, perDay.removed);
      const corrected = ids.slice(-perDay.corrected);
      expect((await results().update({ score: '7-5, 6-2' }).in('id', corrected)).error).toBeNull();
      expect((await results().delete().in('id', removed)).error).toBeNull();
      changes += ids.length + corrected.length + removed.length + (old.data?.length ?? 0);
      for (let cut = 0; cut < perDay.cuts; cut += 1) {
        await page.context().setOffline(true);
        await page.clock.fastForward(60_000);
        await expectSoon(page.getByText(/^Sin conexión/u)).toBeVisible();
        // What changes meanwhile is on the screen once it is back.
        const hidden = ids[cut % corrected.length] ?? '';
        const score = `6-${cut % 5}, 6-${passed % 5}`;
        expect((await results().update({ score }).eq('id', hidden)).error).toBeNull();
        changes += 1;
        await page.context().setOffline(false);
        await expectSoon(page.getByText('En vivo')).toBeVisible({ timeout: 60_000 });
        await expectSameAsTable(page, today);
      }
      // Each empties the heap: all on the first day.
      const published = passed === 0 ? versions : 0;
      for (let version = 0; version < published; version += 1) {
        await publishVersion(page);
        await expectSoon(page.getByText('En vivo')).toBeVisible({ timeout: 60_000 });
        await expectSameAsTable(page, today);
      }
      const next = begin + (passed + 1) * day;
      await page.clock.fastForward(next - (await page.evaluate(() => Date.now())));
      await expectSoon(page.getByText(formatLongDate(dayAt(next)))).toBeVisible();
      await expectSoon(page.getByText('En vivo')).toBeVisible({ timeout: 60_000 });
      heap.push(await heapOf(page));
    }
    expect(changes).toBeGreaterThanOrEqual(500);
    // By then the log of changes is full, which holds 300 of a table (`src/live/changeLog.ts`).
    const [, , , first = 0] = heap;
    const growth = (heap.at(-1) ?? 0) / first - 1;
    const sizes = heap.map((size) => (size / 1e6).toFixed(2)).join(', ');
    console.info(`${changes} changes; heap of /tv after each day, MB: ${sizes}`);
    expect(growth).toBeLessThanOrEqual(0.1);
  },
);

test('results that arrive in several batches within seconds take their turns', async () => {
  const { page } = await prepare(league, television);
  let isLastIn = false;
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      isLastIn ||= String(payload).includes('D 29');
    }),
  );
  await page.goto('/tv?segundos=5&categorias=sexta-damas');
  await expectSoon(page.getByText('En vivo')).toBeVisible({ timeout: 30_000 });
  const row = (team1: string, category: string) => ({
    ...rowsOf(dayAt(Date.now()))[0],
    team1,
    category,
  });
  // The last ones are of a category that this screen does not show.
  const batches = { A: 'Sexta Damas', B: 'Sexta Damas', C: 'Sexta Damas', D: 'Quinta Libre' };
  for (const [batch, category] of Object.entries(batches)) {
    const rows = Array.from({ length: 30 }, (_, index) => row(`${batch} ${index}`, category));
    expect((await serviceClient(league).from('results').insert(rows)).error).toBeNull();
    // Later than what is taken together as one batch, before the first ones are forgotten.
    await page.waitForTimeout(300);
  }
  await expectSoon.poll(() => isLastIn).toBe(true);
  await page.waitForTimeout(300);
  await expectSoon(arrival(page)).toContainText(/C \d/u, { timeout: 30_000 });
  const [first = ''] = /C \d+/u.exec((await arrival(page).textContent()) ?? '') ?? [];
  await expectSoon(arrival(page)).not.toContainText(first);
  await expectSoon(arrival(page)).toContainText(/C \d/u);
});

test('the screen is kept on, again after it was hidden', async () => {
  const { page } = await prepare(league, television);
  await page.addInitScript(() => {
    const requests: string[] = [];
    const request = (type: string) => {
      requests.push(type);
      return Promise.resolve({ release: () => Promise.resolve() });
    };
    Object.defineProperty(navigator, 'wakeLock', { value: { request } });
    Object.assign(window, { requests });
  });
  const requests = () => page.evaluate(() => Reflect.get(window, 'requests'));
  await page.goto('/tv');
  await expectSoon.poll(requests).toEqual(['screen']);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expectSoon.poll(requests).toEqual(['screen', 'screen']);
});

test('a screen whose code was not there starts by itself a minute after it is', async () => {
  const { page, allow } = await prepare(league, television);
  allow(
    /Failed to load resource|dynamically imported module|could not be|An error occurred|preload/u,
  );
  await page.clock.install();
  let isGone = true;
  await page.route(/\/assets\/TvPage-.*\.js/u, (route) =>
    isGone ? route.fulfill({ status: 404, body: '' }) : route.fallback(),
  );
  await page.goto('/tv');
  await expectSoon(page.getByRole('alert')).toContainText('Esta pantalla no terminó de cargar');
  isGone = false;
  await page.clock.fastForward(60_000);
  await expectSoon(page.getByText('En vivo')).toBeVisible({ timeout: 30_000 });
});

/** A new version is published: the screen loads it by itself, once. */
async function publishVersion(page: Page) {
  await page.evaluate(() => Object.assign(window, { loadedOnce: true }));
  let asked = 0;
  await page.route('**/tv?*', async (route) => {
    if (route.request().isNavigationRequest()) return route.fallback();
    asked += 1;
    // Its host fails at first: the screen stays as it is.
    if (asked === 1) return route.fulfill({ status: 503, body: '' });
    const response = await route.fetch();
    const body = (await response.text()).replaceAll('/assets/site-', '/assets/other-');
    return route.fulfill({ response, body });
  });
  await page.clock.fastForward(11 * 60_000);
  await expectSoon.poll(() => asked).toBe(1);
  expect(await page.evaluate(() => Reflect.get(window, 'loadedOnce'))).toBe(true);
  await page.clock.fastForward(11 * 60_000);
  await page.waitForFunction(() => Reflect.get(window, 'loadedOnce') === undefined);
  expect(asked).toBe(2);
  await page.unroute('**/tv?*');
}

/** Follows the screen through its pages: the results of the day are those of the table, in its order. */
async function expectSameAsTable(page: Page, today: string) {
  const { data, error } = await serviceClient(league)
    .from('results')
    .select('team1,team2,score')
    .eq('date', today)
    .order('created_at', { ascending: false })
    .order('id', { ascending: false })
    .limit(shownResults);
  expect(error).toBeNull();
  const wanted = (data ?? []).map(
    ({ team1, team2, score }) => `${team1} – ${team2} ${digitsOf(String(score))}`,
  );
  // What has just arrived has the screen to itself.
  for (let turn = 0; turn < 6; turn += 1) await page.clock.fastForward(10_000);
  const seen: string[][] = [];
  for (let turn = 0; turn < 12; turn += 1) {
    const { title, rows } = await page.evaluate(() => ({
      title: document.querySelector('h1')?.textContent,
      rows: Array.from(document.querySelectorAll('main li'), (tile) =>
        [
          Array.from(tile.querySelectorAll('bdi'), (name) => name.textContent).join(' – '),
          tile.lastElementChild?.textContent ?? '',
        ].join('|'),
      ),
    }));
    if (title === 'Resultados de hoy') seen.push(rows.map(asSeen));
    else if (seen.length > 0 && title !== 'Resultado nuevo') break;
    await page.clock.fastForward(5000);
  }
  // The first look may have begun in the middle of the pages: then they are seen from there on.
  const shown = seen.flat();
  expect(shown.length).toBeGreaterThan(0);
  expect(wanted.join('\n')).toContain(shown.join('\n'));
}

/** A tile's names, and the figures in its score. */
function asSeen(tile: string): string {
  const [names = '', score = ''] = tile.split('|');
  return `${names} ${digitsOf(score)}`;
}

/** The digits of a score, whatever their arrangement. */
function digitsOf(score: string): string {
  return [...new Set(score.match(/\d/gu))].toSorted().join('');
}

/** Bytes of JavaScript's heap after a collection. */
async function heapOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  // The browser keeps what was logged during the cuts.
  await session.send('Runtime.discardConsoleEntries');
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize;
}
