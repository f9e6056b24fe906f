import { afterAll, afterEach, beforeAll, test } from 'vitest';
import { temporaryFolder } from '../../support/temporaryFolder.ts';
import { addResults } from '../../support/dialogs.ts';
import { type League, openLeague } from '../../support/league.ts';
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

test('the server stops under an open page, is back with a new row, and sends the next', async () => {
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
  await addResults(league, { team1: 'Mientras Tanto' });
  await expectLive(page);
  await expectSoon(results(page).first()).toContainText('Mientras Tanto');
  await addResults(league, { team1: 'De Nuevo En Vivo' });
  await expectSoon(results(page).first()).toContainText('De Nuevo En Vivo');
  await expectNeverReloaded(page);
});
