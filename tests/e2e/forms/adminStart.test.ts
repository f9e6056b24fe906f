import type { Session } from '@supabase/supabase-js';
import { beforeAll, describe, test } from 'vitest';
import { addButton, adminVisit, dialogs, openDialog } from '../../support/dialogs.ts';
import { leagueForThisFile, signIn } from '../../support/league.ts';
import { deleteButtonOf, expectSoon, mainOf, signInForm } from '../../support/page.ts';
import { phone } from '../../support/screens.ts';

const league = leagueForThisFile();
let admin: Session;

beforeAll(async () => {
  admin = await signIn(league, 'admin');
});

describe('Where the administrator starts', () => {
  test('/admin shows no form to somebody who is signed in', async () => {
    const { page } = await adminVisit(league, admin, '/admin', phone);
    const main = mainOf(page);
    await expectSoon(page.getByRole('heading', { level: 1 })).toHaveText('Administración');
    await expectSoon(signInForm(page).email).toHaveCount(0);
    for (const spec of dialogs) {
      await openDialog(page, spec);
      await page.keyboard.press('Escape');
      await expectSoon(page.getByRole('dialog')).toHaveCount(0);
    }
    await main.getByRole('button', { name: 'Cerrar Sesión' }).click();
    await expectSoon(signInForm(page).email).toBeInViewport();
  });

  test('the home page, where a sign-in ends, leads to adding and to /admin', async () => {
    const { page } = await adminVisit(league, admin, '/', phone);
    for (const spec of dialogs) await expectSoon(addButton(page, spec)).toBeVisible();
    await mainOf(page).getByRole('link', { name: 'Administración' }).click();
    await expectSoon(page).toHaveURL('/admin');
  });
});

test('*Copiar la fecha* leads from /admin to the message of a day, below the paste', async () => {
  const { page } = await adminVisit(league, admin, '/admin', phone);
  await mainOf(page).getByRole('link', { name: 'Copiar la fecha' }).click();
  const title = mainOf(page).getByRole('heading', { name: 'Copiar la fecha' });
  await expectSoon(title).toBeFocused();
  await expectSoon(title).toBeInViewport();
});

test('an X that is tapped before the code of the dialogs has come asks all the same', async () => {
  const { page } = await adminVisit(league, admin, '/', phone);
  await page.route(/AdminTools-.*\.js/u, async (route) => {
    await page.waitForTimeout(1500);
    await route.continue();
  });
  await page.goto('/resultados');
  await deleteButtonOf(page).first().click();
  await expectSoon(page.getByRole('dialog')).toHaveCount(1);
});
