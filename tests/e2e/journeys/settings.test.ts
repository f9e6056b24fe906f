import { createCanvas } from '@napi-rs/canvas';
import axe from 'axe-core';
import type { BrowserContextOptions, Page } from 'playwright';
import { expect, test } from 'vitest';
import { demoSettings } from '../../../src/league/demo/demoSettings.ts';
import { whatsappLink } from '../../../src/league/league.ts';
import { leagueVariables } from '../../../src/league/shades.ts';
import { seasonOn } from '../../../src/league/season.ts';
import { dayAt } from '../../support/clock.ts';
import { leagueForThisFile } from '../../support/league.ts';
import {
  bannerOf,
  expectLive,
  expectNeverReloaded,
  expectSoon,
  mainOf,
  markLoaded,
} from '../../support/page.ts';
import { isFull } from '../../support/scale.ts';
import { desktop, phone } from '../../support/screens.ts';

// What the administrator changes at /admin/liga is on every open page, without a reload or a build.

// A server of its own: settings are not among the rows that the shared one begins with again.
const league = leagueForThisFile({ authLimits: false });

/** A visitor's page, live, and the administrator's, where the settings are changed. */
async function open(path: string, screen: BrowserContextOptions = phone) {
  const { page: visitor } = await league.visit(path, screen);
  const { page, allow } = await league.visitAs('admin', '/admin/liga', phone);
  await expectLive(visitor);
  const button = (name: string | RegExp) => page.getByRole('button', { name }).first();
  const named = (name: string) => page.getByRole('textbox', { name, exact: true });
  return { visitor, page, allow, button, named, save: () => button('Guardar').click() };
}

const exec = (sql: string) => league.supabase.database.exclusive((postgres) => postgres.exec(sql));

/** Chooses a picture of this size, as it is. */
async function choosePicture(page: Page, name: string, width: number, height: number) {
  await page.locator('input[type="file"]').setInputFiles({
    name,
    mimeType: 'image/png',
    buffer: createCanvas(width, height).toBuffer('image/png'),
  });
  // It is not said to be used: what is on the screen is what is saved.
  await expectSoon(page.getByRole('button', { name: 'Dejar como estaba' })).toBeVisible();
}

// `npm test` runs three of these journeys, `npm run test:full` all.
test('a telephone is changed, seen on an open page, and undone', async () => {
  const { visitor, page, button, save } = await open('/nosotros');
  const [organiser] = demoSettings.organisers;
  if (organiser === undefined) throw new Error('The demo has no organiser.');
  const old = visitor.locator(`a[href="${whatsappLink(organiser.whatsapp)}"]`);
  const changed = visitor.locator('a[href="https://wa.me/5493515559999"]');
  await expectSoon(old).toHaveCount(2);
  await button('Contactos').click();
  await page.getByRole('button', { name: `Corregir contacto ${organiser.name}` }).click();
  const field = page.getByRole('textbox', { name: 'WhatsApp' });
  await field.fill('555-9999');
  await save();
  await expectSoon(page.getByText('código del país')).toBeVisible();
  await expectSoon(field).toBeFocused();
  // As it is dialled at home.
  await field.fill('0351 15 555-9999');
  await save();
  await expectSoon(changed).toHaveCount(2);
  await button('Deshacer').click();
  await expectSoon(old).toHaveCount(2);
  // The history tells it, and takes back that it was undone.
  await page.goto('/admin/historial');
  const entry = page.getByRole('listitem').filter({ hasText: 'Contacto corregido' });
  await expectSoon(entry.filter({ hasText: 'Deshecho' })).toContainText(
    `${organiser.whatsapp} → +54 9 351 555 9999`,
  );
  await entry.getByRole('button', { name: /^Deshacer/u }).click();
  await expectSoon(changed).toHaveCount(2);
});

test.runIf(isFull)('a sponsor has a new logo, from the file that was chosen', async () => {
  const { visitor, page, button, save } = await open('/nosotros');
  await visitor.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const logo = visitor
    .getByRole('list', { name: 'Nos acompañan' })
    .locator('img[src*="/pictures/logos/"]');
  await page.getByRole('button', { name: 'Auspiciantes', exact: true }).click();
  await button(/^Corregir auspiciante/u).click();
  await choosePicture(page, 'logo.png', 400, 250);
  await expectSoon(page.getByLabel('Así se verá').locator('img[src^="blob:"]')).not.toHaveCount(0);
  // What was said of the old one is not said of it.
  const said = page.getByRole('textbox', { name: 'Qué muestra el logo' });
  await expectSoon(said).toHaveValue('');
  await said.fill('Un logo nuevo');
  await save();
  await expectSoon(logo).not.toHaveCount(0);
  // The picture is there, too.
  await expectSoon(logo.first()).toHaveJSProperty('naturalWidth', 320);
  // From the trash it comes back with its logo.
  await button(/^Eliminar auspiciante/u).click();
  await expectSoon(logo).toHaveCount(0);
  await page.goto('/admin/papelera');
  await button(/^Restaurar: Auspiciante eliminado/u).click();
  await expectSoon(logo.first()).toHaveJSProperty('naturalWidth', 320);
});

test.runIf(isFull)('a sponsor is dragged with a finger: all that moved is one change', async () => {
  const { visitor, page, button } = await open('/nosotros');
  await visitor.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const logos = visitor.getByRole('list', { name: 'Nos acompañan' }).getByRole('img');
  await expectSoon(logos.first()).toBeVisible();
  // Another test may have given it a new logo.
  const first = (await logos.first().getAttribute('alt')) ?? '';
  expect(first).not.toContain('La Espiga');
  await page.getByRole('button', { name: 'Auspiciantes', exact: true }).click();
  const rows = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /^Eliminar auspiciante/u }) });
  // Neither below the header nor behind the bar at the foot.
  await rows.nth(1).evaluate((row) => row.scrollIntoView({ block: 'center' }));
  const handles = [0, 2].map((index) => rows.nth(index).locator('[aria-hidden="true"]').first());
  const boxes = await Promise.all(handles.map((handle) => handle.boundingBox()));
  const [from, to] = boxes.map((box) => ({
    x: (box?.x ?? 0) + (box?.width ?? 0) / 2,
    y: (box?.y ?? 0) + (box?.height ?? 0) / 2,
  }));
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: (typeof from)[]) =>
    finger.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.flatMap((point) => point ?? []),
    });
  await touch('touchStart', [from]);
  await touch('touchMove', [to]);
  await touch('touchEnd', []);
  await expectSoon(logos.first()).toHaveAttribute('alt', /La Espiga/u);
  await button('Deshacer').click();
  await expectSoon(logos.first()).toHaveAttribute('alt', first);
});

test('a category has another name and address: an open page and one of the older build keep its rows', async () => {
  const { page: visitor, allow } = await league.visit('/categorias/sexta-libre', phone);
  allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource/u);
  await expectLive(visitor);
  const rows = mainOf(visitor).getByRole('region', { name: /^Últimos Resultados/u });
  const count = await rows.getByRole('article').count();
  expect(count).toBeGreaterThan(5);
  await exec(`update public.categories set title = 'Sexta Caballeros', slug = 'sexta-caballeros'
       where name = 'Sexta Libre'`);
  const title = visitor.getByRole('heading', { level: 1 });
  await expectSoon(title).toHaveText('Sexta Caballeros');
  await expectSoon(rows.getByRole('article')).toHaveCount(count);
  // The page of the old build, at both addresses, begins with what this device has kept.
  await visitor.reload();
  await expectSoon(title).toHaveText('Sexta Caballeros');
  await expectSoon(rows.getByRole('article')).toHaveCount(count);
  await visitor.goto('/categorias/sexta-caballeros');
  await expectSoon(title).toHaveText('Sexta Caballeros');
  await expectSoon(rows.getByRole('article')).toHaveCount(count);
});

test.runIf(isFull)('a category is added: it is in an open menu, and its page is live', async () => {
  const { visitor, page, allow, button, named, save } = await open('/resultados', desktop);
  // What the database refuses.
  allow(/409 \(Conflict\)|NameTakenError|InUseError/u);
  await markLoaded(visitor);
  await page.getByRole('button', { name: 'Categorías', exact: true }).last().click();
  await button('Agregar categoría').click();
  await named('Nombre').fill('Sexta Libre');
  await save();
  await expectSoon(page.getByRole('alert')).toContainText('de otra categoría');
  await named('Nombre').fill('Mixto Avanzados B');
  await expectSoon(named('Final de la dirección')).toHaveValue('mixto-avanzados-b');
  await save();
  const menu = bannerOf(visitor);
  await menu.getByRole('button', { name: 'Categorías' }).click();
  await menu.getByRole('link', { name: 'Mixto Avanzados B' }).click();
  await expectSoon(visitor.getByRole('heading', { level: 1 })).toHaveText('Mixto Avanzados B');
  await exec(`insert into public.results (team1, team2, score, date, category)
     values ('Los Nuevos', 'Las Nuevas', '6-4, 6-3', current_date, 'Mixto Avanzados B')`);
  await expectSoon(mainOf(visitor).getByRole('article').first()).toContainText('Los Nuevos');
  await expectNeverReloaded(visitor);
  // A page that is opened at it begins with the settings of the build.
  for (const path of ['/categorias/mixto-avanzados-b', '/tablas/mixto-avanzados-b']) {
    const { page: opened } = await league.visit('about:blank', phone);
    await opened.addInitScript(() => {
      new MutationObserver(() => {
        if (!document.body?.textContent.includes('Categoría no encontrada')) return;
        Object.assign(window, { wasMissing: true });
      }).observe(document, { subtree: true, childList: true, characterData: true });
    });
    await opened.goto(path);
    const heading = opened.getByRole('heading', { level: 1 });
    await expectSoon(heading).toContainText('Mixto Avanzados B');
    await expectSoon(mainOf(opened).getByText('Los Nuevos').first()).toBeVisible();
    expect(await opened.evaluate(() => Reflect.get(window, 'wasMissing'))).toBeUndefined();
  }
  // What is played in stays.
  await button('Eliminar categoría Mixto Avanzados B').click();
  await expectSoon(page.getByText('tiene parejas o partidos')).toBeVisible();
});

test.runIf(isFull)('the name and the colour of the league change, and come back', async () => {
  const { visitor, page, button, named, save } = await open('/nosotros');
  const brand = () => colorOf(visitor, '--color-brand');
  await button('Nombre y colores').click();
  const name = named('Nombre');
  await name.fill('Liga del Sur');
  await page.getByLabel('Color principal').fill('#7c2d12');
  await save();
  const header = visitor.getByRole('banner');
  await expectSoon(header.getByText('Liga del Sur')).toBeVisible();
  expect(await visitor.title()).toContain('Liga del Sur');
  expect(await brand()).toBe('#7c2d12');
  await button('Deshacer').click();
  await expectSoon(header.getByText(demoSettings.name)).toBeVisible();
  expect(await visitor.title()).toContain(demoSettings.name);
  expect(await brand()).toBe('#1d4ed8');
  await expectSoon(name).toHaveValue(demoSettings.name);
});

test.runIf(isFull)(
  'open pages take the colours of any club, and every text in them can be read',
  async () => {
    const visits = await Promise.all([
      ...(['light', 'dark'] as const).flatMap((colorScheme) => [
        league.visit('/', { ...phone, colorScheme }),
        league.visit('/categorias/sexta-libre', { ...desktop, colorScheme }),
      ]),
      league.visit('/tv', desktop),
    ]);
    for (const { page } of visits) {
      await expectSoon(page.getByText('En vivo')).toBeVisible({ timeout: 60_000 });
    }
    const { brand, accent } = demoSettings;
    const clubs = [
      { brand: '#c8102e', accent: '#ffc72c' },
      { brand: '#ffff00', accent: '#e11d48' },
      { brand: '#f5f5f5', accent: '#ff6ec7' },
    ];
    for (const club of clubs) {
      await exec(`update public.league set brand = '${club.brand}', accent = '${club.accent}'`);
      for (const { page } of visits) {
        const header = leagueVariables(club)['--league-inverse'];
        await expectSoon.poll(() => colorOf(page, '--color-inverse')).toBe(header);
        expect({ ...club, faint: await faintTexts(page) }).toEqual({ ...club, faint: [] });
      }
    }
    // Without an icon the tab has the ball on a court in the club's colour.
    const icon = visits[0]?.page.locator('link[rel="icon"]').first();
    if (icon !== undefined)
      await expectSoon(icon).toHaveAttribute('href', /^data:image.*%23666666/u);
    await exec(`update public.league set brand = '${brand}', accent = '${accent}'`);
  },
);

/** A custom property of the page, as the browser has computed it. */
const colorOf = (page: Page, property: string) =>
  page.evaluate(
    (name) => getComputedStyle(document.documentElement).getPropertyValue(name),
    property,
  );

/** The texts of a page that axe finds below a contrast of 4.5, or of 3 if they are large. */
async function faintTexts(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const still = new CSSStyleSheet();
    // The gradient of the club's screen is between two grounds, of which it has the first.
    still.replaceSync(`
      *, ::before, ::after { transition: none !important; animation: none !important }
      main[data-mantine-color-scheme] { background-image: none !important }`);
    document.adoptedStyleSheets = [still];
    const here: typeof axe = Reflect.get(window, 'axe');
    const { violations, incomplete } = await here.run({ runOnly: ['color-contrast'] });
    const nodes = violations.flatMap((rule) => rule.nodes);
    // Of a text of one letter, such as a set's games, it does not decide.
    const short = incomplete
      .flatMap((rule) => rule.nodes)
      .filter(({ any }) => any[0]?.data?.messageKey === 'shortTextContent');
    return [...nodes, ...short].map(({ html, any }) => `${any[0]?.message} ${html}`);
  });
}

test.runIf(isFull)('the league has an icon: beside its name and in the tab', async () => {
  const { visitor, page, button, save } = await open('/resultados');
  const header = visitor.getByRole('banner');
  const mark = header.locator('svg, img').first();
  const place = await mark.boundingBox();
  await button('Nombre y colores').click();
  const choose = () => choosePicture(page, 'icono.png', 600, 600);
  await choose();
  await page.getByRole('button', { name: 'Quitar icono' }).press('Enter');
  await expectSoon(page.getByRole('button', { name: 'Elegir imagen' })).toBeFocused();
  await choose();
  await save();
  const icon = header.locator('img[src*="/pictures/icono/"]');
  await expectSoon(icon).toHaveJSProperty('naturalWidth', 512);
  expect(await icon.boundingBox()).toEqual(place);
  const ofTab = visitor.locator('link[rel="icon"]').first();
  await expectSoon(ofTab).toHaveAttribute('href', /\/pictures\/icono\/[\da-f]{32}\.png$/u);
  await button('Deshacer').click();
  await expectSoon(icon).toHaveCount(0);
  await expectSoon(ofTab).toHaveAttribute('href', /favicon\.svg$/u);
});

test.runIf(isFull)('a club moves and the league tells another story', async () => {
  const { visitor, page, button, save } = await open('/nosotros');
  await button('Clubes').click();
  await page.getByRole('button', { name: `Corregir club ${demoSettings.clubs[0]?.name}` }).click();
  await page.getByRole('textbox', { name: 'Dirección' }).fill('Calle Nueva 12');
  await save();
  await expectSoon(mainOf(visitor).getByText('Calle Nueva 12')).toBeVisible();
  await button('Clubes').click();
  await page.getByRole('button', { name: 'Nosotros', exact: true }).click();
  await page.getByRole('textbox', { name: 'La historia' }).fill('Empezó en un bar.\nSigue ahí.');
  await save();
  await expectSoon(mainOf(visitor).getByText('Empezó en un bar.')).toBeVisible();
  await expectSoon(mainOf(visitor).getByText('Sigue ahí.')).toBeVisible();
});

test.runIf(isFull)(
  'a rule changes where there are results: tables say so until it is undone',
  async () => {
    const { visitor, page, button, save } = await open('/tablas/quinta-libre');
    const points = page.getByRole('combobox', { name: /^Puntos/u });
    await button('Temporadas y reglas').click();
    await button(
      `Corregir temporada ${seasonOn(dayAt(Date.now()), demoSettings.seasons)?.name}`,
    ).click();
    // A loss that gives more than a win is asked about.
    await points.selectOption('Otra');
    await page.getByRole('combobox', { name: 'Perder 0-2' }).selectOption('5');
    await expectSoon(page.getByText('Esta temporada ya tiene resultados')).toBeVisible();
    await save();
    await expectSoon(page.getByText('no ganar daría más que ganar')).toBeVisible();
    await page.getByRole('combobox', { name: 'Perder 0-2' }).selectOption('−2');
    await page.getByRole('combobox', { name: /^Empates/u }).selectOption('Otra');
    await button('Quitar los games ganados').click();
    await button('Agregar los partidos ganados').click();
    await save();
    const table = mainOf(visitor);
    await expectSoon(table).toContainText('perder 1-2 1, perder 0-2 −2');
    await expectSoon(table).toContainText('sets ganados y partidos ganados');
    await expectSoon(table).toContainText(/Regla cambiada el .*, vale desde el comienzo/u);
    await button('Deshacer').click();
    await expectSoon(table).toContainText(
      'Ganar da 2 puntos, perder en cancha 1 y perder por W.O. 0.',
    );
    await expectSoon(table).not.toContainText('Regla cambiada');
  },
);

test.runIf(isFull)('points are taken from a pair at its table and given on its page', async () => {
  const { page: visitor } = await league.visit('/tablas/quinta-libre', phone);
  const { page } = await league.visitAs('admin', '/tablas/quinta-libre', phone);
  await expectLive(visitor);
  const dialog = page.getByRole('dialog', { name: 'Puntos dados o quitados' });
  const openPoints = page.getByRole('button', { name: 'Dar o quitar puntos' });
  await openPoints.click();
  const add = dialog.getByRole('button', { name: 'Dar o quitar puntos' });
  await add.click();
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expectSoon(dialog.getByText('Elegir la pareja.')).toBeVisible();
  const pair = dialog.getByRole('combobox', { name: /^Pareja/u });
  const name = (await pair.locator('option').nth(1).textContent()) ?? '';
  await pair.selectOption(name);
  await dialog.getByRole('textbox', { name: 'Motivo' }).fill('no avisó la ausencia');
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  const said = mainOf(visitor).getByText(`${name}: −1 (no avisó la ausencia`);
  await expectSoon(said).toBeVisible();
  // Corrected, with what the list says of it, and taken back.
  await dialog.getByRole('button', { name: `Corregir puntos de ${name}` }).click();
  await dialog.getByRole('combobox', { name: /^Puntos/u }).selectOption('Dar 2');
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expectSoon(mainOf(visitor).getByText(`${name}: +2 (no avisó`)).toBeVisible();
  await dialog.getByRole('button', { name: 'Deshacer' }).last().click();
  await expectSoon(said).toBeVisible();
  await page.keyboard.press('Escape');
  await expectSoon(dialog).toBeHidden();
  // On the pair's own page there are its own.
  await page.getByRole('rowheader').getByRole('link', { name }).first().click();
  await openPoints.click();
  await expectSoon(dialog.getByText('−1 (no avisó la ausencia')).toBeVisible();
  await dialog.getByRole('button', { name: `Eliminar puntos de ${name}` }).click();
  await expectSoon(said).toBeHidden();
});

test.runIf(isFull)('results that count only now are named until they are looked at', async () => {
  await exec(`insert into public.results (team1, team2, score, date, category)
    values ('Los Ausentes', 'Las Ausentes', 'doble w.o.', current_date - 1, 'Quinta Libre')`);
  await exec(`update public.league set endings_counted_at = now()`);
  const { page } = await league.visitAs('admin', '/admin', phone);
  await page.getByRole('link', { name: '1 resultado que ahora cuenta' }).click();
  const named = page.getByRole('link', { name: /^Los Ausentes – Las Ausentes, doble w\.o\./u });
  await expectSoon(named).toHaveAttribute('href', /^\/categorias\/quinta-libre/u);
  await page.getByRole('button', { name: 'Ya están revisados' }).click();
  await expectSoon(named).toBeHidden();
  await page.getByRole('button', { name: 'Deshacer', exact: true }).click();
  await expectSoon(named).toBeVisible();
  await exec(`update public.league set endings_counted_at = null`);
  await exec(`delete from public.results where team1 = 'Los Ausentes'`);
});

test.runIf(isFull)('a season is added with another rule: its table says so', async () => {
  const hour = 3_600_000;
  const today = new Date(Date.now() - 3 * hour).toISOString().slice(0, 10);
  await exec(`delete from public.seasons where starts_on = '${today}'`);
  const { visitor, page, button, named, save } = await open('/tablas/quinta-libre');
  await button('Temporadas y reglas').click();
  await button('Agregar temporada').click();
  await named('Nombre').fill('Copa de Prueba');
  await page.getByLabel('Primer día').fill(today);
  await page.getByRole('combobox', { name: /^Puntos/u }).selectOption('Ganar 3, perder 0');
  const rule = 'Ganar da 3 puntos y perder 0.';
  await expectSoon(page.getByRole('region', { name: 'Así se verá' })).toContainText(rule);
  await save();
  await expectSoon(page.getByText('Copa de Prueba').first()).toBeVisible();
  await expectSoon(mainOf(visitor)).toContainText(rule);
  // How a category plays in it is shown, too.
  await visitor.goto('/reglamento');
  await expectLive(visitor);
  await button('Categorías de la temporada Copa de Prueba').click();
  const category = page.getByRole('group', { name: 'Quinta Libre' });
  await category.getByRole('textbox', { name: 'Clasifican' }).fill('2');
  await save();
  const qualified = mainOf(visitor).getByText('En Quinta Libre las primeras 2 pasan a: Final.');
  await expectSoon(qualified).toBeVisible();
  // The message of the season may still be there.
  const saved = page.getByRole('status').filter({ hasText: 'Guardado.' });
  await saved.getByRole('button', { name: 'Deshacer' }).click();
  await expectSoon(qualified).toBeHidden();
});
