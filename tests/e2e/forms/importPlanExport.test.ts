import { readFile } from 'node:fs/promises';
import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { readBackup } from '../../../supabase/backup/backupFile.ts';
import { leagueForThisFile, serviceClient } from '../../support/league.ts';
import { expectSoon, mainOf } from '../../support/page.ts';
import { phone } from '../../support/screens.ts';

const league = leagueForThisFile({ seed: '' });

/** Saved as a spreadsheet in Spanish does: with a mark of the encoding, semicolons, days first. */
const pairs = `\ufeffCategoría;Pareja;Jugador 1;Jugador 2
Sexta Libre;Los Smash;Pérez;Gómez
Sexta Libre;Doble Pared;Ríos;Vega
Sexta Libre;La Víbora;Díaz;Luna
Sexta Libre;=Globo;Sosa;Paz
`;
const results = `\ufeffFecha;Categoría;Pareja 1;Pareja 2;Resultado
15/11/2026;Sexta Libre;La Víbora;=Globo;4-6 6-3 10-8
14/11/2026;Sexta Libre;Los Smash;Doble Pared;6-4 6-3
`;

test('a league moves in from its spreadsheet, is planned, announced, and leaves as a file', async () => {
  const { page } = await league.visitAs('admin', '/admin/pegar', phone);
  const main = mainOf(page);
  const open = (text: string) =>
    main
      .locator('input[type=file]')
      .setInputFiles({ name: 'liga.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await expectSoon(main.getByRole('heading', { name: 'Planillas' })).toBeVisible();
  await open(pairs);
  await main.getByRole('button', { name: 'Agregar 4 parejas nuevas' }).tap();
  await expectSoon(main.getByRole('heading', { name: 'Planillas' })).toBeVisible();
  await open(results);
  await main.getByRole('button', { name: 'Guardar 2 resultados' }).tap();
  await expectSoon(main.getByRole('heading', { name: '2 resultados guardados.' })).toBeVisible();
  const entered = await serviceClient(league).from('results').select('date').order('created_at');
  expect(entered.data).toEqual([{ date: '2026-11-14' }, { date: '2026-11-15' }]);

  await page.goto('/admin/fixture');
  await main.getByLabel('Categoría').selectOption('Sexta Libre');
  await expectSoon(main.getByText('Parejas: 4')).toBeVisible();
  // In the season in which the two results were played.
  await main.getByLabel('Primera fecha').fill('2026-12-05');
  await main.getByLabel('Lugares').fill("O'Higgins Pádel, cancha 1");
  // What is typed survives a reload.
  await page.reload();
  await expectSoon(main.getByText('2 partidos ya jugados no se proponen.')).toBeVisible();
  await main.getByRole('button', { name: 'Armar el fixture' }).tap();
  await expectSoon(
    main.getByRole('list', { name: 'Partidos para anunciar' }).getByRole('listitem'),
  ).toHaveCount(4);
  await expectSoon(main.getByRole('heading', { name: 'Fecha 3' })).toBeVisible();
  await main.getByRole('button', { name: 'Anunciar 4 partidos' }).tap();
  await expectSoon(main.getByRole('heading', { name: '4 partidos anunciados.' })).toBeFocused();
  const { data } = await serviceClient(league)
    .from('upcoming_matches')
    .select('team1,team2,date,location');
  const meetings = (data ?? []).map(({ team1, team2 }) =>
    [String(team1), String(team2)].toSorted().join(' – '),
  );
  expect(new Set(meetings).size).toBe(4);
  expect(new Set((data ?? []).map(({ location }) => location))).toEqual(
    new Set(["O'Higgins Pádel, cancha 1"]),
  );
  expect(new Set((data ?? []).map(({ date }) => date))).toEqual(
    new Set(['2026-12-05', '2026-12-12']),
  );

  await page.goto('/admin/pegar');
  const download = page.waitForEvent('download');
  await main.getByRole('button', { name: 'Resultados', exact: true }).tap();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file.startsWith('\ufeff')).toBe(true);
  // A formula is a text, and no score can become a date.
  expect(file).toContain("'=Globo");
  expect(file).not.toMatch(/;\d+-\d+/u);

  await page.goto('/admin');
  await main.getByRole('link', { name: 'Llevarse todo' }).tap();
  const zip = page.waitForEvent('download');
  await main.getByRole('button', { name: 'Descargar ZIP' }).tap();
  const files = Object.keys(unzipSync(await readFile(await (await zip).path())));
  expect(files).toEqual(expect.arrayContaining(['planilla.xlsx', 'resultados.csv']));
  expect(files.filter((path) => path.startsWith('fotos/hero/'))).not.toEqual([]);
  await expectSoon(main.getByText(/^Descargado: \S+\.zip\.$/u)).toBeVisible();

  await page.goto('/admin/copia');
  const copy = page.waitForEvent('download');
  await main.getByRole('button', { name: 'Descargar copia' }).tap();
  expect((await copy).suggestedFilename()).toMatch(/^copia-[a-z-]+-\d{4}-\d\d-\d\d-\d{6}\.gz$/u);
  expect(
    readBackup(await readFile(await (await copy).path())).rows.get('public.pairs'),
  ).toHaveLength(4);
});
