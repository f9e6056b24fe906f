import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { today } from '../../support/dialogs.ts';
import { type League, openLeague, organiserClient } from '../../support/league.ts';
import {
  bannerOf,
  expectLive,
  expectNeverReloaded,
  expectSoon,
  markLoaded,
  results,
} from '../../support/page.ts';
import { isFull } from '../../support/scale.ts';

const dataFolder = mkdtempSync(join(tmpdir(), 'league-journey-'));
let league: League;

beforeAll(async () => {
  league = await openLeague({ dataFolder });
});
afterEach(() => league.closePages());
afterAll(async () => {
  await league.close();
  rmSync(dataFolder, { recursive: true, force: true });
});

async function openResults() {
  const { page, allow } = await league.visit('/resultados');
  // The browser itself logs every connection that fails.
  allow(/net::ERR_|WebSocket connection|Failed to load resource|No se pudieron leer/);
  allow(/imported module|preload CSS/);
  await expectLive(page);
  await expectSoon(results(page)).toHaveCount(50);
  return page;
}

const follow = (page: Page, name: string) =>
  page.getByRole('link', { name, exact: true }).first().click();

test('the server stops under an open page, and is back with a new row', async () => {
  const page = await openResults();
  await markLoaded(page);
  await league.stop();
  await expectSoon(bannerOf(page).getByText('Reconectando…')).toBeVisible();
  const offline = /^Sin conexión · datos de las \d{2}:\d{2}$/;
  await expectSoon(bannerOf(page).getByText(offline)).toBeVisible();
  await expectSoon(results(page)).toHaveCount(50);

  await league.restart();
  const row = { team2: 'Doble Pared', score: '6-4, 6-3', date: today };
  const { error } = await organiserClient(league)
    .from('results')
    .insert({ ...row, team1: 'Mientras Tanto', category: 'Sexta Libre' });
  expect(error).toBeNull();
  await expectLive(page);
  await expectSoon(results(page).first()).toContainText('Mientras Tanto');
  await expectNeverReloaded(page);
});

test.runIf(isFull)(
  'without a network the other pages still open, with the rows that were there',
  async () => {
    const page = await openResults();
    // The other pages' code is fetched once this one is complete.
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('AboutPage')),
    );
    await page.context().setOffline(true);
    await follow(page, 'Nosotros');
    await expectSoon(page.getByRole('heading', { level: 1 })).toHaveText('Nosotros');
    await follow(page, 'Resultados');
    await expectSoon(results(page)).toHaveCount(50);
  },
);
