import { expect, test } from 'vitest';
import { demoAdmin } from '../../../supabase/embedded/keys.ts';
import { askToDelete, fieldOf, saveAsTyped } from '../../support/dialogs.ts';
import { leagueForThisFile, signIn } from '../../support/league.ts';
import { expectLive, expectSoon, expectViewer, results, submitSignIn } from '../../support/page.ts';
import { watchRequests } from '../../support/requests.ts';
import {
  databaseOf,
  expectSameAsTable,
  isRefresh,
  notification,
  openAddDialog,
  openResults,
  preparePage,
} from '../support/site.ts';

const league = leagueForThisFile();
const day = 24 * 60 * 60 * 1000;

test.each([
  ['a day ahead', day],
  // The hour that passes below may end a day: more than one has to be missing.
  ['two days behind', -2 * day],
])(
  'a device’s clock is %s: the server’s order, saves, and one refresh an hour',
  async (what, skew) => {
    const page = await preparePage(league, undefined, Date.now() + skew);
    const refreshes = watchRequests(page, isRefresh);
    const add = async (team: string) => {
      const { dialog, save } = await openAddDialog(page, team);
      await saveAsTyped({ dialog, save });
      await expectSoon(dialog).toBeHidden();
    };
    await page.goto('/admin');
    await submitSignIn(page, demoAdmin);
    await expectViewer(page, 'Admin');
    await page.goto('/resultados');
    await expectViewer(page, 'Admin');
    await expectLive(page);
    await databaseOf(league).add(`Reloj ${what} 1`, `Reloj ${what} 2`);
    await expectSameAsTable(page, league);
    await add(`Admin ${what}`);
    await expectSameAsTable(page, league);
    // Each jump ends the requests that wait: more of them would look like an attack to the server.
    for (let minute = 0; minute < 5; minute += 1) {
      await page.clock.fastForward('01:00');
      await expectLive(page);
    }
    expect(refreshes).toHaveLength(0);
    await page.clock.fastForward('55:00');
    await expectSoon.poll(() => refreshes.length).toBe(1);
    await add(`Admin ${what}, más tarde`);
    await expectSameAsTable(page, league);
    await expectViewer(page, 'Admin');
    expect(refreshes).toHaveLength(1);
  },
);

test('the administrator lost the right while signed in: a message, no text lost', async () => {
  const page = await openResults(league, await signIn(league, 'admin'));
  const database = databaseOf(league);
  await database.add('Intocable');
  await expectSoon(results(page).first()).toContainText('Intocable');
  await database.query('delete from private.admins');
  try {
    const { dialog, save } = await openAddDialog(page, 'Sin Derecho');
    await saveAsTyped({ dialog, save });
    await expectSoon(dialog.getByRole('alert')).toContainText(
      'No tienes permisos para añadir resultados',
    );
    await expectSoon(fieldOf(dialog, 'Pareja 1')).toHaveValue('Sin Derecho');
    await page.keyboard.press('Escape');
    await expectSoon(dialog).toBeHidden();
    await (await askToDelete(page, 'Intocable')).confirm.click();
    const refusal = page.getByRole('alert').filter({ hasText: 'No tienes permisos para eliminar' });
    await expectSoon(refusal).toHaveCount(1);
    await expectSoon(results(page).first()).toContainText('Intocable');
    expect(await database.count('Intocable')).toBe(1);
    expect(await database.count('Sin Derecho')).toBe(0);
  } finally {
    const { userId } = demoAdmin;
    await database.query('insert into private.admins (user_id) values ($1)', [userId]);
  }
  // The right is effective again at once.
  await (await askToDelete(page, 'Intocable')).confirm.click();
  await expectSoon(notification(page, 'Resultado eliminado.')).toHaveCount(1);
  await expectSameAsTable(page, league);
});
