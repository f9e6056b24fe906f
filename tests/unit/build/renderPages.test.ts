import { expect, test } from 'vitest';
import { listPages, renderPage, startOf } from '../../../src/build/renderPages.tsx';
import { demoSettings } from '../../../src/league/demo/demoSettings.ts';
import { emptyResultColumns } from '../../support/rows.ts';

const environment = {
  supabaseUrl: 'http://localhost',
  publishableKey: 'key',
  admin: { email: '', userId: '' },
};
const moment = Date.UTC(2026, 10, 20, 21);

/** A page of a league of this name, in which one pair has played. */
async function render(name: string, path: string) {
  const settings = { league: { ...demoSettings, name }, storage: `/${name}/` };
  const pages = await listPages(settings, moment);
  const page = pages.find((each) => each.path === path);
  if (page === undefined) throw new Error('No such page.');
  const rows = [
    {
      ...emptyResultColumns,
      id: '00000000-0000-4000-8000-000000000001',
      team1: `Pareja de ${name}`,
      team2: 'Rival',
      score: '6-4, 6-3',
      date: '2026-11-20',
      category: 'Sexta Libre',
      created_at: '2026-11-20T12:00:00+00:00',
    },
  ];
  const rendering = { environment, settings };
  const readRows = async (query: string) => (query.startsWith('results') ? rows : []);
  const start = await startOf(page, rendering, { moment, saysToday: true, search: '' }, readRows);
  if (start === null) throw new Error('No such page.');
  return renderPage(page, rendering, start);
}

test('pages that are rendered at one time have their own league, rows and moment', async () => {
  const names = ['Norte', 'Sur', 'Este'];
  const pages = await Promise.all(names.map((name) => render(name, '/resultados')));
  for (const [index, html] of pages.entries()) {
    const shown = names.filter((name) => html.includes(`Pareja de ${name}`));
    expect(shown).toEqual([names[index]]);
    expect(names.filter((name) => html.includes(`>${name}<`))).toEqual([names[index]]);
    expect(html).toContain('Hoy');
  }
});
