import { expect, test } from 'vitest';
import { leagueForThisFile } from '../../support/league.ts';
import { expectSoon, mainOf } from '../../support/page.ts';
import { phone } from '../../support/screens.ts';

const league = leagueForThisFile();

test('an imagined result moves the table at once, stays in the address, and can be shared', async () => {
  const { page } = await league.visit('/tablas/sexta-libre', phone);
  const main = mainOf(page);
  const points = () => main.locator('tbody tr td:nth-last-child(2)').allTextContents();
  const choice = main.getByRole('button', { name: /: 2-0$/u }).first();
  await expectSoon(choice).toBeVisible();
  const before = await points();
  await choice.tap();
  await expectSoon(choice).toHaveAttribute('aria-pressed', 'true');
  await expectSoon(main.getByText('Hipótesis', { exact: true })).toBeVisible();
  await expectSoon(page).toHaveURL(/\?si=[\da-f]{8}\.6-4_6-4$/u);
  const imagined = await points();
  expect(imagined).not.toEqual(before);

  const { page: friend } = await league.visit(page.url(), phone);
  await expectSoon(mainOf(friend).getByText('Hipótesis', { exact: true })).toBeVisible();
  expect(await mainOf(friend).locator('tbody tr td:nth-last-child(2)').allTextContents()).toEqual(
    imagined,
  );

  await main.getByRole('button', { name: 'Quitar hipótesis' }).tap();
  await expectSoon(choice).toHaveAttribute('aria-pressed', 'false');
  await expectSoon(page).toHaveURL(/\/tablas\/sexta-libre$/u);
  await expectSoon(main.getByText('Hipótesis', { exact: true })).toHaveCount(0);
  expect(await points()).toEqual(before);
});
