import { expect, test } from 'vitest';
import { paths } from '../../../src/league/paths.ts';
import { addResults } from '../../support/dialogs.ts';
import { leagueForThisFile } from '../../support/league.ts';
import { expectSoon } from '../../support/page.ts';

// The server makes a page when somebody asks for it, with the rows of that moment; no browser is needed to see it.

const league = leagueForThisFile();

async function ask(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(league.supabase.url + path, { headers });
  return { text: await response.text(), headers: response.headers, status: response.status };
}

/** A page is made once in three seconds at most: the next visit has what has changed. */
const expectShown = (path: string, text: string, isShown = true) =>
  expectSoon.poll(async () => (await ask(path)).text.includes(text)).toBe(isShown);

const run = (statements: string) =>
  league.supabase.database.exclusive((postgres) => postgres.exec(statements));
const [category, slug] = ['Sexta Libre', 'sexta-libre'];

test('a result that was just saved is in the pages that show it', async () => {
  await addResults(league, { team1: 'Las Recién Llegadas', team2: 'Las De Antes', category });
  const shown = [paths.home(), paths.results(), `${paths.results()}?categoria=${slug}`];
  for (const path of [...shown, paths.category(slug), paths.table(slug)]) {
    await expectShown(path, 'Las Recién Llegadas');
  }
  expect((await ask(`${paths.results()}?categoria=sexta-damas`)).text).not.toContain(
    'Las Recién Llegadas',
  );
});

test('so are a pair’s players, and the new name of a pair without matches', async () => {
  await run(`insert into public.pairs (category, name, players)
    values ('Sexta Libre', 'Los Callados', 'Ana Uno / Eva Dos')`);
  await expectShown(paths.pair(slug, 'los-callados'), 'Ana Uno / Eva Dos');
  await run(`update public.pairs set players = 'Ana Uno / Isa Tres' where name = 'Los Callados'`);
  await expectShown(paths.pair(slug, 'los-callados'), 'Isa Tres');
  await expectShown(paths.table(slug), 'Los Callados');
  await run(`update public.pairs set name = 'Los Que Hablan' where name = 'Los Callados'`);
  await expectShown(paths.table(slug), 'Los Que Hablan');
});

test('a page is the same until something changes, and says of which moment its rows are', async () => {
  await expectShown(paths.upcoming(), '<article');
  const { headers } = await ask(paths.upcoming());
  const etag = headers.get('etag') ?? '';
  expect((await ask(paths.upcoming(), { 'if-none-match': etag })).status).toBe(304);
  const [, rowsOf = ''] = /^rows;desc="(\d+)"$/u.exec(headers.get('server-timing') ?? '') ?? [];
  expect(Math.abs(Number(rowsOf) - Date.now())).toBeLessThan(60_000);
});

test('who says who they are gets a page without rows, and an unknown pair the frame of all', async () => {
  await expectShown(paths.results(), '<article');
  for (const [path, authorization] of [
    [paths.results(), 'Bearer x'],
    [paths.pair(slug, 'no-hay-tal'), ''],
  ] as const) {
    const { text, headers } = await ask(path, authorization === '' ? {} : { authorization });
    expect(headers.has('server-timing')).toBe(false);
    expect(text).not.toContain('<article');
    expect(text).toContain('"rows":[]');
  }
});
