import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { formatLongDate } from '../../../src/domain/spanishDate.ts';
import { leagueForThisFile, organiserClient, prepare } from '../../support/league.ts';
import { expectSoon } from '../../support/page.ts';
import { scale } from '../../support/scale.ts';

const league = leagueForThisFile({ seed: '' });
const television = { viewport: { width: 1920, height: 1080 } };
const zone = 'America/Argentina/Cordoba';

/** The day on the league's clock. */
function dayAt(moment: number): string {
  return new Date(moment).toLocaleDateString('sv-SE', { timeZone: zone });
}

async function enter(team1: string, date: string, count = 1) {
  const rows = Array.from({ length: count }, (_, index) => ({
    team1: index === count - 1 ? team1 : `${team1} ${index}`,
    team2: 'Los Otros',
    score: '6-4, 6-3',
    date,
    category: 'Sexta Damas',
  }));
  const { error } = await organiserClient(league).from('results').insert(rows);
  expect(error).toBeNull();
}

const arrival = (page: Page) => page.getByRole('region', { name: 'Resultado nuevo' });

test('a week on the club’s screen: changes, nights without network, midnights', async () => {
  const { page, allow } = await prepare(league, television);
  allow(/net::ERR_|Failed to load resource|WebSocket|No se pudieron leer|fetch/u);
  const begin = Date.now();
  await page.clock.install({ time: begin });
  await page.goto('/tv?segundos=5');
  await expectSoon(page.getByText('En vivo')).toBeVisible({ timeout: 30_000 });
  const heap: number[] = [];
  const days = scale(7, 1);
  for (let day = 0; day < days; day += 1) {
    const today = dayAt(begin + day * 86_400_000);
    await enter(`Equipo ${day}`, today, scale(70, 2));
    await expectSoon(arrival(page)).toContainText(`Equipo ${day}`, { timeout: 60_000 });
    for (let cut = 0; cut < scale(6, 1); cut += 1) {
      await page.context().setOffline(true);
      await page.clock.fastForward(60_000);
      await expectSoon(page.getByText(/^Sin conexión/u)).toBeVisible();
      await page.context().setOffline(false);
      await expectSoon(page.getByText('En vivo')).toBeVisible({ timeout: 60_000 });
    }
    // The whole day is on the screen, page after page.
    await expectSoon(page.getByText('Resultados de hoy')).toBeVisible({ timeout: 60_000 });
    const midnight = begin + (day + 1) * 86_400_000 - (await page.evaluate(() => Date.now()));
    await page.clock.fastForward(midnight);
    await expectSoon(
      page.getByText(formatLongDate(dayAt(begin + (day + 1) * 86_400_000))),
    ).toBeVisible();
    heap.push(await heapOf(page));
  }
  expect(heap.at(-1)).toBeLessThanOrEqual(1.1 * (heap[0] ?? 0));
});

test('a new version takes the screen once it answers', async () => {
  const { page } = await prepare(league, television);
  await page.clock.install();
  await page.goto('/tv');
  await page.evaluate(() => Object.assign(window, { loadedOnce: true }));
  let published = 0;
  await page.route('**/tv', async (route) => {
    if (route.request().isNavigationRequest()) return route.fallback();
    published += 1;
    const response = await route.fetch();
    const body = (await response.text()).replaceAll('/assets/index-', '/assets/other-');
    return route.fulfill({ response, body });
  });
  await page.clock.fastForward(11 * 60_000);
  await page.waitForFunction(() => Reflect.get(window, 'loadedOnce') === undefined);
  expect(published).toBe(1);
});

/** Bytes of JavaScript's heap after a collection. */
async function heapOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize;
}
