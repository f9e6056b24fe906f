import { createClient } from '@supabase/supabase-js';
import { expect, test } from 'vitest';
import { pairRename } from '../../../src/admin/changePairs.ts';
import { newId } from '../../../src/live/newId.ts';
import { demoAdmin } from '../../../supabase/embedded/keys.ts';
import { openTab } from '../../support/dialogs.ts';
import { leagueForThisFile } from '../../support/league.ts';
import { expectLive, expectLoaded, expectSoon, mainOf } from '../../support/page.ts';
import { isFull } from '../../support/scale.ts';
import { phone } from '../../support/screens.ts';

const league = leagueForThisFile();

test('a visitor finds a pair, stars it, and follows it through a new name', async () => {
  const { page } = await league.visit('/', phone);
  const rows = mainOf(page).getByRole('article');
  let taps = 0;
  const tap = async (role: 'button' | 'link' | 'option', name: string | RegExp) => {
    await page.getByRole(role, { name }).first().click();
    taps += 1;
  };

  // How did this pair do? One slip of the finger is forgiven.
  await tap('button', 'Buscar');
  await page.getByRole('combobox').fill('furai azul');
  await tap('option', /^Furia Azul/u);
  await expectSoon(page).toHaveURL(/\/parejas\/sexta-damas\/furia-azul$/u);
  await expectLoaded(page);
  await expectSoon(rows.first()).toBeVisible();
  await expectSoon(page.getByRole('heading', { level: 1 })).toBeFocused();
  // The page shows the pair's own matches and no others.
  expect(await rows.filter({ hasNotText: 'Furia Azul' }).count()).toBe(0);
  await expectSoon(page.getByRole('heading', { name: 'Próximo partido' })).toBeVisible();
  await expectSoon(mainOf(page).getByText('contra Rompe Red')).toBeVisible();
  console.info(`taps to a pair's month from the home page: ${taps} (of 3)`);
  expect(taps).toBeLessThanOrEqual(3);

  // At rest: what renders again reads the stars again.
  const otherTab = await openTab(page.context(), '/');
  await expectLive(otherTab);
  await page.getByRole('button', { name: 'Mi pareja' }).click();
  await page.goto('/');
  // The one starred pair has its page behind the bar's link.
  for (const tab of [page, otherTab]) {
    const link = tab.getByRole('link', { name: 'Mi pareja', exact: true }).first();
    await expectSoon(link).toHaveAttribute('href', '/parejas/sexta-damas/furia-azul');
  }
  // A link carries the star to a device that has none.
  await page.goto('/mi-pareja');
  await expectSoon(mainOf(page).getByRole('img', { name: 'Código QR del enlace' })).toBeVisible();
  const { page: other } = await league.visit('/mi-pareja?parejas=sexta-damas/furia-azul', phone);
  await expectSoon(mainOf(other).getByText('Se agregó 1 pareja del enlace.')).toBeVisible();
  await expectSoon(
    mainOf(other)
      .getByRole('link', { name: /Furia Azul/u })
      .first(),
  ).toBeVisible();
  await expectSoon(other).toHaveURL(/\/mi-pareja$/u);
  await page.goto('/');
  const line = mainOf(page)
    .getByRole('link', { name: /^Furia Azul/u })
    .first();
  await expectSoon(line).toContainText('contra Rompe Red');
  await expectSoon(line).toContainText('Pádel Suquía');
  console.info('taps to when and where a starred pair plays next: 0 (of 1)');

  const admin = createClient(league.supabase.url, league.supabase.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  const { error } = await admin.auth.signInWithPassword(demoAdmin);
  expect(error).toBeNull();
  const { data } = await admin.from('pairs').select('id').eq('name', 'Furia Azul').single();
  await pairRename({ id: String(data?.id) }, 'Furia Celeste').send(admin, newId());

  await page.goto('/parejas/sexta-damas/furia-azul');
  await expectSoon(page).toHaveURL(/\/parejas\/sexta-damas\/furia-celeste$/u);
  await expectSoon(page.getByRole('heading', { level: 1 })).toHaveText('Furia Celeste');
  await expectSoon(page.getByRole('button', { name: 'Mi pareja' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );

  await page.goto('/parejas/sexta-damas/furia-celestial');
  await expectSoon(mainOf(page).getByRole('link', { name: 'Furia Celeste' })).toBeVisible();
  await mainOf(page).getByRole('button', { name: 'Buscar una pareja' }).click();
  await expectSoon(page.getByRole('dialog', { name: 'Buscar' })).toBeVisible();
});

test.runIf(isFull)('the tab has the name of a pair as it is written', async () => {
  const { page } = await league.visit('/tablas/sexta-damas');
  await mainOf(page).getByRole('link', { name: 'Smash & Fernet' }).first().click();
  await expectSoon(page.getByRole('heading', { level: 1 })).toHaveText('Smash & Fernet');
  await expectSoon(page).toHaveTitle(/^Smash & Fernet · /u);
  await mainOf(page).getByRole('link', { name: 'Sexta Damas' }).first().click();
  await expectSoon(page).toHaveTitle(/^Sexta Damas · /u);
  await page.goto('/parejas/sexta-damas/nadie-de-nadie');
  await expectSoon(page.getByRole('heading', { level: 1 })).toHaveText('Pareja no encontrada');
  await expectSoon(page).toHaveTitle(/^Pareja no encontrada · /u);
});

test.runIf(isFull)('the place of a pair leads to its row of the table', async () => {
  const { page } = await league.visit('/parejas/sexta-damas/smash-fernet', phone);
  await mainOf(page)
    .getByRole('link', { name: /^\d+\.ª en la tabla$/u })
    .click();
  await expectSoon(page).toHaveURL(/\/tablas\/sexta-damas#smash-fernet$/u);
  const row = mainOf(page).locator('tr[data-linked]');
  const name = row.getByRole('link', { name: 'Smash & Fernet' });
  await expectSoon(name).toBeFocused();
  await expectSoon(row).toBeInViewport();
  // A reload stands for a link that somebody sent.
  await page.reload();
  await expectSoon(name).toBeFocused();
});

test.runIf(isFull)('Back leaves a list, whichever filters were chosen', async () => {
  const { page } = await league.visit('/', phone);
  await page.getByRole('link', { name: 'Todos los resultados' }).click();
  const filter = page.getByRole('navigation', { name: 'Filtrar por categoría' });
  for (const name of ['Octava Libre', 'Sexta Libre']) {
    await filter.getByRole('link', { name }).click();
    await expectSoon(filter.locator('[aria-current=true]')).toContainText(name);
  }
  await page.goBack();
  await expectSoon(page).toHaveURL(/:\d+\/$/u);
});
