import type { Session } from '@supabase/supabase-js';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { setVisibility } from '../../support/clock.ts';
import { fieldOf } from '../../support/dialogs.ts';
import { signIn } from '../../support/league.ts';
import { expectLive, expectSoon } from '../../support/page.ts';
import { watchRequests } from '../../support/requests.ts';
import { faultsOf } from '../support/faults.ts';
import {
  addResult,
  expectAdmin,
  expectSameAsTable,
  expectVisitor,
  expire,
  isRefresh,
  leagueWithKnownSecret,
  openAddDialog,
  openResults,
  organiserOf,
  preparePage,
  storedSession,
  storeSession,
} from '../support/site.ts';

const league = leagueWithKnownSecret();
const { testFault, testRareFault } = faultsOf('browser: session');

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

/** The results as the administrator sees them, on a fake clock. */
async function openAdminResults(session: Session) {
  const page = await openResults(league, session);
  await expectAdmin(page);
  return page;
}

async function expireWhileHidden(what: string, happen: () => void) {
  const session = await signIn(league, 'admin');
  const page = await preparePage(league, session);
  const refusals: string[] = [];
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => {
      if (/InvalidJWT|Token has expired/u.test(String(payload))) refusals.push(String(payload));
    });
  });
  await page.goto('/resultados');
  await expectAdmin(page);
  await expectLive(page);
  await setVisibility(page, 'hidden');
  await storeSession(page, await expire(session));
  happen();
  await organiserOf(league).add(`Vencida ${what}`);
  await page.clock.fastForward('30:00');
  await setVisibility(page, 'visible');
  await expectLive(page);
  await expectSameAsTable(page, league);
  await expectAdmin(page);
  await addResult(page, `Renovada ${what}`);
  expect(await organiserOf(league).count(`Renovada ${what}`)).toBe(1);
  await expectSameAsTable(page, league);
  expect(refusals).toEqual([]);
}

testFault('the token expired in a hidden tab, and its connection broke: still admin', () =>
  expireWhileHidden('sin conexión', () => league.supabase.realtime.faults.dropSockets()),
);

for (const status of [400, 401]) {
  testRareFault(`a refresh answers ${status} when the site opens: a visitor, once`, async () => {
    const page = await preparePage(league, await expire(await signIn(league, 'admin')));
    const refreshes = await refuseRefresh(page, status);
    await page.goto('/resultados');
    await expectVisitor(page);
    await expectLive(page);
    await expectSameAsTable(page, league);
    expect(await storedSession(page)).toBeNull();
    for (let minute = 0; minute < 5; minute += 1) await page.clock.fastForward('01:00');
    expect(refreshes).toHaveLength(1);
  });

  testRareFault(`a refresh answers ${status} on an open page: its rows stay`, async () => {
    const session = await signIn(league, 'admin');
    const page = await openAdminResults(session);
    const refreshes = await refuseRefresh(page, status);
    await storeSession(page, await expire(session));
    await page.clock.fastForward('02:00');
    await expectVisitor(page);
    await expectSameAsTable(page, league);
    await organiserOf(league).add(`Tras el ${status}`);
    await expectSameAsTable(page, league);
    expect(refreshes).toHaveLength(1);
  });
}

testFault('the session ends while a result is typed: a message, and the text is kept', async () => {
  const session = await signIn(league, 'admin');
  const page = await openAdminResults(session);
  const { dialog, save } = await openAddDialog(page, 'A Medio Escribir');
  const team = fieldOf(dialog, 'Pareja 1');
  const endSession = async () => {
    await storeSession(page, await expire(session));
    await page.clock.fastForward('02:00');
    await expectSoon.poll(() => storedSession(page)).toBeNull();
  };
  const signInAgain = async () => {
    await expectVisitor(page);
    await storeSession(page, await signIn(league, 'admin'));
    await page.reload();
    await page.getByRole('button', { name: 'Agregar Resultado' }).first().click();
    await expectSoon(team).toHaveValue('A Medio Escribir');
  };
  await refuseRefresh(page, 400);
  await endSession();
  await expectSoon(team).toHaveValue('A Medio Escribir');
  await save.click();
  await expectSoon(dialog.getByRole('alert')).toContainText(
    'No tienes permisos para añadir resultados',
  );
  await page.keyboard.press('Escape');
  await signInAgain();
  // It ends once more, with the dialog closed.
  await page.keyboard.press('Escape');
  await endSession();
  await signInAgain();
  await save.click();
  await expectSoon(dialog).toBeHidden();
  expect(await organiserOf(league).count('A Medio Escribir')).toBe(1);
});

testRareFault('the token expired, but not by the device’s clock: a save refreshes it', async () => {
  const session = await signIn(league, 'admin');
  const page = await openAdminResults(session);
  const { access_token } = await expire(session);
  await storeSession(page, { ...session, access_token });
  await addResult(page, 'Reloj Propio');
  expect(await organiserOf(league).count('Reloj Propio')).toBe(1);
  await expectSameAsTable(page, league);
});
