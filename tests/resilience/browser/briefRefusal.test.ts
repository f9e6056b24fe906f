import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { leagueForThisFile, prepare } from '../../support/league.ts';
import { browserLog, cardOf, expectLive, expectSoon, mainOf } from '../../support/page.ts';
import { databaseOf, notification, openAddDialog, openAsAdmin } from '../support/site.ts';

// A hosted project that refuses for some seconds: its own clocks disagree, or it reads its schema again.

const league = leagueForThisFile();
const refusals = [
  [401, { code: 'PGRST303', message: 'JWT issued at future' }],
  [503, { code: 'PGRST002', message: 'Could not query the database for the schema cache' }],
] as const;

/** From now on the database refuses each request of a page, until the returned function is called. */
async function refuse(page: Page, status: number, json: object) {
  await page.route('**/rest/v1/**', (route) => route.fulfill({ status, json }));
  return () => page.unroute('**/rest/v1/**');
}

test.each(refusals)(
  'a visitor opens a page while the project answers %i, and sees no error',
  async (status, body) => {
    const { page, allow } = await prepare(league);
    allow(browserLog);
    const answer = await refuse(page, status, body);
    await page.goto('/categorias/sexta-libre?jugado=si');
    await delay(6000);
    await expect(page.getByRole('alert').count()).resolves.toBe(0);
    await answer();
    await expectLive(page);
    await expectSoon(mainOf(page).locator('article').first()).toBeVisible();
  },
);

test.each(refusals)(
  'the administrator saves while the project answers %i: once, and is told of no end',
  async (status, body) => {
    const page = await openAsAdmin(league);
    const team = `Reloj ${status}`;
    // Known pairs: nothing is asked.
    await databaseOf(league).query(
      `insert into public.pairs (category, name)
        select 'Sexta Libre', name from unnest(array[$1, 'Doble Pared']) as name
        except select category, name from public.pairs`,
      [team],
    );
    const { dialog, save } = await openAddDialog(page, team);
    const answer = await refuse(page, status, body);
    await save.click();
    await delay(5000);
    await expect(page.getByRole('alert').count()).resolves.toBe(0);
    await answer();
    await expectSoon(dialog).toBeHidden();
    await expectSoon(notification(page, 'Resultado guardado.')).toHaveCount(1);
    await expectSoon(cardOf(page, team)).toHaveCount(1);
    expect(await databaseOf(league).count(team)).toBe(1);
    await expectLive(page);
  },
);
