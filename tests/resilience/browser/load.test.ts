import type { Page } from 'playwright';
import { expect } from 'vitest';
import { today } from '../../support/dialogs.ts';
import { leagueForThisFile } from '../../support/league.ts';
import { bannerOf, cardsOf, expectLive, expectSoon, results } from '../../support/page.ts';
import { expectNeverReloaded } from '../../support/page.ts';
import { failReads, isRead, watchRequests } from '../../support/requests.ts';
import { faultsOf } from '../support/faults.ts';
import { expectSameAsTable, openResults, organiserOf, preparePage } from '../support/site.ts';

const league = leagueForThisFile();
const { testFault, testRareFault } = faultsOf('browser: load');

testRareFault('five hundred changes in a second: as the table, after few requests', async () => {
  const page = await openResults(league);
  const reads = watchRequests(page, isRead('results'));
  const organiser = organiserOf(league);
  for (let batch = 1; batch <= 10; batch += 1) {
    await organiser.exec(`
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
  await organiser.exec(`delete from public.results where team1 like 'Ráfaga %'`);
  await expectSameAsTable(page, league);
});

testFault('a link to a row further down while no more can be loaded: few requests', async () => {
  await organiserOf(league).exec(`
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
  await expectSoon(page.getByText('El partido de ese enlace ya no está')).toBeVisible();
  await organiserOf(league).exec(`delete from public.results where team1 like 'Antiguo %'`);
});

testRareFault('a hundred navigations: one channel, and no listener is left behind', async () => {
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

testRareFault('four tabs hold four sockets, also after each was left and restored', async () => {
  const sockets = () => league.supabase.realtime.statistics().sockets;
  await expectSoon.poll(sockets).toBe(0);
  const { page, allow } = await league.visit('/resultados');
  // The picture that browsers ask for beside another.
  allow(/status of 404/u);
  const tabs = [page];
  while (tabs.length < 4) {
    const tab = await page.context().newPage();
    await tab.goto('/resultados');
    tabs.push(tab);
  }
  for (const tab of tabs) await expectLive(tab);
  expect(sockets()).toBe(4);
  for (const tab of tabs) {
    await tab.goto('/favicon.svg');
    await tab.goBack();
    await expectLive(tab);
  }
  await expectSoon.poll(sockets).toBe(4);
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

testRareFault('reads fail on a live connection: rows stay, and new ones are shown', async () => {
  const page = await openResults(league);
  const { faults } = league.supabase.realtime;
  await failReads(page, 'results');
  await organiserOf(league).add('Llega En Vivo');
  await expectSameAsTable(page, league);
  // The interruption loses a row, and nothing can be read after it.
  faults.deliverChanges(false);
  await organiserOf(league).add('Perdida En El Camino');
  faults.dropSockets();
  faults.deliverChanges(true);
  // Connected again, it does not say that it is live: a row may be missing.
  await expectSoon(bannerOf(page)).toContainText(/Reconectando…|Sin conexión/u);
  await expectSoon.poll(() => league.supabase.realtime.statistics().subscriptions).toBe(1);
  await expectSoon(results(page).first()).toContainText('Llega En Vivo');
  await expectSoon(page.getByRole('alert')).toHaveCount(0);
  await page.unrouteAll();
  await page.clock.fastForward(30_000);
  await expectSameAsTable(page, league);
  await expectLive(page);
});

testFault('the network allows no WebSocket: the lists are polled until it does', async () => {
  const page = await preparePage(league);
  const { faults } = league.supabase.realtime;
  faults.acceptConnections(false);
  try {
    await page.goto('/resultados');
    await expectSameAsTable(page, league);
    await page.clock.fastForward(5000);
    await expectSoon(bannerOf(page)).toContainText('Sin conexión · datos de las');
    for (let turn = 1; turn <= 3; turn += 1) {
      await organiserOf(league).add(`Preguntada ${turn}`);
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

/** Runs in the page: closes every WebSocket before it opens, and counts them. */
function cutWebSockets() {
  Object.assign(window, { attempts: 0 });
  class CutSocket {
    onerror: ((event: Event) => void) | null = null;
    onclose: ((event: Event) => void) | null = null;
    readyState = 0;
    constructor() {
      Object.assign(window, { attempts: Number(Reflect.get(window, 'attempts')) + 1 });
      queueMicrotask(() => {
        this.readyState = 3;
        this.onerror?.(new Event('error'));
        this.onclose?.(new CloseEvent('close', { code: 1006 }));
      });
    }
    close() {
      this.readyState = 3;
    }
  }
  Object.defineProperty(window, 'WebSocket', { value: CutSocket });
}

testRareFault(
  'the channel never opens: one attempt a minute, each a line in the console',
  async () => {
    const page = await preparePage(league);
    await page.addInitScript(cutWebSockets);
    await page.goto('/resultados');
    const attempts = async () => Number(await page.evaluate(() => Reflect.get(window, 'attempts')));
    await expectSoon.poll(attempts).toBeGreaterThan(0);
    const passMinutes = async (minutes: number) => {
      for (let minute = 0; minute < minutes; minute += 1) await page.clock.runFor(60_000);
    };
    await passMinutes(3);
    const before = await attempts();
    await passMinutes(10);
    const during = (await attempts()) - before;
    expect(during).toBeGreaterThan(0);
    expect(during).toBeLessThanOrEqual(11);
    await expectSameAsTable(page, league);
    await expectSoon(bannerOf(page)).toContainText('Sin conexión · datos de las');
  },
);
