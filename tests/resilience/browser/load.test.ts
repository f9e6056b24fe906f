import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { today } from '../../support/dialogs.ts';
import { leagueForThisFile, prepare } from '../../support/league.ts';
import {
  bannerOf,
  cardsOf,
  expectLive,
  expectLoaded,
  expectNeverReloaded,
  expectSoon,
} from '../../support/page.ts';
import { isRead, watchRequests } from '../../support/requests.ts';
import { databaseOf, expectSameAsTable, openResults, preparePage } from '../support/site.ts';

const league = leagueForThisFile();
/** `LOADS=200` for a long run. */
const loads = Number(process.env['LOADS'] ?? 12);

test('five hundred changes in a second: as the table, after few requests', async () => {
  const page = await openResults(league);
  const reads = watchRequests(page, isRead('results'));
  const database = databaseOf(league);
  for (let batch = 1; batch <= 10; batch += 1) {
    await database.exec(`
      insert into public.results (team1, team2, score, date, category)
      select 'Ráfaga ${batch}-' || lpad(n::text, 2, '0'), 'Doble Pared', '6-4, 6-3',
        '${today}', 'Sexta Libre'
      from generate_series(1, 40) n;
      delete from public.results where team1 like 'Ráfaga ${batch}-%' and team1 like '%7';
      update public.results set score = '7-5, 7-5'
      where team1 like 'Ráfaga ${batch}-%' and team1 like '%3';`);
  }
  await expectSameAsTable(page, league, 60_000);
  expect(reads.length).toBeLessThanOrEqual(10);
  await expectNeverReloaded(page);
  await database.exec(`delete from public.results where team1 like 'Ráfaga %'`);
  await expectSameAsTable(page, league);
});

test('a link to a row further down while no more can be loaded: few requests', async () => {
  await databaseOf(league).exec(`
    insert into public.results (team1, team2, score, date, category)
    select 'Antiguo ' || n, 'Doble Pared', '6-4, 6-3', date '2026-03-01', 'Quinta Libre'
    from generate_series(1, 60) n`);
  const page = await preparePage(league);
  const isMore = (url: URL) => isRead('results')(url) && url.searchParams.has('or');
  await page.route(isMore, (route) => route.abort());
  const asked = watchRequests(page, isMore);
  await page.goto('/categorias/quinta-libre#11111111-1111-4111-8111-111111111111');
  await expectSoon.poll(() => asked.length).toBeGreaterThan(0);
  await page.waitForTimeout(1500);
  expect(asked.length).toBeLessThanOrEqual(2);
  // Later it is tried again.
  await page.unroute(isMore);
  await page.clock.fastForward(10_000);
  await expectSoon(page.getByText('El partido de ese enlace ya no existe')).toBeVisible();
  await databaseOf(league).exec(`delete from public.results where team1 like 'Antiguo %'`);
});

test('a hundred navigations: one channel, and no listener is left behind', async () => {
  const page = await openResults(league);
  const sockets: string[] = [];
  page.on('websocket', (socket) => sockets.push(socket.url()));
  const links = page.getByRole('navigation', { name: 'Principal' });
  const round = async () => {
    for (const name of ['Nosotros', 'Próximos Partidos', 'Resultados']) {
      await links.getByRole('link', { name, exact: true }).click();
    }
    await page.goBack();
    await page.goForward();
  };
  for (let turn = 0; turn < 4; turn += 1) await round();
  await expectSameAsTable(page, league);
  const before = await countListeners(page);
  for (let turn = 0; turn < 20; turn += 1) await round();
  await expectSameAsTable(page, league);
  // What is being collected may hold a few.
  await expectSoon.poll(() => countListeners(page)).toBeLessThanOrEqual(before + 20);
  expect(sockets).toHaveLength(0);
  expect(league.supabase.realtime.statistics()).toMatchObject({ sockets: 1, channels: 1 });
  await expectNeverReloaded(page);
});

/** The page's listeners after garbage collection. */
async function countListeners(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  await session.send('Performance.enable');
  const { metrics } = await session.send('Performance.getMetrics');
  await session.detach();
  return metrics.find(({ name }) => name === 'JSEventListeners')?.value ?? Number.NaN;
}

test('the network allows no WebSocket: the lists are polled until it does', async () => {
  const page = await preparePage(league);
  const { faults } = league.supabase.realtime;
  faults.acceptConnections(false);
  try {
    await page.goto('/resultados');
    await expectSameAsTable(page, league);
    await page.clock.fastForward(5000);
    await expectSoon(bannerOf(page)).toContainText('Sin conexión · datos de las');
    for (let turn = 1; turn <= 3; turn += 1) {
      await databaseOf(league).add(`Preguntada ${turn}`);
      await page.clock.fastForward(30_000);
      await expectSameAsTable(page, league);
    }
    // Other pages are there too.
    await page.getByRole('link', { name: 'Próximos Partidos' }).first().click();
    await expectSoon(cardsOf(page).first()).toBeVisible();
  } finally {
    faults.acceptConnections(true);
  }
  await page.clock.fastForward('01:00');
  await expectLive(page);
});

// An error of hydration is a line in the console, which fails the test.
test('a tap and a change at any moment of a load are answered, and React takes over the page', async () => {
  const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
  const { page } = await prepare(league, phone);
  // React takes long enough to be interrupted.
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const menu = page.getByRole('button', { name: 'Menú' });
  for (let load = 0; load < loads; load += 1) {
    await page.goto('/resultados', { waitUntil: 'commit' });
    await page.locator('main section li').first().waitFor();
    const sections = await page.locator('header, main, main section, footer').elementHandles();
    const box = await menu.boundingBox();
    await page.waitForTimeout(Math.random() * 1000);
    // As a finger, which waits for nothing.
    await page.touchscreen.tap((box?.x ?? 0) + 10, (box?.y ?? 0) + 10);
    await databaseOf(league).add(`Entre dos cargas ${load}`);
    await expectSoon(menu).toHaveAttribute('aria-expanded', 'true');
    await expectSameAsTable(page, league);
    await expectLoaded(page);
    const kept = await Promise.all(
      sections.map((each) => each.evaluate((node) => node.isConnected)),
    );
    expect(kept).not.toContain(false);
  }
});
