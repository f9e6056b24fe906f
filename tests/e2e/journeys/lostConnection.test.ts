import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from '../../support/temporaryFolder.ts';
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

const dataFolder = temporaryFolder(afterAll);
let league: League;

beforeAll(async () => {
  league = await openLeague({ dataFolder });
});
afterEach(() => league.closePages());
afterAll(() => league.close());

test('the server stops under an open page, and is back with a new row', async () => {
  const { page, allow } = await league.visit('/resultados');
  // The browser itself logs every connection that fails.
  allow(/net::ERR_|WebSocket connection|Failed to load resource|No se pudieron leer/);
  allow(/imported module|preload CSS/);
  await expectLive(page);
  await expectSoon(results(page)).toHaveCount(50);
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
