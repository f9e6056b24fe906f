import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { leagueForThisFile, prepare } from '../../support/league.ts';
import {
  expectLive,
  expectNeverReloaded,
  expectSoon,
  markLoaded,
  results,
} from '../../support/page.ts';
import { failReads, isRead, watchRequests } from '../../support/requests.ts';
import { expectSameAsTable, faultsOf, networkLog, organiserOf } from '../support/browser.ts';

const league = leagueForThisFile();
const survive = faultsOf('load and half a network');

/** The results, on a clock that the test may move. */
async function openResults() {
  const { page, allow } = await prepare(league);
  allow(networkLog);
  allow(/No se pudieron leer/u);
  await page.clock.install();
  await page.goto('/resultados');
  await expectSameAsTable(page, league);
  return page;
}

test(
  'five hundred changes within a second: the page ends as the table, and asks seldom',
  survive(async () => {
    const page = await openResults();
    await expectLive(page);
    await markLoaded(page);
    const reads = watchRequests(page, isRead('results'));
    const organiser = organiserOf(league);
    for (let batch = 1; batch <= 10; batch += 1) {
      await organiser.exec(`
        insert into public.results (team1, team2, score, date, category)
        select 'Ráfaga ${batch}-' || lpad(n::text, 2, '0'), 'Doble Pared', '6-4, 6-3',
          '2026-11-20', 'Sexta Libre'
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
  }),
);

/** How many listeners the page has, its garbage taken out. */
async function countListeners(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  await session.send('Performance.enable');
  const { metrics } = await session.send('Performance.getMetrics');
  await session.detach();
  return metrics.find(({ name }) => name === 'JSEventListeners')?.value ?? Number.NaN;
}

test(
  'a hundred changes of page: one channel at the end, and no listener is left behind',
  survive(async () => {
    const page = await openResults();
    await expectLive(page);
    await markLoaded(page);
    const sockets = watchSockets(page);
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
    // What is still being let go of may hold a few.
    await expectSoon.poll(() => countListeners(page)).toBeLessThanOrEqual(before + 20);
    expect(sockets).toHaveLength(0);
    expect(league.supabase.realtime.statistics()).toMatchObject({ sockets: 1, channels: 1 });
    await expectNeverReloaded(page);
  }),
);

function watchSockets(page: Page) {
  const urls: string[] = [];
  page.on('websocket', (socket) => urls.push(socket.url()));
  return urls;
}

test(
  'reads fail while the live connection stands: what was there stays, what comes is shown',
  survive(async () => {
    const page = await openResults();
    await expectLive(page);
    await failReads(page, 'results');
    await organiserOf(league).add('Llega En Vivo');
    await expectSameAsTable(page, league);
    // The interruption takes a row with it, and nothing can be read when it is over.
    league.supabase.realtime.faults.deliverChanges(false);
    await organiserOf(league).add('Perdida En El Camino');
    league.supabase.realtime.faults.dropSockets();
    league.supabase.realtime.faults.deliverChanges(true);
    await expectLive(page);
    await expectSoon(results(page).first()).toContainText('Llega En Vivo');
    await expectSoon(page.getByRole('alert')).toHaveCount(0);
    await page.unrouteAll();
    await page.clock.fastForward(30_000);
    await expectSameAsTable(page, league);
  }),
);

test(
  'the network lets no WebSocket through: the lists are asked for, until it does',
  survive(async () => {
    const { page, allow } = await prepare(league);
    allow(networkLog);
    await page.clock.install();
    league.supabase.realtime.faults.acceptConnections(false);
    try {
      await page.goto('/resultados');
      await expectSameAsTable(page, league);
      await page.clock.fastForward(5000);
      await expectSoon(page.getByRole('banner')).toContainText('Sin conexión · datos de las');
      for (let turn = 1; turn <= 3; turn += 1) {
        await organiserOf(league).add(`Preguntada ${turn}`);
        await page.clock.fastForward(30_000);
        await expectSameAsTable(page, league);
      }
      // Other pages are there too.
      await page.getByRole('link', { name: 'Próximos Partidos' }).first().click();
      await expectSoon(page.getByRole('main').getByRole('article').first()).toBeVisible();
    } finally {
      league.supabase.realtime.faults.acceptConnections(true);
    }
    await page.clock.fastForward('01:00');
    await expectLive(page);
  }),
);

/** A browser whose network cuts every WebSocket before it opens, and counts them in `window.attempts`. */
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

test(
  'it never does: it is asked once a minute, each of which is a line in the console',
  survive(async () => {
    const { page } = await prepare(league);
    await page.clock.install();
    await page.addInitScript(cutWebSockets);
    await page.goto('/resultados');
    const attempts = async () => Number(await page.evaluate(() => Reflect.get(window, 'attempts')));
    await expectSoon.poll(attempts).toBeGreaterThan(0);
    const pass = async (minutes: number) => {
      for (let minute = 0; minute < minutes; minute += 1) await page.clock.runFor(60_000);
    };
    await pass(3);
    const before = await attempts();
    await pass(10);
    const during = (await attempts()) - before;
    expect(during).toBeGreaterThan(0);
    expect(during).toBeLessThanOrEqual(11);
    await expectSameAsTable(page, league);
    await expectSoon(page.getByRole('banner')).toContainText('Sin conexión · datos de las');
  }),
);
