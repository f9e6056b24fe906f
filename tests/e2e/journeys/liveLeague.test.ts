import { createClient } from '@supabase/supabase-js';
import type { Page } from 'playwright';
import { expect as see } from 'playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type League, openLeague } from '../../support/league.ts';
import { expectLive, expectNeverReloaded, markLoaded, results } from '../../support/page.ts';
import { phone } from '../../support/screens.ts';

let league: League;

beforeAll(async () => {
  league = await openLeague();
});
afterAll(() => league.close());

async function addResult(page: Page, team1: string, team2: string, score: string) {
  await page.getByRole('button', { name: 'Agregar Resultado' }).click();
  const dialog = page.getByRole('dialog', { name: 'Agregar Resultado' });
  await dialog.getByLabel('Equipo 1').fill(team1);
  await dialog.getByLabel('Equipo 2').fill(team2);
  await dialog.getByRole('textbox', { name: 'Resultado' }).fill(score);
  await dialog.getByLabel('Fecha').fill('2026-11-20');
  await dialog.getByLabel('Categoría').selectOption('Sexta Libre');
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await see(dialog).toBeHidden();
  await see(page.getByRole('status').filter({ hasText: 'Resultado guardado.' })).toBeVisible();
}

test('a result that the admin saves and deletes comes and goes on a visitor’s open page', async () => {
  const visitor = await league.visit('/resultados', phone);
  const admin = await league.visitAs('admin', '/resultados');
  await expectLive(visitor.page);
  await markLoaded(visitor.page);

  await addResult(admin.page, 'Los Invictos', 'Las Panteras', '7-6(5), 4-6, [10-8]');
  await see(results(visitor.page).first()).toContainText('Los Invictos');
  await see(results(visitor.page).first()).toContainText('Las Panteras');
  await see(results(admin.page).first()).toContainText('Los Invictos');

  await admin.page
    .getByRole('button', { name: /Eliminar .*Los Invictos/ })
    .first()
    .click();
  const question = admin.page.getByRole('dialog');
  await see(question).toContainText('¿Estás seguro de que quieres eliminar este resultado?');
  await see(question).toContainText('Sexta Libre · viernes 20 de noviembre de 2026');
  await question.getByRole('button', { name: 'Eliminar' }).click();
  await see(results(visitor.page).getByText('Los Invictos')).toHaveCount(0);
  await see(results(admin.page).getByText('Los Invictos')).toHaveCount(0);
  await see(admin.page.getByText('Resultado eliminado.')).toBeVisible();
  await expectNeverReloaded(visitor.page);
});

test('so does a match, in its place by date', async () => {
  const visitor = await league.visit('/proximos-partidos');
  const admin = await league.visitAs('admin', '/proximos-partidos');
  await expectLive(visitor.page);
  await markLoaded(visitor.page);

  await admin.page.getByRole('button', { name: 'Agregar Partido' }).click();
  const dialog = admin.page.getByRole('dialog', { name: 'Agregar Partido' });
  await dialog.getByLabel('Equipo 1').fill('Los Madrugadores');
  await dialog.getByLabel('Equipo 2').fill('Las Trasnochadas');
  await dialog.getByLabel('Fecha').fill('2099-12-31');
  await dialog.getByLabel('Hora').fill('23:30');
  await dialog.getByLabel('Lugar').fill('Club del Futuro, cancha 1');
  await dialog.getByLabel('Categoría').selectOption('Octava Damas');
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await see(dialog).toBeHidden();

  const card = visitor.page.getByRole('listitem').filter({ hasText: 'Los Madrugadores' });
  await see(card).toContainText('Club del Futuro, cancha 1');
  await see(card).toContainText('23:30');

  await admin.page.getByRole('button', { name: /Eliminar .*Los Madrugadores/ }).click();
  const question = admin.page.getByRole('dialog');
  await see(question).toContainText('¿Estás seguro que deseas eliminar este partido?');
  await question.getByRole('button', { name: 'Eliminar' }).click();
  await see(card).toHaveCount(0);
  await expectNeverReloaded(visitor.page);
});

test('a visitor sees no control of the admin’s, and the database refuses their key', async () => {
  const { page } = await league.visit('/resultados');
  await see(results(page).first()).toBeVisible();
  await see(page.getByRole('button', { name: /Agregar|Eliminar/ })).toHaveCount(0);
  await see(
    page.getByText('ℹ️ Solo los administradores pueden agregar o eliminar resultados.'),
  ).toBeVisible();

  const { url, publishableKey } = league.supabase;
  const visitor = createClient(url, publishableKey, { auth: { persistSession: false } });
  const insertion = await visitor.from('results').insert({
    team1: 'Intrusos',
    team2: 'Doble Pared',
    score: '6-0, 6-0',
    date: '2026-11-20',
    category: 'Sexta Libre',
  });
  expect(insertion.error?.code).toBe('42501');
  const deletion = await visitor.from('results').delete().eq('category', 'Sexta Libre');
  expect(deletion.error?.code).toBe('42501');
  await see(page.getByText('Intrusos')).toHaveCount(0);
});

test('what arrives while a visitor reads further down moves nothing, and waits behind the pill', async () => {
  const { page } = await league.visit('/resultados');
  await expectLive(page);
  const read = results(page).nth(20);
  await read.scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollTo({ top: 1200, behavior: 'instant' }));
  const place = await read.boundingBox();

  const { url, secretKey } = league.supabase;
  const organiser = createClient(url, secretKey, { auth: { persistSession: false } });
  const row = {
    team2: 'Doble Pared',
    score: '6-4, 6-3',
    date: '2026-11-20',
    category: 'Sexta Libre',
  };
  const teams = ['Los Primeros', 'Los Segundos', 'Los Fugaces'];
  const saved = await organiser
    .from('results')
    .insert(teams.map((team1) => ({ ...row, team1 })))
    .select('id,team1');
  expect(saved.error).toBeNull();
  await see(page.getByRole('button', { name: '3 resultados nuevos' })).toBeVisible();
  await see(page.getByText('3 novedades en la liga')).toBeAttached();
  expect(await read.boundingBox()).toEqual(place);

  // One that is gone again before anybody looked is no news.
  const fleeting = saved.data?.find(({ team1 }) => team1 === 'Los Fugaces');
  await organiser.from('results').delete().eq('id', fleeting?.id);
  await page.getByRole('button', { name: '2 resultados nuevos' }).click();
  await see(results(page).first()).toBeInViewport();
  await see(results(page).filter({ hasText: /Los Primeros|Los Segundos/ })).toHaveCount(2);
  await see(page.getByRole('heading', { level: 1 })).toBeFocused();
  await organiser
    .from('results')
    .delete()
    .in('id', saved.data?.map(({ id }) => id) ?? []);
});
