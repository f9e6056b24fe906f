import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@supabase/supabase-js';
import { expect as see } from 'playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type League, openLeague } from '../../support/league.ts';

const dataFolder = mkdtempSync(join(tmpdir(), 'league-journey-'));
let league: League;

beforeAll(async () => {
  league = await openLeague({ dataFolder });
});
afterAll(async () => {
  await league.close();
  rmSync(dataFolder, { recursive: true, force: true });
});

test('the server is killed under an open page and comes back with news', async () => {
  const { page, allow } = await league.visit('/resultados');
  // The browser itself logs every connection that fails.
  allow(/net::ERR_|WebSocket connection|Failed to load resource/);
  const banner = page.getByRole('banner');
  await see(banner.getByText('En vivo')).toBeVisible({ timeout: 15_000 });
  await page.evaluate(() => Object.assign(window, { loadedOnce: true }));
  const cards = page.getByRole('region', { name: 'Últimos Resultados' }).getByRole('listitem');
  await see(cards).toHaveCount(50);

  await league.stop();
  await see(banner.getByText('Reconectando…')).toBeVisible({ timeout: 10_000 });
  await see(banner.getByText(/^Sin conexión · datos de las \d{2}:\d{2}$/)).toBeVisible({
    timeout: 10_000,
  });
  // What was there stays there.
  await see(cards).toHaveCount(50);

  await league.restart();
  const { url, secretKey } = league.supabase;
  const organiser = createClient(url, secretKey, { auth: { persistSession: false } });
  const { error } = await organiser.from('results').insert({
    team1: 'Mientras Tanto',
    team2: 'Doble Pared',
    score: '6-4, 6-3',
    date: '2026-11-20',
    category: 'Sexta Libre',
  });
  expect(error).toBeNull();

  await see(banner.getByText('En vivo')).toBeVisible({ timeout: 30_000 });
  await see(cards.first()).toContainText('Mientras Tanto');
  expect(await page.evaluate(() => Reflect.get(window, 'loadedOnce'))).toBe(true);
});

test('without a network the other pages still open, with what was there', async () => {
  const { page, allow } = await league.visit('/resultados');
  allow(/net::ERR_|WebSocket connection|Failed to load resource|No se pudieron leer/);
  await see(page.getByRole('banner').getByText('En vivo')).toBeVisible({ timeout: 15_000 });
  // The other pages' code is fetched once this one stands.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('AboutPage')),
  );
  await page.context().setOffline(true);
  await page.getByRole('link', { name: 'Nosotros' }).first().click();
  await see(page.getByRole('heading', { level: 1 })).toHaveText('Nosotros');
  await page.getByRole('link', { name: 'Resultados' }).first().click();
  await see(
    page.getByRole('region', { name: 'Últimos Resultados' }).getByRole('listitem'),
  ).toHaveCount(50);
});

test('a page whose code does not come without a network leaves the visitor on the site', async () => {
  const { page, allow } = await league.visit('/resultados');
  allow(/net::ERR_|WebSocket connection|Failed to load resource|imported module|preload CSS/);
  await see(page.getByRole('banner').getByText('En vivo')).toBeVisible({ timeout: 15_000 });
  await page.route(/AdminPage/, (route) => route.abort('internetdisconnected'));
  await page.context().setOffline(true);
  await page.getByRole('link', { name: 'Admin', exact: true }).click();
  await see(page.getByRole('alert')).toContainText('parece que no hay conexión');
  // Back on a page that is there, the site goes on.
  await page.getByRole('link', { name: 'Resultados' }).first().click();
  await see(page.getByRole('region', { name: 'Últimos Resultados' })).toBeVisible();
  await page.unroute(/AdminPage/);
  await page.context().setOffline(false);
  await page.getByRole('link', { name: 'Admin', exact: true }).click();
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await see(page.getByRole('heading', { level: 1 })).toHaveText('Acceso de Administrador');
});
