import { expect, test } from 'vitest';
import { demoSettings } from '../../../src/league/demo/demoSettings.ts';
import { leagueForThisFile, prepare, serviceClient } from '../../support/league.ts';
import { bannerOf, cardsOf, expectSoon, mainOf } from '../../support/page.ts';
import { fakeRows, matchRow } from '../../support/requests.ts';

const league = leagueForThisFile();

/** Played long ago, and still announced. */
const past = { team2: 'Otros', date: '2026-01-10', time: '20:30', location: 'Club' };

test.each(demoSettings.categories)(
  '$name: title, its spreadsheet in a new tab, its results, its matches',
  async ({ slug, name, spreadsheet }) => {
    const { page } = await league.visit(`/categorias/${slug}`);
    await expectSoon(mainOf(page).getByRole('heading', { level: 1, name })).toBeVisible();
    const link = mainOf(page).getByRole('link', { name: 'Ver Tabla de Posiciones' });
    await expectSoon(link).toHaveAttribute('href', spreadsheet);
    await expectSoon(link).toHaveAttribute('target', '_blank');
    await expectSoon(link).toHaveAttribute('rel', /noopener/u);
    for (const title of [`Últimos Resultados - ${name}`, `Próximos Partidos - ${name}`]) {
      await expectSoon(cardsOf(page, title).first()).toBeVisible();
      for (const text of await cardsOf(page, title).allTextContents()) {
        expect(text).toContain(name);
      }
    }
  },
);

test('the table of a category has the first four, and the own pairs once, whether they have played or not', async () => {
  const { page, allow } = await prepare(league);
  allow(/status of 404/u);
  const newcomer = 'Recién Llegados';
  await league.supabase.database.exclusive((postgres) =>
    postgres.exec(
      `insert into public.pairs (name, category) values ('${newcomer}', 'Quinta Libre')`,
    ),
  );
  await page.goto('/tablas/quinta-libre');
  const names = mainOf(page).getByRole('table').getByRole('rowheader');
  await expectSoon(names.first()).toBeVisible();
  const [first = ''] = await names.getByRole('link').allTextContents();
  const own = [first, newcomer].map((name) => ({ id: name, name, category: 'quinta-libre' }));
  await page.evaluate(
    (pairs) => localStorage.setItem('league-my-pairs', pairs),
    JSON.stringify(own),
  );
  await page.goto('/categorias/quinta-libre');
  await expectSoon(names).toHaveCount(6);
  await expectSoon(names.filter({ hasText: first })).toHaveCount(1);
  await expectSoon(names.filter({ hasText: newcomer })).toHaveCount(1);
});

test('what was opened on a category’s page is closed on the next one', async () => {
  // Its rows are there already when one comes back: nothing of it is unmounted meanwhile.
  const { page } = await league.visit('/categorias/sexta-damas');
  const calendar = mainOf(page).getByText(/^Calendario de/u);
  const change = async (name: string) => {
    await bannerOf(page).getByRole('button', { name: 'Categorías' }).click();
    await bannerOf(page).getByRole('link', { name }).click();
    await expectSoon(calendar).toHaveText(`Calendario de ${name}`);
  };
  await expectSoon(calendar).toBeVisible();
  await change('Quinta Libre');
  await calendar.click();
  await expectSoon(mainOf(page).locator('details[open]')).toHaveCount(1);
  await change('Sexta Damas');
  await expectSoon(mainOf(page).locator('details[open]')).toHaveCount(0);
});

test('the address of a category is found in any letter case', async () => {
  const { page } = await league.visit('/categorias/Sexta-LIBRE');
  await expectSoon(page).toHaveURL('/categorias/sexta-libre');
  await expectSoon(page.getByRole('heading', { level: 1 })).toHaveText('Sexta Libre');
});

test('the list of categories finds the last result of each, and no match that is over, however far down', async () => {
  const client = serviceClient(league);
  const results = () => client.from('results');
  const { data } = await results().select('id,team2').eq('category', 'Sexta Libre').order('date');
  const [oldest] = data ?? [];
  await results().delete().eq('category', 'Sexta Libre').neq('id', oldest?.id);
  await client.from('upcoming_matches').delete().eq('category', 'Sexta Libre');
  const over = { ...past, team1: 'Los Que Ya Jugaron', category: 'Sexta Libre' };
  expect((await client.from('upcoming_matches').insert(over)).error).toBeNull();
  const { page } = await league.visit('/categorias');
  const row = mainOf(page).getByRole('listitem').filter({ hasText: 'Sexta Libre' });
  // Who lost: the winner is in the row as the leader, too.
  await expectSoon(row).toContainText(String(oldest?.team2));
  await expectSoon(row).not.toContainText(over.team1);
});

test('the next match of a category is not one that was played an hour ago', async () => {
  const { page } = await prepare(league);
  // Half past eight in the evening of March 11th.
  await page.clock.setFixedTime('2026-03-11T23:30:00Z');
  await fakeRows(page, 'upcoming_matches', [
    matchRow(1, { date: '2026-03-11', time: '19:30:00' }),
    matchRow(2, { date: '2026-03-12', time: '19:30:00' }),
  ]);
  await page.goto('/categorias');
  const row = mainOf(page).getByRole('listitem').filter({ hasText: 'Sexta Libre' });
  await expectSoon(row).toContainText('Local 2');
  await expectSoon(row).not.toContainText('Local 1');
});
