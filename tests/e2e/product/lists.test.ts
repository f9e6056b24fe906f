import { test } from 'vitest';
import { leagueForThisFile, prepare } from '../../support/league.ts';
import { expectLive, expectSoon, listOf, mainOf } from '../../support/page.ts';
import { phone } from '../../support/screens.ts';
import { fakeRows, matchRow, resultRow } from '../../support/requests.ts';

const league = leagueForThisFile();

test('a list stays filtered: in its address, and on the device for the other list', async () => {
  const { page } = await league.visit('/resultados', phone);
  const chip = (name: string) =>
    page.getByRole('navigation', { name: 'Filtrar por categoría' }).getByRole('link', { name });
  await expectLive(page);
  await expectSoon(chip('Pendientes')).toHaveCount(0);
  await chip('Sexta Damas').click();
  await expectSoon(page).toHaveURL(/\?categoria=sexta-damas$/u);
  await expectSoon(listOf(page, 'Últimos Resultados - Sexta Damas')).toBeVisible();
  await page.goto('/proximos-partidos');
  await expectSoon(page).toHaveURL(/\?categoria=sexta-damas$/u);
  await expectSoon(chip('Sexta Damas')).toHaveAttribute('aria-current', 'true');
  await expectSoon(listOf(page, 'Próximos Partidos - Sexta Damas')).toBeVisible();
  // What an address says comes first, in any case, and is not kept.
  await page.goto('/resultados?categoria=Quinta-LIBRE');
  await expectSoon(page).toHaveURL(/\?categoria=quinta-libre$/u);
  await expectSoon(chip('Quinta Libre')).toHaveAttribute('aria-current', 'true');
  await page.goto('/resultados');
  await expectSoon(chip('Sexta Damas')).toHaveAttribute('aria-current', 'true');
  await chip('Todas').click();
  await expectSoon(page).toHaveURL(/\?categoria=todas$/u);
  await page.goto('/proximos-partidos');
  await expectSoon(chip('Todas')).toHaveAttribute('aria-current', 'true');
});

test.each(['/resultados', '/proximos-partidos'])(
  '*Pendientes* leads the administrator to what waits for a result: %s',
  async (path) => {
    const { page } = await league.visitAs('admin', path, phone);
    await mainOf(page).getByRole('link', { name: 'Pendientes' }).click();
    await expectSoon(page).toHaveURL(/\?categoria=pendientes$/u);
    const pending = listOf(page, 'Pendientes de resultado');
    await expectSoon(
      pending.getByRole('button', { name: /Cargar resultado/u }).first(),
    ).toBeVisible();
    await expectSoon(listOf(page, 'Últimos Resultados')).toHaveCount(0);
  },
);

// Every day and hour in every zone: `tests/unit/padel/spanishDate.test.ts`.
test.each(['Pacific/Pago_Pago', 'Pacific/Kiritimati'])(
  'dates and times are never a day off, in a browser at %s',
  async (timezoneId) => {
    const { page } = await prepare(league, { timezoneId });
    // In the league's zone it is half past eleven in the evening of March 10th.
    await page.clock.setFixedTime('2026-03-11T02:30:00Z');
    await fakeRows(page, 'results', [
      resultRow(3, { date: '2026-03-10' }),
      resultRow(2, { date: '2026-03-09' }),
      resultRow(1, { date: '2025-12-31' }),
    ]);
    await fakeRows(page, 'upcoming_matches', [
      matchRow(1, { date: '2026-03-10', time: '23:45:00' }),
      matchRow(2, { date: '2026-03-11', time: '00:00:00' }),
    ]);
    const times = async () => (await mainOf(page).locator('time').allTextContents()).join(' ');
    await page.goto('/resultados');
    await expectSoon.poll(times).toMatch(/^Hoy.* Ayer.* mié 31 dic 2025/u);
    await page.goto('/proximos-partidos');
    await expectSoon.poll(times).toMatch(/^Hoy.*23:45.*00:00/u);
  },
);

test('on a page that stays open tomorrow becomes today once the evening is over', async () => {
  const { page } = await prepare(league);
  await page.clock.install({ time: '2026-03-11T02:30:00Z' });
  await fakeRows(page, 'upcoming_matches', [matchRow(1, { date: '2026-03-11' })]);
  await page.goto('/proximos-partidos');
  const day = mainOf(page).locator('time').first();
  await expectSoon(day).toHaveText(/^Mañana/u);
  await page.clock.fastForward('40:00');
  await expectSoon(day).toHaveText(/^Mañana/u);
  await page.clock.fastForward('03:00:00');
  await expectSoon(day).toHaveText(/^Hoy/u);
});
