import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { leagueForThisFile, serviceClient } from '../../support/league.ts';
import { expectSoon, mainOf } from '../../support/page.ts';
import { phone } from '../../support/screens.ts';

const league = leagueForThisFile();

const category = 'Sexta Damas';
const [from, into] = ['Furia Azul', 'Rompe Red'] as const;
const tables = ['results', 'upcoming_matches'] as const;

/** How many results and announced matches have a pair of this name. */
async function countsOf(name: string): Promise<number[]> {
  const client = serviceClient(league);
  const counts = tables.map(async (table) => {
    const { count } = await client
      .from(table)
      .select('id', { count: 'exact', head: true })
      .eq('category', category)
      .or(`team1.eq."${name}",team2.eq."${name}"`);
    return count ?? 0;
  });
  return Promise.all(counts);
}

/** The form of a pair, on the administrator's phone. */
async function openForm(name: string) {
  const { page, allow } = await league.visitAs('admin', '/admin', {
    ...phone,
    reducedMotion: 'reduce',
  });
  const main = mainOf(page);
  await main.getByRole('link', { name: 'Editar parejas' }).click();
  await main.getByLabel('Categoría').selectOption(category);
  await main.getByRole('button', { name: `Editar ${name}`, exact: true }).click();
  await expectSoon(main.getByText(/^También cambia en \d+ partidos\.$/u)).toBeVisible();
  return { page, main, allow };
}

/** Says that one pair is the other, and what is asked. */
async function merge(page: Page) {
  await mainOf(page).getByLabel('Es la misma pareja que').selectOption(into);
  await mainOf(page).getByRole('button', { name: 'Unir', exact: true }).click();
  const question = page.getByRole('dialog', { name: 'Unir parejas' });
  await expectSoon(question).toBeVisible();
  return question;
}

const undoIn = (page: Page, message: RegExp) =>
  page.getByRole('status').filter({ hasText: message }).getByRole('button', { name: 'Deshacer' });

test('a merge is asked about in numbers, and undone from its message', async () => {
  const [[results, matches], others] = await Promise.all([countsOf(from), countsOf(into)]);
  const { page, main } = await openForm(from);
  const question = await merge(page);
  // The one match that is announced is between the two.
  expect(matches).toBe(1);
  await expectSoon(question).toContainText(`${results} resultados de «${from}» pasan a «${into}».`);
  await expectSoon(question).toContainText('Se borra el partido anunciado para el');
  await question.getByRole('button', { name: 'Cancelar' }).click();
  await expectSoon(question).toBeHidden();
  // What was chosen is still there.
  await expectSoon(main.getByRole('button', { name: 'Unir', exact: true })).toBeFocused();
  expect(await countsOf(from)).toEqual([results, matches]);

  await (await merge(page)).getByRole('button', { name: 'Unir' }).click();
  await undoIn(page, /^Parejas unidas/u).waitFor();
  expect(await countsOf(from)).toEqual([0, 0]);
  await undoIn(page, /^Parejas unidas/u).click();
  await expectSoon(page.getByText('Cambio deshecho.')).toBeVisible();
  await expectSoon(main.getByRole('button', { name: `Editar ${from}`, exact: true })).toBeVisible();
  expect(await Promise.all([countsOf(from), countsOf(into)])).toEqual([[results, matches], others]);

  // The history asks as well, and what it undid can be undone.
  await page.goto('/admin/historial');
  await main.getByRole('button', { name: /^Deshacer: Parejas separadas/u }).click();
  const again = page.getByRole('dialog', { name: /^Deshacer: Parejas separadas/u });
  await expectSoon(again).toContainText(new RegExp(`${results} resultados? quedan? como`, 'u'));
  await again.getByRole('button', { name: 'Deshacer' }).click();
  const undo = undoIn(page, /^Cambio deshecho/u);
  await undo.waitFor();
  expect(await countsOf(from)).toEqual([0, 0]);
  await undo.click();
  await expectSoon.poll(() => countsOf(from)).toEqual([results, matches]);
});

test('a new name is asked about in numbers, and its undo names what was changed since', async () => {
  const { page, main, allow } = await openForm(from);
  allow(/No se pudo guardar|409/u);
  const undo = undoIn(page, /^Pareja renombrada/u);
  const rename = async () => {
    await main.getByRole('textbox', { name: 'Nombre' }).fill('Furia Celeste');
    await main.getByRole('button', { name: 'Guardar' }).click();
    const question = page.getByRole('dialog', { name: 'Cambiar nombre' });
    await expectSoon(question).toContainText(`de «${from}» pasan a decir «Furia Celeste».`);
    await question.getByRole('button', { name: 'Cambiar' }).click();
    await undo.waitFor();
  };
  await rename();
  await undo.click();
  await main.getByRole('button', { name: `Editar ${from}`, exact: true }).click();
  await rename();
  const { error } = await serviceClient(league)
    .from('results')
    .update({ score: '6-0, 6-1' })
    .eq('team1', 'Furia Celeste');
  expect(error).toBeNull();
  await undo.click();
  const obstacle = page.getByRole('dialog', { name: 'No se puede deshacer todavía' });
  await expectSoon(obstacle).toContainText('Después hubo otro cambio, que hay que deshacer antes');
  await obstacle.getByRole('button', { name: 'Deshacer ese cambio' }).click();
  await expectSoon(page.getByText('Cambio deshecho.')).toBeVisible();
});
