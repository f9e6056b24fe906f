import type { Page, Route } from 'playwright';
import { expect, test } from 'vitest';
import { setVisibility } from '../../support/clock.ts';
import { leagueForThisFile } from '../../support/league.ts';
import { cardOf, expectSoon, results } from '../../support/page.ts';
import { databaseOf, expectSameAsTable, openResults } from '../support/site.ts';

// A network between the page and its database gives a part of an answer.

const league = leagueForThisFile();

const cuts: Record<
  string,
  (body: string, rows: readonly unknown[]) => { body: string; count: number }
> = {
  'half of its rows': (_, rows) => ({
    body: JSON.stringify(rows.filter((_row, index) => index % 2 === 1)),
    count: rows.length,
  }),
  'the bytes of half of it': (body, rows) => ({
    body: body.slice(0, body.length / 2),
    count: rows.length,
  }),
  'a count that does not fit': (body, rows) => ({ body, count: rows.length - 3 }),
};

/** Answers each read of results with a part. */
async function cut(page: Page, part: (typeof cuts)[string]) {
  const address = /\/rest\/v1\/results\?/u;
  let isCut = true;
  let answers = 0;
  const answer = async (route: Route) => {
    if (!isCut) return route.continue();
    const response = await route.fetch();
    const text = await response.text();
    const { body, count } = part(text, JSON.parse(text));
    const headers: Record<string, string> = {
      ...response.headers(),
      'content-range': `0-0/${count}`,
    };
    delete headers['content-length'];
    delete headers['content-encoding'];
    answers += 1;
    return route.fulfill({ status: response.status(), headers, body });
  };
  await page.route(address, answer);
  return {
    /** How often it was asked. */
    asked: () => answers,
    giveWhole() {
      isCut = false;
    },
  };
}

/** The visitor comes back to the page, which reads its rows again. */
async function comeBack(page: Page) {
  await setVisibility(page, 'hidden');
  await page.clock.fastForward(6000);
  await setVisibility(page, 'visible');
}

test.each(Object.entries(cuts))(
  'a refresh that has %s is asked again, and never shown',
  async (name, part) => {
    const page = await openResults(league);
    const before = await results(page).allTextContents();
    const team = `Parte: ${name}`;
    // No event says it.
    league.supabase.realtime.faults.deliverChanges(false);
    const { asked, giveWhole } = await cut(page, part);
    await databaseOf(league).add(team);
    await comeBack(page);
    await expectSoon.poll(asked).toBeGreaterThan(1);
    await expect(results(page).allTextContents()).resolves.toEqual(before);
    giveWhole();
    await comeBack(page);
    await expectSoon(cardOf(page, team)).toBeVisible({ timeout: 40_000 });
    league.supabase.realtime.faults.deliverChanges(true);
    await expectSameAsTable(page, league);
  },
);
