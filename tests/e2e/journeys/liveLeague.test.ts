import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { demoAdmin } from '../../../supabase/embedded/keys.ts';
import { add, askToDelete, dialogs, today } from '../../support/dialogs.ts';
import { leagueForThisFile, organiserClient } from '../../support/league.ts';
import {
  cardOf,
  expectLive,
  expectNeverReloaded,
  expectSoon,
  markLoaded,
  results,
  submitSignIn,
} from '../../support/page.ts';
import { phone } from '../../support/screens.ts';

const league = leagueForThisFile();
const [resultDialog] = dialogs;

async function openForVisitor(path: string) {
  const { page } = await league.visit(path, phone);
  await expectLive(page);
  await markLoaded(page);
  return page;
}

const status = (page: Page, text: string) =>
  page.getByRole('status').filter({ hasText: text }).first();

test('a result that the admin saves and deletes comes and goes on a visitor’s open page', async () => {
  const visitor = await openForVisitor('/resultados');
  const { page: admin } = await league.visit('/admin');
  await submitSignIn(admin, demoAdmin);
  await expectSoon(admin).toHaveURL('/');
  await admin.goto('/resultados');
  await add(admin, resultDialog, { 'Pareja 1': 'Los Invictos' });
  await expectSoon(status(admin, 'Resultado guardado.')).toBeVisible();
  await expectSoon(results(visitor).first()).toContainText('Los Invictos');
  await expectSoon(results(admin).first()).toContainText('Los Invictos');

  const { question, confirm } = await askToDelete(admin, 'Los Invictos');
  await expectSoon(question).toContainText(/Sexta Libre · \p{L}+ \d+ de \p{L}+ de \d{4}/u);
  await confirm.click();
  await expectSoon(cardOf(visitor, 'Los Invictos')).toHaveCount(0);
  await expectSoon(cardOf(admin, 'Los Invictos')).toHaveCount(0);
  await expectSoon(admin.getByText('Resultado eliminado.')).toBeVisible();
  await expectNeverReloaded(visitor);
});

test('two open pages show a table change live, and why the order is as it is', async () => {
  const organiser = organiserClient(league);
  const category = 'Octava Damas';
  await organiser.from('results').delete().eq('category', category);
  const save = async (team1: string, team2: string, score: string) => {
    const values = { ...row(team1), team2, score, category };
    expect((await organiser.from('results').insert(values)).error).toBeNull();
  };
  const first = (page: Page) => page.getByRole('main').locator('tbody tr').first();
  await save('Las Primeras', 'Las Segundas', '6-4, 6-4');
  const pages = [await openForVisitor('/tablas/octava-damas')];
  const { page: wide } = await league.visit('/tablas/octava-damas');
  await expectLive(wide);
  pages.push(wide);
  for (const page of pages) await expectSoon(first(page)).toContainText('Las Primeras');
  await save('Las Segundas', 'Las Primeras', '6-1, 6-1');
  for (const page of pages) {
    await expectSoon(first(page)).toContainText('Las Segundas');
    const reason = first(page).getByRole('button', {
      name: /^Empate en puntos\. Arriba de Las Primeras/u,
    });
    await expectSoon(reason).toBeVisible();
    await reason.click();
    await expectSoon(
      page
        .getByRole('main')
        .getByRole('link', { name: /6-1, 6-1/u })
        .first(),
    ).toBeVisible();
    await expectSoon(page.getByLabel('Novedades de la tabla')).toHaveText(
      'Las Segundas sube al puesto 1.',
    );
  }
});

test('what arrives while one reads further down moves nothing, and waits behind the pill', async () => {
  const page = await openForVisitor('/resultados');
  const read = results(page).nth(20);
  await read.scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollTo({ top: 1200, behavior: 'instant' }));
  const box = await read.boundingBox();
  const organiser = organiserClient(league);
  const saved = await organiser
    .from('results')
    .insert(['Los Primeros', 'Los Segundos', 'Los Fugaces'].map(row))
    .select('id,team1');
  expect(saved.error).toBeNull();
  await expectSoon(page.getByRole('button', { name: '3 resultados nuevos' })).toBeVisible();
  await expectSoon(page.getByText('3 novedades en la liga')).toBeAttached();
  expect(await read.boundingBox()).toEqual(box);

  // A row that is deleted before it was shown is not counted any more.
  await organiser.from('results').delete().eq('team1', 'Los Fugaces');
  await page.getByRole('button', { name: '2 resultados nuevos' }).click();
  await expectSoon(results(page).first()).toBeInViewport();
  await expectSoon(results(page).filter({ hasText: /Los Primeros|Los Segundos/ })).toHaveCount(2);
  await expectSoon(page.getByRole('heading', { level: 1 })).toBeFocused();
});

function row(team1: string) {
  return {
    team1,
    team2: 'Doble Pared',
    score: '6-4, 6-3',
    date: today,
    category: 'Sexta Libre',
  };
}
