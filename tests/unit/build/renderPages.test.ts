import { expect, test } from 'vitest';
import {
  listPages,
  renderPage,
  startOf,
  type ReadPageRows,
} from '../../../src/build/renderPages.tsx';
import { demoSettings } from '../../../src/league/demo/demoSettings.ts';
import { matchRow, resultRow, type Row } from '../../support/requests.ts';

const environment = {
  supabaseUrl: 'http://localhost',
  publishableKey: 'key',
  admin: { email: '', userId: '' },
};
const moment = Date.UTC(2026, 10, 20, 21);

/** A result of 20 November. */
const resultOf = (team1: string, changes: Row = {}) =>
  resultRow(1, { team1, team2: 'Rival', date: '2026-11-20', ...changes });

/** A page of a league of this name, with the rows that this gives. */
async function render(name: string, path: string, readRows: ReadPageRows, saysToday = true) {
  const settings = { league: { ...demoSettings, name }, storage: `/${name}/` };
  const pages = await listPages(settings, moment);
  const page = pages.find((each) => each.path === path);
  if (page === undefined) throw new Error('No such page.');
  const rendering = { environment, settings };
  const start = await startOf(page, rendering, { moment, saysToday, search: '' }, readRows);
  if (start === null) throw new Error('No such page.');
  return renderPage(page, rendering, start);
}

test('pages that are rendered at one time have their own league, rows and moment', async () => {
  const names = ['Norte', 'Sur', 'Este'];
  const pages = await Promise.all(
    names.map((name) =>
      render(name, '/resultados', async (query) =>
        query.startsWith('results') ? [resultOf(`Pareja de ${name}`)] : [],
      ),
    ),
  );
  for (const [index, html] of pages.entries()) {
    const shown = names.filter((name) => html.includes(`Pareja de ${name}`));
    expect(shown).toEqual([names[index]]);
    expect(names.filter((name) => html.includes(`>${name}<`))).toEqual([names[index]]);
    expect(html).toContain('Hoy');
  }
});

test('the page of all categories has one that is in none of the latest results', async () => {
  const latest = Array.from({ length: 50 }, () => resultOf('Otra', { category: 'Octava Damas' }));
  const html = await render('Norte', '/categorias', async (query) => {
    const parameters = new URL(query, 'http://localhost').searchParams;
    if (query.startsWith('pairs')) {
      return [{ ...resultOf(''), name: 'Lejana', players: null, lines: [] }];
    }
    if (!query.startsWith('results')) return [];
    if (parameters.get('category') !== null) return [resultOf('Lejana')];
    return parameters.get('limit') === '50' ? latest : [...latest, resultOf('Lejana')];
  });
  const main = html.slice(html.indexOf('<main'));
  const text = main.replaceAll(/<[^>]*>/gu, ' ').replaceAll(/\s+/gu, ' ');
  expect(text).toContain('Sexta Libre 1 pareja Primer puesto: 2 pts Lejana Último: hoy');
});

test('a page that is read on other days does not say that nobody plays today', async () => {
  const match = matchRow(1, { date: '2026-11-20', time: '21:30:00' });
  const read = async (query: string) => (query.startsWith('upcoming') ? [match] : []);
  expect(await render('Norte', '/', read)).toContain('21:30');
  const html = await render('Norte', '/', read, false);
  expect(html).not.toContain('Sin partidos por jugar');
  expect(html).toContain('21:30');
});
