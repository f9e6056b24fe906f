import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { leagueForThisFile, prepare } from '../../support/league.ts';
import { expectLive, expectSoon, results } from '../../support/page.ts';
import { watchRequests } from '../../support/requests.ts';
import { expectSameAsTable, faultsOf, networkLog, organiserOf } from '../support/browser.ts';
import { addResult, askToDelete, expectAdmin, openAddDialog } from '../support/browserAdmin.ts';
import { isRenewal } from '../support/browserSession.ts';

const league = leagueForThisFile({ authLimits: false });
const survive = faultsOf('clocks and rights');

const day = 24 * 60 * 60 * 1000;

async function signInByForm(page: Page) {
  await page.goto('/admin');
  await page.getByLabel('Correo Electrónico').fill(league.supabase.admin.email);
  await page.locator('input[type=password]').fill(league.supabase.admin.password);
  await page.getByRole('button', { name: 'Iniciar Sesión' }).click();
  await expectAdmin(page);
  await page.goto('/resultados');
  await expectAdmin(page);
  await expectLive(page);
}

for (const [what, skew] of [
  ['a day ahead', day],
  ['a day behind', -day],
] as const) {
  test(
    `the device’s clock is ${what}: visitors see the server’s order`,
    survive(async () => {
      const { page } = await prepare(league);
      await page.clock.install({ time: Date.now() + skew });
      await page.goto('/resultados');
      await expectLive(page);
      await organiserOf(league).add(`Reloj ${what} 1`, `Reloj ${what} 2`);
      await expectSameAsTable(page, league);
      await expectSoon(results(page).first()).toContainText(`Reloj ${what} 2`);
    }),
  );

  test(
    `the admin’s clock is ${what}: saving works, and the session is renewed once an hour`,
    survive(async () => {
      const { page, allow } = await prepare(league);
      allow(networkLog);
      await page.clock.install({ time: Date.now() + skew });
      const renewals = watchRequests(page, isRenewal);
      await signInByForm(page);
      await addResult(page, `Admin ${what}`);
      await expectSameAsTable(page, league);
      for (let turn = 0; turn < 10; turn += 1) await page.clock.runFor(30_000);
      expect(renewals).toHaveLength(0);
      await page.clock.fastForward('55:00');
      await expectSoon.poll(() => renewals.length).toBe(1);
      await addResult(page, `Admin ${what}, más tarde`);
      await expectSameAsTable(page, league);
      await expectAdmin(page);
      expect(renewals).toHaveLength(1);
    }),
  );
}

test(
  'the administrator lost the right while signed in: told so, nothing typed is lost',
  survive(async () => {
    const { page, allow } = await prepare(league);
    allow(networkLog);
    allow(/No se pudo eliminar/u);
    await signInByForm(page);
    await organiserOf(league).add('Intocable');
    await expectSoon(results(page).first()).toContainText('Intocable');
    const { userId } = league.supabase.admin;
    await organiserOf(league).exec('delete from private.admins');
    try {
      const { dialog, save } = await openAddDialog(page, 'Sin Derecho');
      await save.click();
      await expectSoon(dialog.getByRole('alert')).toContainText(
        'No tienes permisos para añadir resultados',
      );
      await expectSoon(dialog.getByLabel('Equipo 1')).toHaveValue('Sin Derecho');
      await expectSoon(dialog.getByRole('textbox', { name: 'Resultado' })).toHaveValue('6-4, 6-3');
      await page.keyboard.press('Escape');
      await expectSoon(dialog).toBeHidden();
      await (await askToDelete(page, 'Intocable')).click();
      const refusal = page
        .getByRole('alert')
        .filter({ hasText: 'No tienes permisos para eliminar' });
      await expectSoon(refusal).toContainText('No tienes permisos para eliminar resultados');
      await expectSoon(results(page).first()).toContainText('Intocable');
      expect(await organiserOf(league).count('Intocable')).toBe(1);
      expect(await organiserOf(league).count('Sin Derecho')).toBe(0);
    } finally {
      await organiserOf(league).exec(`insert into private.admins (user_id) values ('${userId}')`);
    }
    // Given back, it counts at once.
    await (await askToDelete(page, 'Intocable')).click();
    await expectSoon(page.getByText('Resultado eliminado.')).toBeVisible();
    await expectSameAsTable(page, league);
  }),
);
