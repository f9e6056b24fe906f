import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { setVisibility } from '../../support/clock.ts';
import { prepare, signIn, withSession } from '../../support/league.ts';
import { expectLive, expectSoon } from '../../support/page.ts';
import { watchRequests } from '../../support/requests.ts';
import { expectSameAsTable, faultsOf, networkLog, organiserOf } from '../support/browser.ts';
import { addResult, expectAdmin, expectVisitor, openAddDialog } from '../support/browserAdmin.ts';
import {
  isRenewal,
  leagueWithKnownSecret,
  runOut,
  storedSession,
  storeSession,
} from '../support/browserSession.ts';

const league = leagueWithKnownSecret();
const survive = faultsOf('session');

/** A browser that keeps the administrator's session, before anything of the site runs. */
async function prepareAdmin(session: Awaited<ReturnType<typeof signIn>>) {
  const { page, allow } = await prepare(league, withSession(league, session));
  allow(networkLog);
  await page.clock.install();
  return { page, allow };
}

/** What the server said about tokens that it did not take. */
function watchRefusedJoins(page: Page) {
  const refusals: string[] = [];
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => {
      if (/InvalidJWT|Token has expired/u.test(String(payload))) refusals.push(String(payload));
    });
  });
  return refusals;
}

const wakings: Record<string, () => void> = {
  'and its connection broke': () => league.supabase.realtime.faults.dropSockets(),
  'and its channel was closed': () => league.supabase.realtime.faults.closeChannels(),
};

for (const [what, happen] of Object.entries(wakings)) {
  test(
    `the token ran out while the tab was hidden, ${what}: the admin goes on`,
    survive(async () => {
      const session = await signIn(league, 'admin');
      const { page } = await prepareAdmin(session);
      const refusals = watchRefusedJoins(page);
      await page.goto('/resultados');
      await expectAdmin(page);
      await expectLive(page);
      await setVisibility(page, 'hidden');
      await storeSession(page, await runOut(session));
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
    }),
  );
}

for (const status of [400, 401]) {
  test(
    `renewing the session answers ${status} when the site opens: a visitor, once`,
    survive(async () => {
      const session = await runOut(await signIn(league, 'admin'));
      const { page } = await prepareAdmin(session);
      const renewals = watchRequests(page, isRenewal);
      await page.route(isRenewal, (route) =>
        route.fulfill({
          status,
          json: { code: 'refresh_token_not_found', message: 'Invalid Refresh Token' },
        }),
      );
      await page.goto('/resultados');
      await expectVisitor(page);
      await expectLive(page);
      await expectSameAsTable(page, league);
      expect(await storedSession(page)).toBeNull();
      for (let minute = 0; minute < 5; minute += 1) await page.clock.fastForward('01:00');
      expect(renewals).toHaveLength(1);
    }),
  );

  test(
    `renewing it answers ${status} on an open page: its controls vanish, its rows stay`,
    survive(async () => {
      const session = await signIn(league, 'admin');
      const { page } = await prepareAdmin(session);
      await page.goto('/resultados');
      await expectAdmin(page);
      await expectLive(page);
      await page.route(isRenewal, (route) =>
        route.fulfill({
          status,
          json: { code: 'refresh_token_not_found', message: 'Invalid Refresh Token' },
        }),
      );
      const renewals = watchRequests(page, isRenewal);
      await storeSession(page, await runOut(session));
      await page.clock.fastForward('02:00');
      await expectVisitor(page);
      await expectSameAsTable(page, league);
      await organiserOf(league).add(`Tras el ${status}`);
      await expectSameAsTable(page, league);
      expect(renewals).toHaveLength(1);
    }),
  );
}

test(
  'the session ends while the admin types a result: the dialog says so, and the text is kept',
  survive(async () => {
    const session = await signIn(league, 'admin');
    const { page } = await prepareAdmin(session);
    await page.goto('/resultados');
    const { dialog, save } = await openAddDialog(page, 'A Medio Escribir');
    await page.route(isRenewal, (route) =>
      route.fulfill({ status: 400, json: { code: 'refresh_token_not_found', message: 'no' } }),
    );
    await storeSession(page, await runOut(session));
    await page.clock.fastForward('02:00');
    await expectSoon.poll(() => storedSession(page)).toBeNull();
    await expectSoon(dialog.getByLabel('Equipo 1')).toHaveValue('A Medio Escribir');
    await save.click();
    await expectSoon(dialog.getByRole('alert')).toContainText(
      'No tienes permisos para añadir resultados',
    );
    await page.keyboard.press('Escape');
    await expectVisitor(page);
    // Whoever signs in again finds it where it was.
    await storeSession(page, await signIn(league, 'admin'));
    await page.reload();
    await page.getByRole('button', { name: 'Agregar Resultado' }).click();
    await expectSoon(dialog.getByLabel('Equipo 1')).toHaveValue('A Medio Escribir');
    await save.click();
    await expectSoon(dialog).toBeHidden();
    expect(await organiserOf(league).count('A Medio Escribir')).toBe(1);
  }),
);

test(
  'Auth is down when the site opens: the public part works, and the admin comes back',
  survive(async () => {
    const session = await runOut(await signIn(league, 'admin'));
    const { page } = await prepareAdmin(session);
    let isDown = true;
    await page.route(isRenewal, (route) =>
      isDown ? route.fulfill({ status: 503, json: { message: 'down' } }) : route.fallback(),
    );
    await page.goto('/resultados');
    // Nobody waits for Auth longer than a moment.
    await page.clock.fastForward(3000);
    await expectSameAsTable(page, league);
    isDown = false;
    await expectSoon
      .poll(async () => {
        await page.clock.fastForward(10_000);
        return page.getByRole('button', { name: 'Cerrar Sesión' }).count();
      })
      .toBe(1);
    await addResult(page, 'Auth Volvió');
    await expectSameAsTable(page, league);
  }),
);

test(
  'the token ran out, and the device’s clock knows nothing of it: saving renews it',
  survive(async () => {
    const session = await signIn(league, 'admin');
    const { page } = await prepareAdmin(session);
    await page.goto('/resultados');
    await expectAdmin(page);
    await expectLive(page);
    // For its own clock the token is good; for the server it is not.
    const { access_token } = await runOut(session);
    await storeSession(page, { ...session, access_token });
    await addResult(page, 'Reloj Propio');
    expect(await organiserOf(league).count('Reloj Propio')).toBe(1);
    await expectSameAsTable(page, league);
  }),
);

test(
  'signing out and in again in one tab: the other one agrees',
  survive(async () => {
    const session = await signIn(league, 'admin');
    const { page } = await league.visit('/resultados', withSession(league, session));
    const other = await page.context().newPage();
    await other.goto(`${league.supabase.url}/resultados`);
    await expectAdmin(page);
    await expectAdmin(other);
    await page.getByRole('button', { name: 'Cerrar Sesión' }).click();
    await expectVisitor(page);
    await expectVisitor(other);
    await page.getByRole('link', { name: 'Admin', exact: true }).click();
    await page.getByLabel('Correo Electrónico').fill(league.supabase.admin.email);
    await page.locator('input[type=password]').fill(league.supabase.admin.password);
    await page.getByRole('button', { name: 'Iniciar Sesión' }).click();
    await expectAdmin(page);
    await expectAdmin(other);
    // And the one that only watched may write.
    await addResult(other, 'Desde La Otra');
    await expectSameAsTable(other, league);
  }),
);
