import { expect, test } from 'vitest';
import { demoSettings as settings } from '../../../src/league/demo/demoSettings.ts';
import { leagueForThisFile } from '../../support/league.ts';
import { cardsOf, expectLive, expectSoon } from '../../support/page.ts';
import { desktop } from '../../support/screens.ts';

const league = leagueForThisFile();

test('each page is dark where the device is, the sign-in with its form too', async () => {
  const { page } = await league.visit('/', { ...desktop, colorScheme: 'dark' });
  for (const path of ['/', '/resultados', '/categorias/sexta-libre', '/nosotros', '/admin']) {
    await page.goto(path);
    await expectLive(page);
    if (path === '/admin') await expectSoon(page.getByLabel('Correo Electrónico')).toBeVisible();
    const light = page.locator('html:not([data-mantine-color-scheme="dark"])');
    await expectSoon(light, path).toHaveCount(0);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe(
      'dark',
    );
  }
});

test('each route has its page, with bar and footer, a heading and a title of its own', async () => {
  const { page } = await league.visit('/');
  const pages = [
    ['/', settings.name, settings.name],
    ['/nosotros', 'Nosotros', `Nosotros · ${settings.name}`],
    ['/reglamento', 'Reglamento', `Reglamento · ${settings.name}`],
    ['/categorias', 'Categorías', `Categorías · ${settings.name}`],
    ['/resultados', 'Resultados', `Resultados · ${settings.name}`],
    ['/proximos-partidos', 'Próximos Partidos', `Próximos Partidos · ${settings.name}`],
    ['/admin', 'Acceso de Administrador', `Acceso de Administrador · ${settings.name}`],
    ...settings.categories.map(({ slug, name }) => [
      `/categorias/${slug}`,
      name,
      `${name} · ${settings.name}`,
    ]),
  ];
  for (const [path = '', heading = '', title = ''] of pages) {
    await page.goto(path);
    await expectSoon(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expectSoon(page).toHaveTitle(title);
    for (const frame of ['banner', 'main'] as const) {
      await expectSoon(page.getByRole(frame)).toBeVisible();
    }
    await expectSoon(page.getByRole('contentinfo')).toBeAttached();
  }
  // The interface is in Spanish, and says so to screen readers.
  await expectSoon(page.locator('html')).toHaveAttribute('lang', 'es');
  await page.clock.setFixedTime('2031-06-15T12:00:00Z');
  await page.goto('/nosotros');
  await expectSoon(page.getByRole('contentinfo').getByText('© 2031')).toBeVisible();
  expect(new Set(pages.map(([, , title]) => title)).size).toBe(pages.length);
});

test.each([
  ['/no-existe', 'Página no encontrada'],
  ['/resultados/2026', 'Página no encontrada'],
  ['/categorias/novena-libre', 'Categoría no encontrada'],
  ['/categorias/Sexta%20Libre', 'Categoría no encontrada'],
])('an unknown address, %s: a page that says so, with ways on', async (path, heading) => {
  const { page } = await league.visit(path);
  const main = page.getByRole('main');
  await expectSoon(main.getByRole('heading', { level: 1 })).toHaveText(heading);
  await expectSoon(page).toHaveTitle(/no encontrada ·/i);
  await expectSoon(main.getByRole('link', { name: 'Ver los resultados' })).toHaveAttribute(
    'href',
    '/resultados',
  );
  await main.getByRole('link', { name: 'Volver al inicio' }).click();
  await expectSoon(page).toHaveURL('/');
  await expectSoon(page).toHaveTitle(settings.name);
});

test('a navigation leads to the top, with the focus on the title; back leads where one was', async () => {
  const { page } = await league.visit('/resultados');
  const footer = page.getByRole('contentinfo');
  await expectSoon(cardsOf(page)).toHaveCount(50);
  // A link to the page itself too.
  await footer.getByRole('link', { name: 'Resultados' }).click();
  await expectSoon(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expectSoon(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await footer.getByRole('link', { name: 'Próximos Partidos' }).click();
  const title = page.getByRole('heading', { level: 1, name: 'Próximos Partidos' });
  await expectSoon(title).toBeFocused();
  await expectSoon(title).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expectSoon(page.getByRole('heading', { level: 1, name: 'Resultados' })).toBeFocused();
  await expectSoon(footer.getByRole('link', { name: 'Próximos Partidos' })).toBeInViewport();
});
