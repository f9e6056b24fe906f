import { expect, test } from 'vitest';
import { leagueForThisFile, serviceClient } from '../../support/league.ts';
import { expectSoon, mainOf } from '../../support/page.ts';
import { phone } from '../../support/screens.ts';

const league = leagueForThisFile();

test('a result’s day is shared with all its results and no other day’s; Back closes the match', async () => {
  const results = serviceClient(league).from('results');
  const { data } = await results.select('id,team1,team2,date').order('date', { ascending: false });
  const day = data?.filter(({ date }) => date === data[0]?.date) ?? [];
  expect(day.length).toBeGreaterThan(1);
  const { page } = await league.visit('/resultados', phone);
  const match = mainOf(page).getByRole('link', { name: 'Ver el partido' });
  await match.first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Todo el día' }).click();
  const text = async () => {
    const address = await dialog.getByRole('link', { name: 'WhatsApp' }).getAttribute('href');
    return new URL(address ?? '').searchParams.get('text') ?? '';
  };
  await expectSoon.poll(async () => (await text()).match(/ – /gu)?.length).toBe(day.length);
  for (const { team1, team2 } of day) {
    expect(await text()).toContain(String(team1));
    expect(await text()).toContain(String(team2));
  }
  // The picture is encoded by a worker, which the CSP and the Trusted Types policy allow.
  await expectSoon(dialog.getByRole('button', { name: 'Descargar imagen' })).toBeEnabled();
  const workers = page.workers().map((worker) => new URL(worker.url()).pathname);
  expect(workers).toEqual([expect.stringMatching(/^\/assets\/jpegWorker-/u)]);
  await dialog.getByRole('radio', { name: 'Oscuros' }).click();
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Descargar imagen' }).click();
  expect((await download).suggestedFilename()).toMatch(/-dark\.jpg$/u);
  await page.goBack();
  await expectSoon(dialog).toBeHidden();
  expect(new URL(page.url()).pathname).toBe('/resultados');
  expect(new URL(page.url()).hash).toBe('');
  await expectSoon(match.first()).toBeFocused();
  // A day with one result is that result.
  await results.delete().eq('date', data?.[0]?.date).neq('id', data?.[0]?.id);
  await page.reload();
  const ofTheDay = page.waitForResponse(/\/results\?.*date=in/u);
  await match.first().click();
  await ofTheDay;
  await expectSoon(dialog.getByRole('button', { name: 'Descargar imagen' })).toBeEnabled();
  await expectSoon(dialog.getByRole('radio', { name: 'Todo el día' })).toHaveCount(0);
});

test('the link of a shared table leads to its season', async () => {
  const { page } = await league.visit('/tablas/quinta-libre', phone);
  await mainOf(page)
    .getByRole('button', { name: /^Compartir/u })
    .first()
    .click();
  const link = page.getByRole('dialog').getByRole('link', { name: 'WhatsApp' });
  await expectSoon(link).toHaveAttribute('href', /quinta-libre%2F(?:clausura|apertura)-\d{4}$/u);
});

test('*Copiar la fecha* leads from /admin to the message of a day, below the paste', async () => {
  const { page } = await league.visitAs('admin', '/admin', phone);
  await mainOf(page).getByRole('link', { name: 'Copiar la fecha' }).click();
  const title = mainOf(page).getByRole('heading', { name: 'Copiar la fecha' });
  await expectSoon(title).toBeFocused();
  await expectSoon(title).toBeInViewport();
});
