import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createClient } from '@supabase/supabase-js';
import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoAdmin } from '../../../supabase/embedded/keys.ts';
import { formatLongDate, formatShortDay } from '../../../src/padel/spanishDate.ts';
import { daysBefore } from '../../../src/padel/time.ts';
import { launchChromium } from '../../support/chromium.ts';
import { dayAt } from '../../support/clock.ts';
import { dialogs, fieldOf, fill, openDialog, saveAsTyped } from '../../support/dialogs.ts';
import {
  expectLive,
  expectSoon,
  expectViewer,
  mainOf,
  results,
  submitSignIn,
} from '../../support/page.ts';
import { desktop, phone } from '../../support/screens.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';

const day = 86_400_000;
const evening = dayAt(Date.now() + day);
const next = daysBefore(evening, -1);
const category = 'Sexta Libre';
const match = (team1: string, team2: string, date: string, time: string) => ({
  team1,
  team2,
  date,
  time,
  category,
  location: 'Cancha 1',
});
const matches = [
  match('Los Primeros', 'Las Nueve', evening, '21:00'),
  match('Los Tardíos', 'Las Once', evening, '23:00'),
  match('Los Búhos', 'Las Lechuzas', next, '00:30'),
  { ...match('Los Copiados', 'Las Pegadas', next, '00:45'), location: 'Cancha 2' },
  match('Los de Mañana', 'Las de Después', next, '20:00'),
];

/** The league's clock at an hour of the evening, or after midnight, ms since 1970. */
const momentOf = (date: string, time: string) => Date.parse(`${date}T${time}:00-03:00`);

const preload = new URL('../support/movedDate.ts', import.meta.url).href;
const entry = new URL('../support/movedServer.ts', import.meta.url).pathname;
const clockFile = join(temporaryFolder(afterAll), 'clock');
/** How far the clocks are ahead, ms. */
let ahead = momentOf(evening, '22:00') - Date.now();

type Server = { url: string; publishableKey: string; secretKey: string };

async function startServer() {
  writeFileSync(clockFile, String(ahead));
  const child = spawn(process.execPath, ['--import', preload, entry], {
    env: { ...process.env, CLOCK_FILE: clockFile },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ending = once(child, 'close');
  let output = '';
  child.stdout.on('data', (bytes) => {
    output += String(bytes);
  });
  for (;;) {
    const said = /^\{.*\}$/mu.exec(output);
    if (said !== null) {
      const server: Server = JSON.parse(said[0]);
      return { server, stop: () => child.kill() && ending };
    }
    if (child.exitCode !== null) throw new Error('The server ended before it was ready.');
    await Promise.race([once(child.stdout, 'data'), ending]);
  }
}

let browser: Browser | undefined;
let started: Awaited<ReturnType<typeof startServer>> | undefined;
beforeAll(async () => {
  [browser, started] = await Promise.all([launchChromium(), startServer()]);
}, 120_000);
afterAll(async () => {
  await browser?.close();
  await started?.stop();
});

const pages: Page[] = [];

/** A page of a browser of its own, on the server's clock. */
async function open(path: string, options: BrowserContextOptions) {
  const baseURL = started?.server.url ?? '';
  const context = await browser?.newContext({ baseURL, locale: 'es-AR', ...options });
  const page = await context?.newPage();
  if (page === undefined) throw new Error('The browser is open before the first test.');
  await page.clock.install({ time: Date.now() + ahead });
  await page.goto(path);
  pages.push(page);
  return page;
}

/** Moves the clocks of the server and of all pages. */
async function moveTo(date: string, time: string) {
  const passed = momentOf(date, time) - (Date.now() + ahead);
  ahead += passed;
  writeFileSync(clockFile, String(ahead));
  await Promise.all(pages.map((page) => page.clock.fastForward(passed)));
}

/** Tonight's matches among the first ones of the home page. */
const tonight = (page: Page) =>
  page
    .getByRole('region', { name: 'Próximos Partidos' })
    .getByRole('listitem')
    .filter({ hasText: /Hoy|Esta.noche/u });
const desk = (page: Page) => page.getByRole('region', { name: 'Esta noche' }).getByRole('listitem');

/** Waits for a page of the club's screen. */
async function screenShows(page: Page, title: string, rows: readonly RegExp[]) {
  await expectSoon(page.getByRole('heading', { name: title })).toBeVisible({ timeout: 60_000 });
  await expectSoon(mainOf(page).getByRole('listitem')).toHaveText([...rows]);
}

test(
  'a night from 22:00 to 00:40: the evening goes on after midnight on each page, and its results are its own',
  { timeout: 300_000 },
  async () => {
    const { url = '', secretKey = '' } = started?.server ?? {};
    const client = createClient(url, secretKey, { auth: { persistSession: false } });
    expect((await client.from('upcoming_matches').insert(matches)).error).toBeNull();

    const home = await open('/', phone);
    const list = await open('/resultados', desktop);
    const screen = await open('/tv?segundos=4', desktop);
    const admin = await open('/admin', desktop);
    await submitSignIn(admin, demoAdmin);
    await expectViewer(admin, 'Admin');
    await admin.goto('/admin');
    for (const page of [home, list, admin]) await expectLive(page);

    // 22:00: the match of 00:30 is one of tonight.
    await expectSoon(tonight(home)).toHaveText([/21:00$/u, /23:00$/u, /00:30$/u]);
    await expectSoon(home.getByText('hoy 4 partidos')).toBeVisible();
    await expectSoon(home.getByRole('link', { name: 'y 1 más hoy' })).toBeVisible();
    const ofTheNight = new RegExp(`^00:30 .* Madrugada del ${formatShortDay(next)} `, 'u');
    await expectSoon(desk(admin)).toHaveText([/^21:00/u, /^23:00/u, ofTheNight, /^00:45/u]);
    await screenShows(screen, 'Se juega hoy', [
      /^Hoy21:00/u,
      /^Hoy23:00/u,
      /^Esta noche00:30/u,
      /^Esta noche00:45/u,
    ]);

    // 22:40: a result of the evening arrives on the other pages.
    await moveTo(evening, '22:40');
    await expectLive(admin);
    await admin.goto('/proximos-partidos');
    await expectViewer(admin, 'Admin');
    await admin.getByRole('button', { name: /^Cargar resultado Los Primeros/u }).click();
    const settle = admin.getByRole('dialog', { name: 'Cargar Resultado' });
    await fill(settle, { Resultado: '6-4, 6-3' });
    await saveAsTyped({
      dialog: settle,
      save: settle.getByRole('button', { name: 'Guardar', exact: true }),
    });
    await expectSoon(tonight(home)).toHaveText([/23:00$/u, /00:30$/u, /00:45$/u]);
    await expectSoon(results(list)).toHaveCount(1);

    // 00:20: the match of 23:00 is being played, and its result is of the evening.
    await moveTo(next, '00:20');
    for (const page of [home, list, admin]) await expectLive(page);
    await expectSoon(tonight(home)).toHaveText([/23:00$/u, /00:30$/u, /00:45$/u]);
    await expectSoon(
      admin.getByRole('heading', { name: `Hoy · ${formatShortDay(evening)}` }),
    ).toBeVisible();
    await screenShows(screen, 'Se juega hoy', [
      /^Hoy23:00/u,
      /^Esta noche00:30/u,
      /^Esta noche00:45/u,
    ]);
    await screenShows(screen, 'Próximos partidos', [
      new RegExp(`^${formatShortDay(next)}20:00`, 'u'),
    ]);
    await screenShows(screen, 'Resultados de hoy', [/Los Primeros/u]);
    await expectSoon(screen.getByText(formatLongDate(next))).toBeVisible();
    await admin.goto('/admin');
    await expectSoon(desk(admin)).toHaveText([/^23:00/u, /^00:30/u, /^00:45/u]);
    await admin.goto('/resultados');
    await expectViewer(admin, 'Admin');
    const [spec] = dialogs;
    const enter = async (team1: string, team2: string) => {
      const opened = await openDialog(admin, spec);
      // The day is proposed.
      await expectSoon(fieldOf(opened.dialog, 'Fecha')).toHaveValue(evening);
      const typed = { 'Pareja 1': team1, 'Pareja 2': team2, Resultado: '7-5, 6-2' };
      await fill(opened.dialog, { ...typed, Categoría: category });
      await saveAsTyped(opened);
      await expectSoon(opened.dialog).toBeHidden();
    };
    await enter('Los Tardíos', 'Las Once');
    await expectSoon(tonight(home)).toHaveText([/00:30$/u, /00:45$/u]);

    // 00:40: the match of 00:30 has its own date, and stands under the evening.
    await moveTo(next, '00:40');
    await enter('Los Búhos', 'Las Lechuzas');
    await expectSoon(tonight(home)).toHaveText([/00:45$/u]);
    // So has one of which the group wrote before midnight.
    await admin.goto('/admin/pegar');
    await expectViewer(admin, 'Admin');
    const said = `[${evening} 23:50] Ana: Los Copiados le ganaron a Las Pegadas 6-4 7-5`;
    await mainOf(admin).getByRole('textbox', { name: 'Mensajes' }).fill(said);
    await mainOf(admin).getByRole('button', { name: 'Leer' }).click();
    await mainOf(admin).getByRole('button', { name: 'Guardar 1 resultado' }).click();
    await expectSoon(tonight(home)).toHaveCount(0);
    await expectSoon(results(list)).toHaveCount(4);
    const ofEvening = mainOf(list).getByRole('list', { name: `Hoy · ${formatShortDay(evening)}` });
    await expectSoon(ofEvening.getByRole('article')).toHaveCount(4);
    await screenShows(screen, 'Resultados de hoy', [
      /Los Copiados/u,
      /Los Búhos/u,
      /Los Tardíos/u,
      /Los Primeros/u,
    ]);

    const { data } = await client
      .from('results')
      .select('team1,date,time,created_at')
      .order('created_at');
    expect(data?.map(({ team1, date, time }) => `${team1} ${date} ${time}`)).toEqual([
      `Los Primeros ${evening} 21:00:00`,
      `Los Tardíos ${evening} 23:00:00`,
      `Los Búhos ${next} 00:30:00`,
      `Los Copiados ${next} 00:45:00`,
    ]);
    const stored = data?.map((row) => Date.parse(String(row.created_at))) ?? [];
    expect(stored.map((moment) => moment >= momentOf(next, '00:20'))).toEqual([
      false,
      true,
      true,
      true,
    ]);
  },
);
