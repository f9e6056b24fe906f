import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContextOptions } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type League, openLeague, signIn, withSession } from '../../support/league.ts';
import {
  expectLive,
  expectNeverReloaded,
  expectSoon,
  markLoaded,
  results,
} from '../../support/page.ts';
import { hold, isRead } from '../../support/requests.ts';
import {
  codeLog,
  expectSameAsTable,
  faultsOf,
  networkLog,
  organiserOf,
} from '../support/browser.ts';
import { openAddDialog, told } from '../support/browserAdmin.ts';

const dataFolder = mkdtempSync(join(tmpdir(), 'league-restarts-'));
let league: League;

beforeAll(async () => {
  league = await openLeague({ dataFolder });
});
afterAll(async () => {
  await league.close();
  rmSync(dataFolder, { recursive: true, force: true });
});

const survive = faultsOf('restarts');

async function open(options?: BrowserContextOptions) {
  const { page, allow } = await league.visit('/resultados', options);
  allow(networkLog);
  allow(/No se pudieron leer/u);
  // What is fetched ahead, or when the page is idle, is met by a server that is gone or not there yet.
  allow(codeLog);
  return page;
}

test(
  'the server dies while the page loads its rows: it says so, and recovers by itself',
  survive(async () => {
    const page = await open();
    await expectLive(page);
    await page.clock.install();
    const release = await hold(page, isRead('results'));
    await page.reload();
    await expectSoon(page.getByText('Cargando resultados...')).toBeVisible();
    await league.stop();
    release();
    await expectSoon(page.getByRole('main').getByRole('alert')).toContainText(
      'Error al cargar los resultados. Intenta de nuevo más tarde.',
      { timeout: 40_000 },
    );
    await league.restart();
    // Half a minute is the longest that it waits between two attempts.
    await page.clock.fastForward(30_000);
    await expectSameAsTable(page, league);
    await expectLive(page);
    await page.context().close();
  }),
);

test(
  'it dies twice in a row under an idle page: what was there stays, and one message at most',
  survive(async () => {
    const page = await open();
    await expectLive(page);
    await expectSameAsTable(page, league);
    await markLoaded(page);
    for (let death = 1; death <= 2; death += 1) {
      await league.stop();
      await expectSoon(page.getByRole('banner')).toContainText(/Reconectando…|Sin conexión/u);
      await expectSoon(results(page).first()).toBeVisible();
      await league.restart();
      await organiserOf(league).add(`Tras La Caída ${death}`);
    }
    await expectLive(page);
    await expectSameAsTable(page, league);
    await expectSoon(page.getByRole('alert')).toHaveCount(0);
    await expectNeverReloaded(page);
    await page.context().close();
  }),
);

for (const wasStored of [true, false]) {
  const what = wasStored ? 'after it stored a result' : 'before a result reached it';
  test(
    `it dies ${what}: saved again, it stands once`,
    survive(async () => {
      const page = await open(withSession(league, await signIn(league, 'admin')));
      await expectLive(page);
      const team = `Entre Dos Vidas ${wasStored ? 1 : 2}`;
      let hasDied = false;
      await page.route(isRead('results'), async (route) => {
        if (hasDied || route.request().method() !== 'POST') return route.fallback();
        hasDied = true;
        if (wasStored) await route.fetch();
        await league.stop();
        return route.abort('connectionrefused');
      });
      const { dialog, save } = await openAddDialog(page, team);
      await save.click();
      await expectSoon(dialog.getByRole('alert')).toContainText('Error al guardar el resultado.');
      await expectSoon(dialog.getByLabel('Equipo 1')).toHaveValue(team);
      await league.restart();
      await save.click();
      await expectSoon(dialog).toBeHidden();
      await expectSoon(told(page, 'Resultado guardado.')).toHaveCount(1);
      expect(await organiserOf(league).count(team)).toBe(1);
      await expectLive(page);
      await expectSameAsTable(page, league);
      await page.context().close();
    }),
  );
}
