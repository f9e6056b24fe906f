import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { setVisibility } from '../../support/clock.ts';
import { fieldOf, saveAsTyped } from '../../support/dialogs.ts';
import { signIn } from '../../support/league.ts';
import { expectLive, expectSoon, expectViewer } from '../../support/page.ts';
import { watchRequests } from '../../support/requests.ts';
import {
  addResult,
  databaseOf,
  expectSameAsTable,
  expire,
  isRefresh,
  leagueWithKnownSecret,
  openAddDialog,
  openResults,
  preparePage,
  storedSession,
  storeSession,
} from '../support/site.ts';

const league = leagueWithKnownSecret();

/** Auth refuses to refresh sessions. @returns the requests for it */
async function refuseRefresh(page: Page, status: number) {
  await page.route(isRefresh, (route) =>
    route.fulfill({
      status,
      json: { code: 'refresh_token_not_found', message: 'Invalid Refresh Token' },
    }),
  );
  return watchRequests(page, isRefresh);
}

test('the token expired in a hidden tab, and its connection broke: still admin', async () => {
  const session = await signIn(league, 'admin');
  const page = await preparePage(league, session);
  const refusals: string[] = [];
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => {
      if (/InvalidJWT|Token has expired/u.test(String(payload))) refusals.push(String(payload));
    });
  });
  await page.goto('/resultados');
  await expectViewer(page, 'Admin');
  await expectLive(page);
  await setVisibility(page, 'hidden');
  await storeSession(page, await expire(session));
  league.supabase.realtime.faults.dropSockets();
  await databaseOf(league).add('Vencida');
  await page.clock.fastForward('30:00');
  await setVisibility(page, 'visible');
  await expectLive(page);
  await expectSameAsTable(page, league);
  await expectViewer(page, 'Admin');
  await addResult(page, 'Renovada');
  expect(await databaseOf(league).count('Renovada')).toBe(1);
  await expectSameAsTable(page, league);
  expect(refusals).toEqual([]);
});

test('a refresh is refused when the site opens: a visitor, once', async () => {
  const page = await preparePage(league, await expire(await signIn(league, 'admin')));
  const refreshes = await refuseRefresh(page, 401);
  await page.goto('/resultados');
  await expectViewer(page, 'visitor');
  await expectLive(page);
  await expectSameAsTable(page, league);
  expect(await storedSession(page)).toBeNull();
  for (let minute = 0; minute < 5; minute += 1) await page.clock.fastForward('01:00');
  expect(refreshes).toHaveLength(1);
});

test('a refresh is refused on an open page: its rows stay', async () => {
  const session = await signIn(league, 'admin');
  const page = await openResults(league, session);
  const refreshes = await refuseRefresh(page, 400);
  await storeSession(page, await expire(session));
  await page.clock.fastForward('02:00');
  await expectViewer(page, 'visitor');
  await expectSameAsTable(page, league);
  await databaseOf(league).add('Sin Sesión');
  await expectSameAsTable(page, league);
  expect(refreshes).toHaveLength(1);
});

test('the session ends while a result is typed: a message, and the text is kept', async () => {
  const session = await signIn(league, 'admin');
  const page = await openResults(league, session);
  const { dialog, save } = await openAddDialog(page, 'A Medio Escribir');
  const team = fieldOf(dialog, 'Pareja 1');
  const endSession = async () => {
    await storeSession(page, await expire(session));
    await page.clock.fastForward('02:00');
    await expectSoon.poll(() => storedSession(page)).toBeNull();
  };
  const signInAgain = async () => {
    await expectViewer(page, 'visitor');
    await storeSession(page, await signIn(league, 'admin'));
    await page.reload();
    await page.getByRole('button', { name: 'Agregar Resultado' }).first().click();
    await expectSoon(team).toHaveValue('A Medio Escribir');
  };
  await refuseRefresh(page, 400);
  await endSession();
  await expectSoon(team).toHaveValue('A Medio Escribir');
  await saveAsTyped({ dialog, save });
  await expectSoon(dialog.getByRole('alert')).toContainText(
    'No tienes permisos para añadir resultados',
  );
  await page.keyboard.press('Escape');
  await signInAgain();
  // It ends once more, with the dialog closed.
  await page.keyboard.press('Escape');
  await endSession();
  await signInAgain();
  await saveAsTyped({ dialog, save });
  await expectSoon(dialog).toBeHidden();
  expect(await databaseOf(league).count('A Medio Escribir')).toBe(1);
});
