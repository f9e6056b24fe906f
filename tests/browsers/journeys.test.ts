import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { demoAdmin } from '../../supabase/embedded/keys.ts';
import {
  startEmbeddedSupabase,
  type EmbeddedSupabase,
} from '../../supabase/embedded/startEmbeddedSupabase.ts';
import { siteFolder } from '../support/buildSite.ts';
import { addResults } from '../support/dialogs.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';
import type { Tab } from './support/engine.ts';
import { firefox } from './support/firefox.ts';
import { webKit } from './support/webKit.ts';

// Half of the visitors have another engine than Chromium: each promise once.

const dataFolder = temporaryFolder(afterAll);
let supabase: EmbeddedSupabase;
let port = 0;

async function start() {
  supabase = await startEmbeddedSupabase({ dataFolder, port, authLimits: false });
  supabase.serveSite(siteFolder);
  port = Number(new URL(supabase.url).port);
}

beforeAll(() => start());
afterAll(() => supabase.close());

// Without a header: the message of a failure says which page is there instead.
const banner = `document.querySelector('header')?.innerText ?? 'No header: ' + document.URL + document.body?.innerText`;
const firstRow = `document.querySelector('main article')?.innerText ?? ''`;
const dialog = `document.querySelector('[role=dialog]')?.innerText ?? ''`;

/** Marks the first element of a kind that has this name: a label, an `aria-label`, or its own text. */
const mark = (css: string, name: string) => String.raw`(() => {
  const nameOf = (each) => each.labels?.[0]?.innerText ?? each.getAttribute('aria-label') ?? each.innerText;
  const isNamed = (each) => nameOf(each).replace(/\s*\*$/, '').trim() === ${JSON.stringify(name)};
  const found = [...document.querySelectorAll(${JSON.stringify(css)})].find(isNamed);
  for (const each of document.querySelectorAll('[data-marked]')) each.removeAttribute('data-marked');
  found?.setAttribute('data-marked', '');
  return found !== undefined;
})()`;
const marked = '[data-marked]';
/** `LOADS=20` for a longer run. */
const loads = Number(process.env['LOADS'] ?? 5);
const waiting = { timeout: 45_000, interval: 100 };

const engines = [firefox, webKit];
for (const { name, missing } of engines) {
  if (missing !== null) console.warn(`Not tested: ${name}, which is not installed (${missing}).`);
}

for (const engine of engines) {
  describe.skipIf(engine.missing !== null)(`${engine.name}: what half of the visitors see`, () => {
    let tab: Tab;
    const expectShown = (expression: string, text: string, where = tab) =>
      vi.waitFor(async () => {
        const shown = String(await where.evaluate(expression));
        expect(shown.replaceAll(/\s+/gu, ' ')).toContain(text);
      }, waiting);
    const press = async (css: string, name: string) => {
      await vi.waitUntil(() => tab.evaluate(mark(css, name)), waiting);
      await tab.click(marked);
    };
    const typeInto = async (label: string, text: string) => {
      await vi.waitUntil(() => tab.evaluate(mark('input:enabled', label)), waiting);
      await tab.type(marked, text);
    };
    const openLive = async (path: string) => {
      // The old page is live as well: wait for the new one.
      await tab.evaluate(`(window.isOldPage = true)`);
      await tab.goto(`${supabase.url}${path}`);
      await expectShown(`window.isOldPage ? 'Still the old page' : ${banner}`, 'En vivo');
    };

    beforeAll(async () => {
      tab = await engine.open();
    });
    afterAll(() => tab.close());

    test('a result that is saved elsewhere arrives live', async () => {
      await openLive('/resultados');
      await addResults({ supabase }, { team1: 'Llegada en Vivo' });
      await expectShown(firstRow, 'Llegada en Vivo');
    });

    test('a tap at any moment of a load is answered', { timeout: loads * 15_000 }, async () => {
      const menu = `document.querySelector('button[aria-label="Menú"]')`;
      for (let load = 0; load < loads; load += 1) {
        await tab.goto(`${supabase.url}/resultados`);
        await new Promise((resolve) => setTimeout(resolve, Math.random() * 300));
        await tab.evaluate(`${menu}.click()`);
        await expectShown(`${menu}.getAttribute('aria-expanded')`, 'true');
      }
    });

    test('the carousels: the chosen picture, and sponsors at the foot', async () => {
      await tab.goto(`${supabase.url}/`);
      await press('button', 'Ver la foto 3 de 3');
      await expectShown(
        `document.querySelector('[aria-label="Foto 3 de 3"]').getAttribute('aria-hidden')`,
        'false',
      );
      const sponsors = `[...document.querySelectorAll('footer img')]`;
      await tab.evaluate(`document.querySelector('footer').scrollIntoView()`);
      await expectShown(`${sponsors}.filter((each) => each.naturalWidth > 0).length > 4`, 'true');
    });

    test('back from another page: live, with what was saved meanwhile', async () => {
      await openLive('/resultados');
      await tab.goto(`${supabase.url}/favicon.svg`);
      await addResults({ supabase }, { team1: 'Mientras Tanto' });
      await tab.back();
      await expectShown(banner, 'En vivo');
      await expectShown(firstRow, 'Mientras Tanto');
    });

    test('where the browser refuses storage, a visitor has the whole site', async () => {
      const other = await engine.open({ refusesStorage: true });
      onTestFinished(() => other.close());
      await other.goto(`${supabase.url}/resultados`);
      await expectShown(banner, 'En vivo', other);
      await addResults({ supabase }, { team1: 'Sin Memoria' });
      await expectShown(firstRow, 'Sin Memoria', other);
      // Auth's own line: its tabs cannot tell each other who signed in.
      const lines = other.complaints().filter((line) => !line.includes('BroadcastChannel'));
      expect(lines).toEqual([]);
    });

    test('the administrator signs in, closes the dialog with Escape, and saves', async () => {
      await tab.goto(`${supabase.url}/admin`);
      await typeInto('Correo Electrónico', demoAdmin.email);
      await typeInto('Contraseña', demoAdmin.password);
      await press('button', 'Iniciar Sesión');
      await expectShown(banner, 'Cerrar Sesión');
      await openLive('/resultados');
      await press('button', 'Agregar Resultado');
      await expectShown(dialog, 'Guardar');
      await tab.pressEscape();
      await expectShown(`document.querySelector('[role=dialog]') === null`, 'true');
      await expectShown('document.activeElement.innerText', 'Agregar Resultado');
      await press('button', 'Agregar Resultado');
      // The league asks about a match of two pairs that have played: the other browser has saved one.
      const own = `Guardado con ${engine.name}`;
      await typeInto('Pareja 1', own);
      await typeInto('Pareja 2', 'Doble Pared');
      await typeInto('Resultado', '6-4, 6-3');
      await vi.waitUntil(() => tab.evaluate(mark('[role=dialog] select', 'Categoría')), waiting);
      await tab.choose(marked, 'Sexta Libre');
      await press('[role=dialog] button', 'Guardar');
      await press('[role=dialog] button', 'Es una pareja nueva');
      await expectShown(firstRow, own);
    });

    test('the console is empty until here', () => {
      // Firefox logs this of a request that the next navigation has ended.
      const isAborted = (line: string) => line.includes('A ServiceWorker intercepted the request');
      expect(tab.complaints().filter((line) => !isAborted(line))).toEqual([]);
    });

    // The browser itself logs every attempt to connect.
    test('the connection is lost: the rows stay, and it is found again', async () => {
      await openLive('/resultados');
      await supabase.close();
      await expectShown(banner, 'Sin conexión · datos de las');
      await expectShown(firstRow, 'Doble Pared');
      await start();
      await addResults({ supabase }, { team1: 'Otra Vez Aquí' });
      await expectShown(banner, 'En vivo');
      await expectShown(firstRow, 'Otra Vez Aquí');
    });
  });
}
