import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { fieldOf } from '../../support/dialogs.ts';
import { openLeague, type League } from '../../support/league.ts';
import { bannerOf, expectLive, expectNeverReloaded, expectSoon } from '../../support/page.ts';
import { mainOf, markLoaded, results } from '../../support/page.ts';
import { hold, isRead } from '../../support/requests.ts';
import { faultsOf } from '../support/faults.ts';
import { expectSameAsTable, notification, openAddDialog, openAs } from '../support/site.ts';
import { organiserOf } from '../support/site.ts';

const dataFolder = mkdtempSync(join(tmpdir(), 'league-restarts-'));
const { testFault, testRareFault } = faultsOf('browser: restarts');
let league: League;

beforeAll(async () => {
  league = await openLeague({ dataFolder });
});
afterEach(() => league.closePages());
afterAll(async () => {
  await league.close();
  rmSync(dataFolder, { recursive: true, force: true });
});

testRareFault('the server stops while the page loads: a message, and it recovers', async () => {
  const page = await openAs(league, 'visitor');
  await page.clock.install();
  const release = await hold(page, isRead('results'));
  await page.reload();
  // The page's code is there.
  await page.waitForFunction(() => (globalThis.opening?.early ?? null) !== null);
  await expectSoon(page.getByText('Cargando resultados...')).toBeVisible();
  await league.stop();
  release();
  await expectSoon(mainOf(page).getByRole('alert')).toContainText(
    'Error al cargar los resultados. Intenta de nuevo más tarde.',
    { timeout: 40_000 },
  );
  await league.restart();
  // The longest delay between two attempts.
  await page.clock.fastForward(30_000);
  await expectSameAsTable(page, league);
  await expectLive(page);
});

testFault('the server stops twice under an idle page: the rows stay, without alerts', async () => {
  const page = await openAs(league, 'visitor');
  await expectSameAsTable(page, league);
  await markLoaded(page);
  for (let stop = 1; stop <= 2; stop += 1) {
    await league.stop();
    await expectSoon(bannerOf(page)).toContainText(/Reconectando…|Sin conexión/u);
    await expectSoon(results(page).first()).toBeVisible();
    await league.restart();
    await organiserOf(league).add(`Tras La Caída ${stop}`);
  }
  await expectLive(page);
  await expectSameAsTable(page, league);
  await expectSoon(page.getByRole('alert')).toHaveCount(0);
  await expectNeverReloaded(page);
});

for (const wasStored of [true, false]) {
  const what = wasStored ? 'after it stored a result' : 'before a result reached it';
  testRareFault(`the server stops ${what}: saved again, there is one`, async () => {
    const page = await openAs(league, 'admin');
    const team = `Entre Dos Vidas ${wasStored ? 1 : 2}`;
    let hasStopped = false;
    await page.route('**/rest/v1/rpc/save_results', async (route) => {
      if (hasStopped) return route.fallback();
      hasStopped = true;
      if (wasStored) await route.fetch();
      await league.stop();
      return route.abort('connectionrefused');
    });
    const { dialog, save } = await openAddDialog(page, team);
    await save.click();
    await expectSoon(dialog.getByRole('alert')).toContainText('Error al guardar el resultado.');
    await expectSoon(fieldOf(dialog, 'Pareja 1')).toHaveValue(team);
    await league.restart();
    await save.click();
    await expectSoon(dialog).toBeHidden();
    await expectSoon(notification(page, 'Resultado guardado.')).toHaveCount(1);
    expect(await organiserOf(league).count(team)).toBe(1);
    await expectLive(page);
    await expectSameAsTable(page, league);
  });
}
