import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveHostedSite, silences, writeHostedSite } from '../../support/hostedSite.ts';
import { leagueForThisFile } from '../../support/league.ts';
import { bannerOf, expectSoon, mainOf } from '../../support/page.ts';
import { sample } from '../../support/scale.ts';
import { phone } from '../../support/screens.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';

// A hosted league whose database is paused, over its quota, gone or silent: its pages have the rows of the build.

const league = leagueForThisFile();
const folder = temporaryFolder(afterAll);
let hosted: Awaited<ReturnType<typeof serveHostedSite>>;

beforeAll(async () => {
  await writeHostedSite(league.supabase, folder);
  hosted = await serveHostedSite(folder, league.supabase.url);
});
afterAll(() => hosted[Symbol.asyncDispose]());

const rowOf = (page: Page) => mainOf(page).locator('article, tbody tr').first();
const age = /^datos de (?:las|hoy|ayer|\S+ \d)/u;
const offlineLog =
  /net::ERR_|Failed to load resource|WebSocket|No se pudieron leer|Failed to fetch|Unexpected|JSON|timed out|CORS policy/u;

/** The kinds of pages, and what each shows without its database. */
const pages: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  '/': expectRows,
  '/resultados': expectRows,
  '/categorias/sexta-libre': expectRows,
  '/tablas/sexta-libre': expectRows,
  '/proximos-partidos': expectRows,
  '/parejas/sexta-damas/furia-azul': expectRows,
  '/admin': (page) =>
    expectSoon(
      mainOf(page).getByText('Sin conexión con la base de datos: por ahora no se puede entrar.'),
    ).toBeVisible({ timeout: 60_000 }),
  '/tv': (page) =>
    expectSoon(mainOf(page).getByText(/^(?:Sin conexión|No se pudieron cargar)/u)).toBeVisible(),
};

/** Rows with their age and one sentence, and no error. */
async function expectRows(page: Page) {
  await expectSoon(rowOf(page)).toBeVisible();
  await expectSoon(bannerOf(page).getByText('Sin conexión')).toBeVisible();
  await expectSoon(bannerOf(page).getByText(age)).toBeVisible();
  await expect(mainOf(page).getByRole('alert').count()).resolves.toBe(0);
}

const kinds = Object.keys(silences);
const cases = Object.keys(pages)
  .flatMap((path) => [
    { path, visit: 'first' },
    { path, visit: 'second' },
  ])
  // Each kind on four pages and more.
  .map((each, index) => ({
    ...each,
    silent: [index, index + 3, index + 7].map((kind) => kinds[kind % kinds.length] ?? ''),
  }));

test.each(sample(cases, 3))(
  'the $visit visit of $path while its database is silent, and its return',
  async ({ path, visit, silent }) => {
    hosted.silence(null);
    const isSecond = visit === 'second';
    const { page, allow } = await league.visit('about:blank', {
      ...phone,
      serviceWorkers: isSecond ? 'allow' : 'block',
    });
    allow(offlineLog);
    if (isSecond) {
      await page.goto(hosted.url + path);
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, {
        timeout: 60_000,
      });
    }
    for (const kind of silent) {
      hosted.silence(silences[kind] ?? null);
      await page.goto(hosted.url + path);
      await pages[path]?.(page);
      // It never says that it is live.
      expect(await bannerOf(page).getByText('En vivo').count(), kind).toBe(0);
    }
    hosted.silence(null);
    if (path === '/tv')
      await expectSoon(mainOf(page).getByText(/^Sin conexión|^No se/u)).toHaveCount(0, {
        timeout: 90_000,
      });
    else await expectSoon(bannerOf(page).getByText('En vivo')).toBeVisible({ timeout: 90_000 });
  },
);

test('without its database the search finds pairs that the page does not show, and a calendar is a file', async () => {
  const { page, allow } = await league.visit('about:blank', phone);
  allow(offlineLog);
  hosted.silence(silences['status 540'] ?? null);
  await page.goto(`${hosted.url}/nosotros`);
  await page.getByRole('button', { name: 'Buscar' }).click();
  await page.getByRole('combobox', { name: /^Buscar/u }).fill('furia');
  await page.getByRole('option', { name: /^Furia Azul/u }).click();
  await expectSoon(rowOf(page)).toBeVisible();
  await page.getByText('Calendario de Furia Azul').click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar el archivo .ics' }).click();
  const calendar = readFileSync(await (await downloading).path(), 'utf8');
  expect(calendar).toContain('Furia Azul');
  expect(calendar.match(/BEGIN:VEVENT/gu)).not.toBeNull();
});

test('builds that differ in rows alone have the same scripts and the same worker', async () => {
  const other = temporaryFolder();
  await league.supabase.database.exclusive((postgres) =>
    postgres.exec(`
      delete from public.results where id in (select id from public.results order by date desc limit 3);
      update public.upcoming_matches set location = 'Otra cancha';
    `),
  );
  await writeHostedSite(league.supabase, other);
  const read = (from: string, name: string) => readFileSync(join(from, name), 'utf8');
  const filesOf = (from: string) =>
    globSync(['sw.js', 'assets/*.{js,css,woff2}'], { cwd: from })
      .toSorted()
      .map((name) => [name, read(from, name)]);
  expect(filesOf(other)).toEqual(filesOf(folder));
  // The pages and the league's file are others.
  const pageOf = (from: string) => read(from, 'resultados.html');
  expect(pageOf(other)).not.toBe(pageOf(folder));
  const rowsFile = (from: string) => /data-rows="\/([^"]+)"/u.exec(pageOf(from))?.[1] ?? '';
  expect(rowsFile(other)).not.toBe(rowsFile(folder));
  const size = gzipSync(read(folder, rowsFile(folder)), { level: 9 }).length;
  expect(size, 'the league’s file, bytes').toBeLessThan(45_000);
});
