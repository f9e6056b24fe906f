import type { Session } from '@supabase/supabase-js';
import type { Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { signIn, withSession } from '../../support/league.ts';
import { browserLog, expectSoon, mainOf } from '../../support/page.ts';
import { phone } from '../../support/screens.ts';
import { signLeagueForThisFile } from '../../support/signLeague.ts';

// Each part of the administrator's pages throws in turn while React renders it, in the built site: the browser refuses
// to make a text that this part alone has.

const league = signLeagueForThisFile('.cache/broken-site');

/** A part by its name in the message, and a text that it alone has; `isClosed`: it is shown once it is opened. */
type Part = { name: string; text: string; isClosed?: true };

const places: readonly Part[] = [
  { name: 'Avisos de la liga', text: 'En el disco de esta computadora hay datos dañados.' },
  { name: 'Aviso de la copia de seguridad', text: 'La última copia es del' },
  { name: 'Aviso de los teléfonos', text: 'Con estos contactos quizás no se abre WhatsApp:' },
  { name: 'Para mirar', text: 'Para mirar: ' },
  { name: 'Guía de inicio', text: 'La liga en seis pasos' },
  { name: 'Esta noche', text: 'Atrasados: ' },
];
/** The pages to which the desk leads, by their address. */
const tools: readonly (Part & { slug: string })[] = [
  { slug: 'atrasados', name: 'Atrasados', text: 'Cargar' },
  { slug: 'partidos', name: 'Lo que falta', text: 'No hay partidos anunciados.' },
  { slug: 'revisar', name: 'Resultados para mirar', text: 'Estos resultados no contaban' },
  { slug: 'parejas', name: 'Editar parejas', text: 'Agregar Pareja' },
  { slug: 'lista', name: 'Pegar una lista de parejas', text: 'La lista de parejas' },
  { slug: 'papelera', name: 'Papelera', text: 'La papelera está vacía.' },
  { slug: 'historial', name: 'Historial', text: 'partidos agregados' },
  { slug: 'llevarse-todo', name: 'Llevarse todo', text: 'Descargar ZIP' },
  { slug: 'copia', name: 'Copia de seguridad', text: 'Descargar copia' },
  { slug: 'cuenta', name: 'Cuenta', text: 'Contraseña actual' },
];
const settings: readonly Part[] = [
  { name: 'Nombre y colores', text: 'Una frase para buscadores', isClosed: true },
  { name: 'Categorías', text: 'Agregar categoría', isClosed: true },
  { name: 'Temporadas y reglas', text: 'Agregar temporada', isClosed: true },
  { name: 'Contactos', text: 'Agregar contacto', isClosed: true },
  { name: 'Clubes', text: 'Agregar club', isClosed: true },
  { name: 'Auspiciantes', text: 'Agregar auspiciante', isClosed: true },
  { name: 'Portada', text: 'Agregar foto', isClosed: true },
  { name: 'Nosotros', text: 'Un párrafo por renglón.', isClosed: true },
];
const pages: readonly { path: string; parts: readonly Part[]; whole?: Part }[] = [
  {
    path: '/admin',
    parts: places,
    // Its links are of no part.
    whole: { name: 'Administración', text: 'Pegar resultados' },
  },
  ...tools.map(({ slug, ...part }) => ({ path: `/admin/${slug}`, parts: [part] })),
  {
    path: '/admin/liga',
    parts: [
      { name: 'Avisos de la liga', text: 'Esto está guardado, pero las páginas no lo muestran:' },
      ...settings,
    ],
  },
  {
    path: '/admin/pegar',
    parts: [
      { name: 'Copiar la fecha', text: 'Los partidos anunciados como mensaje para el grupo.' },
      { name: 'Planillas', text: 'Archivos CSV que abre cualquier planilla.' },
    ],
    whole: { name: 'Pegar resultados', text: 'Mensajes' },
  },
  { path: '/admin/fixture', parts: [], whole: { name: 'Fixture', text: 'Armar el fixture' } },
];

let session: Session;
beforeAll(async () => {
  session = await signIn(league, 'admin');
  await league.supabase.database.exclusive((postgres) =>
    // A result that counts since then, and a picture that is nowhere.
    postgres.exec(
      `update public.league set endings_counted_at = now(), icon = 'icono/${'0'.repeat(32)}.png'`,
    ),
  );
});

/** A page of the administrator on which the text of a part cannot be shown; `null`: every one can. */
async function open(path: string, broken: Part | null) {
  const options = withSession(league, session, { ...phone, reducedMotion: 'reduce' });
  const { page, allow } = await league.visit('about:blank', options);
  allow(browserLog);
  if (broken !== null) allow(/This part is broken\./u);
  await page.route('**/functions/v1/league-state', (route) =>
    route.fulfill({
      json: {
        tables: ['public.results'],
        pictures: 0,
        lastBackup: '2026-10-01T12:00:00Z',
        missingFolder: null,
      },
    }),
  );
  await page.addInitScript((text) => {
    if (text === undefined) return;
    const check = (value: unknown) => {
      if (String(value).includes(text)) throw new Error('This part is broken.');
    };
    const { createTextNode } = document;
    Document.prototype.createTextNode = function create(value) {
      check(value);
      return createTextNode.call(this, value);
    };
    const content = Object.getOwnPropertyDescriptor(Node.prototype, 'textContent');
    if (content === undefined) return;
    Object.defineProperty(Node.prototype, 'textContent', {
      ...content,
      set(value) {
        check(value);
        content.set?.call(this, value);
      },
    });
  }, broken?.text);
  await page.goto(path);
  return page;
}

const controlOf = (page: Page, { name }: Part) =>
  mainOf(page)
    .getByRole('button', { name: new RegExp(`^${name}`, 'u'), expanded: false })
    .last();

/** Opens a part, by a second tap where something came above it and moved it under the first. */
async function openPart(page: Page, part: Part) {
  const closed = controlOf(page, part);
  await closed.tap();
  const isOpen = async () => {
    if ((await closed.count()) === 0) return true;
    await closed.tap();
    return false;
  };
  await expectSoon.poll(isOpen, { intervals: [500] }).toBe(true);
}

async function expectShown(page: Page, parts: readonly Part[]) {
  for (const part of parts) {
    if (part.isClosed) await openPart(page, part);
    await expectSoon(mainOf(page).getByText(part.text).first(), part.name).toBeVisible();
  }
}

/** The message in the place of a part, with what can be done; it leads to the settings. */
async function expectNamed(page: Page, { name }: Part) {
  const alert = page.getByRole('alert');
  await expectSoon(alert).toHaveText(`No se pudo mostrar «${name}». Intenta de nuevo.Reintentar`);
  const advice = page.getByText(/^Si sigue igual/u).locator('..');
  const link = advice.getByRole('link', { name: 'La liga' });
  if (new URL(page.url()).pathname === '/admin/liga') return expectSoon(advice).toHaveCount(0);
  await expectSoon(link).toHaveAttribute('href', '/admin/liga');
}

/** What opens and is no part: steps of the guide, groups of the matches that are left. */
const within =
  /^(?:Nombre y ciudad|Categorías|Temporada|Parejas|Resultados anteriores|Contactos, portada|Anunciados|Sin fecha)/u;

test.each(pages)('all parts of $path are shown', async ({ path, parts, whole }) => {
  const page = await open(path, null);
  await expectShown(page, whole === undefined ? parts : [whole, ...parts]);
  await expectSoon(page.getByRole('alert')).toHaveCount(0);
  // No part that opens is missing from the list above.
  const known = parts.filter(({ isClosed }) => isClosed).map(({ name }) => name);
  const titles = await mainOf(page)
    .locator('button[aria-controls][aria-expanded]')
    .evaluateAll((all) => all.map((each) => each.getAttribute('aria-label') ?? each.textContent));
  const isKnown = (title: string) => known.some((name) => title.startsWith(name));
  expect(titles.filter((title) => !isKnown(title) && !within.test(title))).toEqual([]);
});

const cases = pages.flatMap(({ path, parts }) =>
  parts.map((part, index) => ({ path, part, name: part.name, others: parts.toSpliced(index, 1) })),
);

test.each(cases)('$path without «$name» shows the others', async ({ path, part, others }) => {
  const page = await open(path, part);
  if (part.isClosed) await openPart(page, part);
  await expectSoon(page.getByRole('alert')).toBeVisible();
  // Of those that open, one.
  const opened = others.find(({ isClosed }) => isClosed);
  await expectShown(
    page,
    others.filter((other) => !other.isClosed || other === opened),
  );
  await expectNamed(page, part);
});

const whole = pages.flatMap((page) =>
  page.whole === undefined ? [] : [[page.path, page.whole] as const],
);

test.each(whole)('%s of which nothing can be shown names it', async (path, part) => {
  const page = await open(path, part);
  await expectNamed(page, part);
});

test('a dialog that cannot be shown says so, and the page below stays', async () => {
  const form = { name: 'Formulario', text: '¿Cómo terminó?' };
  const page = await open('/admin', form);
  await mainOf(page).getByRole('button', { name: 'Agregar Resultado' }).tap();
  await expectSoon(page.getByRole('dialog', { name: 'No se pudo abrir' })).toBeVisible();
  await expectNamed(page, form);
  await page.getByRole('link', { name: 'La liga' }).last().tap();
  await expectSoon(page.getByRole('heading', { level: 1, name: 'La liga' })).toBeVisible();
});
