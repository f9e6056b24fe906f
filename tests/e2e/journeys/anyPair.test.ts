import type { Page } from 'playwright';
import { test } from 'vitest';
import { waitForClosedDialog } from '../../support/dialogs.ts';
import { leagueForThisFile } from '../../support/league.ts';
import { expectSoon, mainOf } from '../../support/page.ts';
import { phone } from '../../support/screens.ts';

const category = 'Sexta Libre';
const rival = 'Los Del Fondo';
/** Whom the database takes, and the addresses that their pages end with. */
const added = [
  ['Los Ñandúes', 'los-ñandues'],
  ['ЖУК', 'жук'],
  ['Ørsted', 'ørsted'],
  ['C++', 'c'],
  ['東京 100%', '東京-100'],
] as const;
/** Rows of before: two of one address, and one without letter or digit. */
const older = [
  ['5f0c2b1e-8a94-4c55-9d7f-000000000001', 'Pérez/Gómez', 'perez-gomez'],
  ['5f0c2b1e-8a94-4c55-9d7f-000000000002', 'Pérez - Gómez', '5f0c2b1e-8a94-4c55-9d7f-000000000002'],
  ['5f0c2b1e-8a94-4c55-9d7f-000000000003', '🎾🔥', '5f0c2b1e-8a94-4c55-9d7f-000000000003'],
] as const;
const all = [...added, ...older.map(([, name, address]) => [name, address] as const)];

const league = leagueForThisFile({
  seed: `
    set session_replication_role = replica;
    insert into public.pairs (id, category, name, created_at) values
      ${older.map(([id, name], index) => `('${id}', '${category}', '${name}', '2026-0${index + 1}-01')`).join(', ')};
    insert into public.pair_names (category, key, pair_id)
    select category, private.name_key(name), id from public.pairs where category = '${category}';
    set session_replication_role = origin;
    insert into public.results (team1, team2, score, date, category)
    values ${all.map(([name]) => `('${name}', '${rival}', '6-4, 6-3', current_date, '${category}')`).join(', ')};
  `,
});

async function expectPair(page: Page, name: string, address: string) {
  await expectSoon(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expectSoon
    .poll(() => decodeURIComponent(new URL(page.url()).pathname))
    .toBe(`/parejas/sexta-libre/${address}`);
  await expectSoon(mainOf(page).getByRole('article').first()).toContainText(name);
}

test.each(['/resultados', '/tablas/sexta-libre'])(
  'every pair has one page, to which %s leads',
  async (list) => {
    const { page } = await league.visit(list, phone);
    for (const [name, address] of all) {
      await mainOf(page).getByRole('link', { name, exact: true }).first().click();
      await expectPair(page, name, address);
      // Its address alone leads to it, too.
      await page.reload();
      await expectPair(page, name, address);
      await page.goto(list);
    }
  },
);

test('in any case, decoded or not, by its name in the search, and by its star', async () => {
  const { page } = await league.visit('/', phone);
  for (const [name, address] of all) {
    await page.goto(`/parejas/sexta-libre/${address.toUpperCase()}`);
    await expectPair(page, name, address);
    await page.goto(`/Parejas/SEXTA-libre/${encodeURIComponent(address)}/`);
    await expectPair(page, name, address);
  }
  for (const [name, address] of all.slice(-3)) {
    await page.getByRole('button', { name: 'Mi pareja' }).click();
    await page.getByRole('button', { name: 'Buscar', exact: true }).click();
    await page.getByRole('dialog', { name: 'Buscar' }).getByRole('combobox').fill(name);
    await page.getByRole('option', { name: new RegExp(`^${name.replace('/', '.')}`, 'u') }).click();
    await expectPair(page, name, address);
  }
});

test('the administrator is told which pair a name means, and is offered what can be merged', async () => {
  const { page } = await league.visitAs('admin', '/admin', { ...phone, reducedMotion: 'reduce' });
  const main = mainOf(page);
  await main.getByRole('link', { name: 'Editar parejas' }).click();
  await main.getByLabel('Categoría').selectOption(category);
  const offer = main.getByRole('group').filter({ hasText: 'se distinguen solo en los signos' });
  await expectSoon(offer).toContainText('«Pérez - Gómez» y «Pérez/Gómez»');
  await offer.getByRole('button', { name: 'Revisar' }).click();
  await main.getByRole('button', { name: 'Unir', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Unir' }).click();
  await expectSoon(page.getByRole('status').filter({ hasText: 'Parejas unidas' })).toBeVisible();
  await expectSoon(offer).toBeHidden();

  await main.getByRole('button', { name: 'Editar Ørsted', exact: true }).click();
  await main.getByRole('textbox', { name: 'Nombre' }).fill('C#');
  await main.getByRole('button', { name: 'Guardar' }).click();
  await expectSoon(main.getByRole('alert')).toContainText('Es el nombre de «C++»');
  await main.getByRole('textbox', { name: 'Nombre' }).fill('¡!');
  await main.getByRole('button', { name: 'Guardar' }).click();
  await expectSoon(main.getByRole('alert')).toHaveText('El nombre necesita una letra o un número.');

  await page.goto('/resultados');
  await mainOf(page)
    .getByRole('button', { name: /Agregar Resultado/u })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Agregar Resultado' });
  await dialog.getByLabel('Pareja 1').fill('C#');
  await dialog.getByLabel('Pareja 2').fill('c-');
  await dialog.getByLabel('Resultado').fill('6-0 6-0');
  await dialog.getByLabel('Categoría').selectOption(category);
  await expectSoon(
    dialog.getByText('Es C++: los signos no distinguen parejas.').first(),
  ).toBeVisible();
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expectSoon(dialog.getByText(/una pareja no juega contra sí misma/u)).toBeVisible();
  await dialog.getByLabel('Pareja 2').fill('Pérez & Gómez');
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expectSoon(
    mainOf(page).getByRole('article').filter({ hasText: 'C++' }).filter({ hasText: 'Pérez/Gómez' }),
  ).toBeVisible();
  // The row is shown before it is saved, and the dialog that closes then goes back in the browser's history.
  await waitForClosedDialog(page);

  // The page of the one that was merged is that of the other.
  await page.goto(`/parejas/sexta-libre/${older[1][2]}`);
  await expectPair(page, 'Pérez/Gómez', 'perez-gomez');
});
